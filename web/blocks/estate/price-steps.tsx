import './price-steps.css'
import type { PriceStep } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

type PriceStepsProps = {
  history: readonly PriceStep[]
  /** The id of its heading. */
  labelledBy: string
}

/** Every price that a flat has had, the newest first, each with its change and its reason (R1103, R1330). */
export function PriceSteps({ history, labelledBy }: PriceStepsProps) {
  const { t, price, language } = useI18n()
  return (
    <div className="price-steps">
      <RecordTable
        labelledBy={labelledBy}
        columns={[
          t('price_sheet.history.date'),
          t('price_sheet.history.price'),
          t('price_sheet.history.change'),
          t('price_sheet.history.reason'),
        ]}
        rows={history.toReversed().map((step) => ({
          key: step.date,
          head: formatDate(step.date, language),
          cells: [
            price(step.price),
            changeWords(step.difference, price),
            <Reason key="reason" step={step} />,
          ],
        }))}
      />
      <p className="caption">{t('price_sheet.history.source')}</p>
    </div>
  )
}

function Reason({ step: { reason, note, difference } }: { step: PriceStep }) {
  const { t } = useI18n()
  const told =
    reason === null
      ? t(difference === null ? 'price_sheet.reason.first' : 'price_sheet.reason.unknown')
      : t(`price_sheet.reason.${reason}`)
  return note === null ? told : <>{reason === null ? note : `${told}: ${note}`}</>
}

function changeWords(change: number | null, price: (tenge: number) => string): string {
  if (change === null) return '—'
  return change === 0 ? price(0) : `${change > 0 ? '+' : '−'}${price(Math.abs(change))}`
}
