import './offer-table.css'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** One row: the kind of unit, its sizes in m², the number of units, the lowest price in tenge. */
export type OfferRow = {
  key: string | number
  title: string
  areas: { from: number; to: number } | null
  count: string
  priceFrom: number | null
  to: Address
}

/** Offers by kind: area, how many, price from. Each row opens its list. */
export function OfferTable({ rows }: { rows: readonly OfferRow[] }) {
  const { t, area, number, shortPrice } = useI18n()
  return (
    <ul className="offer-table">
      {rows.map((row) => (
        <li key={row.key}>
          <Link to={row.to}>
            <b>{row.title}</b>
            <span className="offer-table-area figures">
              {row.areas !== null &&
                (row.areas.from === row.areas.to
                  ? area(row.areas.from)
                  : t('home.rooms.range', { from: number(row.areas.from), to: area(row.areas.to) }))}
            </span>
            <span className="offer-table-count figures">{row.count}</span>
            <span className="offer-table-price figures">
              {row.priceFrom !== null && t('common.from', { value: shortPrice(row.priceFrom) })}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
