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

const nothingNear: Near = { estates: [], listings: [] }

export type EmptyListProps = {
  category: Category
  listing: ListingQuery
  filters: readonly ShownFilter[]
  /** It has units, and none of them could be read. */
  isUnread: boolean
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
  const { estates, listings } = near ?? nothingNear
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
      {(reversed.length === 0 || listings.length > 0) && (
        <p className="lead">
          {t(
            listings.length === 0
              ? 'listing.empty.text'
              : estates.length > 0
                ? 'listing.empty.wider'
                : 'listing.empty.far',
          )}
        </p>
      )}
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
      <Link className={buttonClass('outlined')} to={pages.listing(language, category, everything)}>
        {t('listing.filters.reset')}
      </Link>
    </div>
  )
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
