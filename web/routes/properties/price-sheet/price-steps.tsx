import type { PriceStep } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { RecordTable } from '../../../ui/record-table.tsx'

/** Every price the flat has had, the newest first, each with its reason (R1103). */
export function PriceSteps({ history }: { history: readonly PriceStep[] }) {
  const { t, price, language } = useI18n()
  if (history.length === 0) return null
  return (
    <section className="price-part" aria-labelledby="price-history">
      <h2 id="price-history">{t('price_sheet.history.title')}</h2>
      <RecordTable
        labelledBy="price-history"
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
    </section>
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
