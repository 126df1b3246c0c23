import './status.css'
import { type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import { statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** The meaning of the cells' colours and shapes, and the number of units of each. */
export function StatusLegend({ units }: { units: readonly { status: ListedStatus }[] }) {
  const { t } = useI18n()
  return (
    <ul className="status-legend figures" aria-label={t('board.legend')}>
      {listedStatuses.map((status) => {
        const count = units.filter((unit) => unit.status === status).length
        return (
          count > 0 && (
            <li key={status}>
              <span className={`cell-sample cell-${status}`} aria-hidden="true" />
              {t(statusKey(status))} <b>{count}</b>
            </li>
          )
        )
      })}
    </ul>
  )
}
