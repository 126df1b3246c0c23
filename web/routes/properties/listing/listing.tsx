import './listing.css'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { pages, resultsId } from '#contract/pages.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { anyListing, canonicalSearch, listingSearch } from '#domain/listing-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { notFoundPage, orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { useRootData } from '../../../data/root-data.ts'
import { lazyPart, SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { roomsGroupTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { listingNoun } from '../../../i18n/listing-noun.ts'
import { ItemList } from '../../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingTools } from './listing-tools.tsx'
import { loadShown } from './listing-data.server.ts'
import { ShownView } from './shown-view.tsx'
import type { Route } from './+types/listing.ts'

/** A plain form: its script comes after the first view. */
const PhrasePart = lazyPart(async () => (await import('./phrase-part.tsx')).PhrasePart)

const WatchPart = lazyPart(async () => (await import('../../../blocks/watch/watch-part.tsx')).ListingWatch)

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = categoryOfSegment(params.type)
  if (category === null) throw notFoundPage(url)
  return orNotFound(url, loadShown(pageContext(context), url, category, languageOfPath(url.pathname)))
}

export default function Listing() {
  const { criteria, ...loaded } = useLoaderData<typeof loader>()
  const shown = { ...loaded, listing: { ...anyListing, ...criteria } }
  const { category, listing, page, last, first, total, estates, plans, named, isPastEnd, missed } = shown
  const i18n = useI18n()
  const { t, count, language } = i18n
  const name = t(`category.${category}`)
  const isAbsent = useRootData()?.absent.includes(category) === true
  const rooms =
    category === 'flat'
      ? listing.rooms.map((number) => roomsGroupTitle(number, t).toLowerCase()).join(', ')
      : ''
  const addressOf = (number: number) =>
    pages.listing(language, category, listingSearch(listing, language, number))
  // Nothing where it is not known.
  const found = count(total, listingNoun(category, listing.view))
  const byPlan = listing.view === 'plans'
  const title = [
    name,
    rooms,
    named,
    byPlan && t('views.plans'),
    page > 1 && !isPastEnd && t('common.page', { page }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <PageHead
        title={title}
        description={found && t(`listing.description.${category}`, { count: found })}
        search={(other) => canonicalSearch(listing, other, byPlan ? 1 : page)}
        hidden={isPastEnd || isAbsent || missed.length > 0}
      />
      <div className="wrap">
        <PageBreadcrumbs
          steps={[{ title: t('properties.title'), to: pages.properties(language) }, { title: name }]}
        />
        <ItemList
          first={first}
          entries={[
            ...estates.map(({ slug }) => pages.estate(language, category, slug)),
            ...plans.map(({ query }) => pages.listing(language, category, query)),
          ]}
        />
        <h1 className="listing-title">{name}</h1>
        <CategoryTabs current={category} />
        {isAbsent ? (
          <h2>{t('views.absent.title')}</h2>
        ) : (
          <div className="listing">
            {shown.hasFilters && (
              <>
                {/* Fifty stops of the Tab key lie between the kinds of property and the first result. */}
                <a className="skip-link" href={`#${resultsId}`}>
                  {t('listing.skip')}
                </a>
                <SafePart>
                  <FilterPanel {...shown} />
                </SafePart>
              </>
            )}
            <section className="listing-results" id={resultsId} aria-labelledby="listing-results">
              <div className="listing-phrase">
                <Suspense>
                  <PhrasePart {...shown} />
                </Suspense>
              </div>
              <h2 className="visually-hidden" id="listing-results">
                {t('listing.results')}
              </h2>
              <SafePart>
                <ListingTools {...shown} />
              </SafePart>
              <ShownView {...shown} isPast={isPastEnd && total !== 0} first={addressOf(1)} />
              <Pagination
                page={page}
                last={isPastEnd ? 1 : last}
                to={addressOf}
                labels={{
                  nav: t('listing.pages'),
                  prev: t('listing.pages.prev'),
                  next: t('listing.pages.next'),
                  page: (number) => t('listing.pages.page', { page: number }),
                  current: (number) => t('listing.pages.current', { page: number }),
                }}
              />
              <Suspense>
                <WatchPart {...shown} />
              </Suspense>
            </section>
          </div>
        )}
      </div>
      <CallbackBand title={t(category === 'flat' ? 'callback.title' : 'listing.callback')} />
    </>
  )
}
