import './watch-part.css'
import type { ReactNode } from 'react'
import { pages } from '#contract/pages.ts'
import { categorySegments, type Category } from '#domain/categories.ts'
import { type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { watchableListing } from '#domain/watches.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** «Tell me about changes» at the end of the page of a unit or a project (R1080). */
export function WatchBand({ query }: { query: string }) {
  if (useRootData()?.hasWatches !== true) return null
  return (
    <div className="wrap watch-band">
      <WatchLink query={query} />
    </div>
  )
}

/** The same of a listing with its filters, and the feed of what of them can be watched (R1088). */
export function ListingWatch({ category, listing }: { category: Category; listing: ListingQuery }) {
  const { t, language } = useI18n()
  const { hasWatches, publicUrl } = useRootData() ?? {}
  if (hasWatches !== true) return null
  const filters = listingSearch({ ...listing, sort: null, view: null }, language)
  const watched = listingSearch(watchableListing(listing), language)
  const feed = pages.listing(language, category, watched, '/changes.xml')
  return (
    <WatchLink query={[`list=${categorySegments[category]}`, filters].filter(Boolean).join('&')}>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('watch.open')}
        href={`${publicUrl ?? ''}${feed}`}
      />
    </WatchLink>
  )
}

/** The way to the page of the form; `query` says what the visitor would be told about. */
function WatchLink({ query, children }: { query: string; children?: ReactNode }) {
  const { t, language } = useI18n()
  return (
    <p className="watch-part">
      <Link className={buttonClass('outlined', { small: true })} to={pages.watch(language, query)}>
        {t('watch.open')}
      </Link>
      {children}
    </p>
  )
}
