import './price-history.css'
import type { Estate } from '#contract/estates.ts'
import type { PriceStep } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { PriceSteps } from '../../../blocks/estate/price-steps.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FactRows } from './fact-rows.tsx'
import { priceLine } from './price-line.ts'

type PriceHistoryProps = {
  estate: Pick<Estate, 'price_history' | 'updated_at'>
  /** The same prices with their reasons; empty where nobody tells them: of a parking space, say. */
  steps: readonly PriceStep[]
}

/** Every price the unit has had: drawn as a line, and the newest first in words, with the reasons that are known. */
export function PriceHistory({ estate, steps }: PriceHistoryProps) {
  const { t, price, number, language } = useI18n()
  const history = estate.price_history
  const [first, last] = [history[0], history.at(-1)]
  if (first === undefined || last === undefined) return null
  const { line, dots } = priceLine(history, estate.updated_at.slice(0, 10))
  const change = (last.price / first.price - 1) * 100
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return (
    <section className="price-history" aria-labelledby="estate-history">
      <div className="price-history-head">
        <h3 id="estate-history">{t('estate.history')}</h3>
        <p className="figures">{t('estate.history.since', { change: sign + number(Math.abs(change)) })}</p>
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="price-history-area" d={`${line}V100H0Z`} />
        <path className="price-history-line" vectorEffect="non-scaling-stroke" d={line} />
        <path className="price-history-dots" vectorEffect="non-scaling-stroke" d={dots} />
      </svg>
      {steps.length > 0 ? (
        <PriceSteps history={steps} labelledBy="estate-history" />
      ) : (
        <FactRows
          facts={history.toReversed().map((point) => ({
            title: formatDate(point.date, language),
            value: price(point.price),
          }))}
        />
      )}
    </section>
  )
}
