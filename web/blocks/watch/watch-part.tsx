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

/** «Tell me about changes» at the end of the page of a project (R1080). */
export function WatchBand(props: { query: string }) {
  return <WatchLink className="wrap watch-part watch-band" {...props} />
}

/** `feed` is the name of the feed (R1577). */
type ListingWatchProps = { category: Category; listing: ListingQuery; feed: string }

/** The same of a listing with its filters, and the feed of what of them can be watched (R1088). */
export function ListingWatch({ category, listing, feed }: ListingWatchProps) {
  const { language } = useI18n()
  const site = useRootData()?.publicUrl ?? ''
  const filters = listingSearch({ ...listing, sort: null, view: null }, language)
  const watched = listingSearch(watchableListing(listing), language)
  const address = pages.listing(language, category, watched, '/changes.xml')
  return (
    <WatchLink className="watch-part" query={`list=${categorySegments[category]}${filters && `&${filters}`}`}>
      <link rel="alternate" type="application/atom+xml" title={feed} href={site + address} />
    </WatchLink>
  )
}

type WatchLinkProps = {
  className: string
  /** What the visitor would be told about. */
  query: string
  children?: ReactNode
}

/** The way to the page of the form, where there is one. */
function WatchLink({ className, query, children }: WatchLinkProps) {
  const { t, language } = useI18n()
  if (useRootData()?.hasWatches !== true) return null
  return (
    <p className={className}>
      <Link className={buttonClass('outlined', { small: true })} to={pages.watch(language, query)}>
        {t('watch.open')}
      </Link>
      {children}
    </p>
  )
}
