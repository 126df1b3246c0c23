import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import type { Card } from '../../../blocks/estate/estate-card.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { tableColumns } from './table-columns.tsx'

type TableViewProps = { category: Category; listing: ListingQuery; estates: readonly Card[] }

/**
 * Units as rows, heads that sort through links. Where the columns have no room, every row folds into two lines without
 * heads.
 */
export function TableView({ category, listing, estates }: TableViewProps) {
  const i18n = useI18n()
  const { t } = i18n
  const columns = tableColumns(category, i18n)
  return (
    <table className="estate-table figures">
      <caption className="visually-hidden">{t(`category.${category}`)}</caption>
      <thead>
        <tr>
          {columns.map(({ name, title, sorts }) => (
            <th
              key={name}
              scope="col"

              className={`column-${name}`}
              aria-sort={sorts && directionOf(listing, sorts)}
            >
              {sorts === undefined ? (
                title
              ) : (
                <SortLink category={category} listing={listing} sorts={sorts} title={title} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {estates.map((estate) => (
          <tr key={estate.id} className={`estate-row-${estate.status}`}>
            {columns.map(({ name, cell }) =>
              name === 'name' ? (
                <th key={name} scope="row" className="column-name">
                  {cell(estate)}
                </th>
              ) : (
                <td key={name} className={`column-${name}`}>
                  {cell(estate)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Sorts = 'area' | 'floor' | 'deadline' | 'price'

function directionOf({ sort }: ListingQuery, sorts: Sorts): 'ascending' | 'descending' | undefined {
  if (sort === sorts) return 'ascending'
  return sort === `-${sorts}` ? 'descending' : undefined
}

/** Sorts from low to high, and by the column that is sorted so already from high to low. */
function SortLink({
  category,
  listing,
  sorts,
  title,
}: Omit<TableViewProps, 'estates'> & { sorts: Sorts; title: string }) {
  const { t, language } = useI18n()
  const direction = directionOf(listing, sorts)
  const sort = direction === 'ascending' ? (`-${sorts}` as const) : sorts
  return (
    <Link
      to={pages.listing(language, category, listingSearch({ ...listing, sort }, language))}
      title={t(`listing.sort.${sort}`)}
      data-direction={direction}
      preventScrollReset
    >
      {title}
      <Icon name="chevron-down" />
    </Link>
  )
}
