import type { EstateRelaxation } from '#contract/estates.ts'
import { type Address, pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { levelNumber } from '#domain/level-number.ts'
import { anyListing, listingOfParams, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { type ReversedBounds, reversedBounds } from '#domain/reversed-bounds.ts'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import { type Card, EstateCard } from '../../../blocks/estate/estate-card.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { boundTitle, changeTitle } from './change-title.ts'
import styles from './empty-list.css?url'

/** What is near a list that finds nothing. */
export type Near = {
  /** The nearest units, each with what is different, in words. */
  estates: readonly (Card & { difference: string })[]
  /** Wider lists that find something. */
  listings: readonly EstateRelaxation[]
}

export type EmptyListProps = {
  category: Category
  listing: ListingQuery
  filters: readonly ShownFilter[]
  /** It has units, and none of them could be read. */
  isUnread: boolean
  /** Missing where nobody could tell. */
  near?: Near
  /** The page lies behind the end of a list that has others. */
  isPast: boolean
  /** The first page of the same list. */
  first: Address
}

/** In place of an empty list: the reason, and the nearest ways on. */
export function EmptyList({ category, listing, filters, isUnread, near, isPast, first }: EmptyListProps) {
  const i18n = useI18n()
  const { t, count, language } = i18n
  if (isPast || isUnread) {
    return (
      <div className="listing-empty">
        <Styles />
        <h3>{t(isPast ? 'listing.past.title' : 'listing.unread')}</h3>
        {isPast && (
          <>
            <p className="lead">{t('listing.past.text')}</p>
            <Link className={buttonClass('outlined')} to={first}>
              {t('listing.past.link')}
            </Link>
          </>
        )}
      </div>
    )
  }
  const { sort, view } = listing
  const everything = listingSearch({ ...anyListing, sort, view }, language)
  // Without a filter there is none to take away: nothing of the kind is on sale.
  if (listingSearch(listing, language) === everything) {
    return (
      <div className="listing-empty">
        <Styles />
        <h3>{t('menu.none')}</h3>
      </div>
    )
  }
  const reversed = reversedBounds(listing)
  const { estates = [], listings = [] } = near ?? {}
  const words = wordsOf(listing, near, reversed.length > 0)
  const isSold = words === 'listing.empty.sold'
  const nearby = (query: string) =>
    listingSearch({ ...listingOfParams(new URLSearchParams(query)), view }, language)
  return (
    <div className="listing-empty">
      <Styles />
      <h3>{t('listing.empty.title')}</h3>
      {reversed.map(({ key }) => (
        <p className="lead" key={key}>
          {t('views.bounds.empty', { reason: t(`views.bounds.${key}`) })}
        </p>
      ))}
      {estates.length > 0 && <NearUnits estates={estates} />}
      {words !== null && <p className="lead">{t(words)}</p>}
      {(listings.length > 0 || reversed.length > 0) && (
        <ul className="listing-near">
          {reversed.map((bounds) => (
            <li key={bounds.key}>
              <Link to={pages.listing(language, category, listingSearch(bounds.swapped, language))}>
                <span>{swapTitle(bounds, filters, i18n)}</span>
              </Link>
            </li>
          ))}
          {listings.map(({ changes, query, total }) => (
            <li key={query}>
              <Link to={pages.listing(language, category, nearby(query))}>
                <span>{changeTitle(changes, filters, i18n)}</span>
                <small>{count(total, `category.${category}.count`)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        className={buttonClass('outlined')}
        to={isSold ? pages.properties(language) : pages.listing(language, category, everything)}
      >
        {t(isSold ? 'properties.title' : 'listing.filters.reset')}
      </Link>
    </div>
  )
}

/** As many conditions the wider lists give up at once. */
const mostGivenUp = 2

/**
 * What is said before the wider lists, or in their place (R1581). Without any, nothing is found either when two conditions
 * are given up: of a list with no more conditions than that, nothing is on sale. Bounds in the wrong order are a reason by
 * themselves.
 */
function wordsOf(listing: ListingQuery, near: Near | undefined, isReversed: boolean) {
  const hasUnits = near !== undefined && near.estates.length > 0
  if (hasUnits) return near.listings.length > 0 ? 'listing.empty.wider' : null
  if (isReversed) return null
  if (near !== undefined && near.listings.length > 0) return 'listing.empty.far'
  const conditions = conditionsOf(listing)
  if (conditions === 0) return 'listing.empty.sold'
  if (near === undefined) return 'listing.empty.text'
  return conditions > mostGivenUp ? 'listing.empty.strict' : 'listing.empty.sold'
}

/** How many filters are set; two bounds of one are one. */
function conditionsOf(listing: ListingQuery): number {
  const filters = new URLSearchParams(listingSearch({ ...listing, sort: null, view: null, hand: null }, 'en'))
  return new Set([...filters.keys()].map((key) => key.replace(/_(from|to)$/, ''))).size
}

/** Lists that find something do without them. */
function Styles() {
  return <link rel="stylesheet" href={styles} precedence="view" />
}

/** The nearest units as cards, each under a line that says what is different. */
function NearUnits({ estates }: Pick<Near, 'estates'>) {
  const { t } = useI18n()
  return (
    <>
      <p className="lead">{t('listing.empty.near')}</p>
      <ul className="lattice listing-near-units">
        {estates.map(({ difference, ...estate }) => (
          <li key={estate.id}>
            <p>{difference}</p>
            <EstateCard estate={estate} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** «Swap them: price from 20 million up to 40 million», «Swap them: floor 2 to 5». */
function swapTitle({ key, from, to }: ReversedBounds, filters: readonly ShownFilter[], i18n: I18n): string {
  const name = (filters.find((filter) => filter.key === key)?.title ?? key).toLowerCase()
  if (key === 'floor') {
    return i18n.t('views.bounds.swap.floor', { name, low: levelNumber(to), high: levelNumber(from) })
  }
  const [low, high] = [boundTitle(`${key}_from`, to, i18n), boundTitle(`${key}_to`, from, i18n)]
  return i18n.t('views.bounds.swap', { name, low, high })
}
