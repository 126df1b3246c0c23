import './reserve-unit-card.css'
import { pages } from '#contract/pages.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { estateNumberWords, estateTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import type { ReserveUnit } from './reserve-data.server.ts'

/** Which unit the form is about under its caption, and how the law has it sold while it is being built. */
export function ReserveUnitCard({ unit, caption }: { unit: ReserveUnit; caption: string }) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  const { complex, house, plan, floor, floors_total, status } = unit
  const shown = shownPrice(unit)
  const where = [complex.name, house.name, estateNumberWords(unit, t)]
  return (
    <div className="reserve-about">
      <div className="reserve-unit">
        {plan !== null && <img src={plan.card} width={plan.width} height={plan.height} alt="" />}
        <div>
          <p className="caption">{caption}</p>
          <h2>
            <Link to={pages.estate(language, unit.category, unit.slug)}>{estateTitle(unit, i18n)}</Link>
          </h2>
          <p>{where.filter(Boolean).join(', ')}</p>
          {unit.category === 'flat' && floors_total > 0 && (
            <p>{t('estate.floor.card', { floor, total: floors_total })}</p>
          )}
          <p className="reserve-price figures">{shown === null ? t(statusKey(status)) : price(shown)}</p>
          {status === 'reserved' && <p>{t('estate.reserved.text')}</p>}
          {status === 'unconfirmed' && <p>{t('estate.unconfirmed.text')}</p>}
        </div>
      </div>
      {unit.isBuilding && <p>{t('reserves.note.building')}</p>}
    </div>
  )
}
