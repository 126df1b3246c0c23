import './floor-table.css'
import type { FloorEstate } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { type BoardQuery, fitsBoard } from '#domain/board-query.ts'
import { byNumber } from '#domain/chessboard.ts'
import { estateTitle, statusKey } from '../../../../i18n/estate-words.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { Link } from '../../../../ui/link.tsx'

/** The floor in words: its units by number, each a link to its page. */
export function FloorTable({ units, criteria }: { units: readonly FloorEstate[]; criteria: BoardQuery }) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  return (
    <table className="floor-table figures" aria-labelledby="floor-units">
      <thead>
        <tr>
          <th scope="col">{t('floor.unit')}</th>
          <th scope="col">{t('floor.what')}</th>
          <th scope="col">{t('floor.price')}</th>
          <th scope="col">{t('floor.status')}</th>
        </tr>
      </thead>
      <tbody>
        {units.toSorted(byNumber).map((unit) => (
          <tr key={unit.id} className={fitsBoard(unit, criteria) ? undefined : 'floor-unfit'}>
            <th scope="row">{t('floor.number', { number: unit.number })}</th>
            <td>
              <Link to={pages.estate(language, unit.category, unit.slug)}>{estateTitle(unit, i18n)}</Link>
            </td>
            <td className="floor-price">{unit.price === null ? '—' : price(unit.price)}</td>
            <td>
              <span className={`floor-status cell-${unit.status}`}>{t(statusKey(unit.status))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
