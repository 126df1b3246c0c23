import type { Estate } from '#contract/estates.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Every price the unit has had, the newest first. */
export function PriceHistory({ history }: { history: Estate['price_history'] }) {
  const { t, price, language } = useI18n()
  return (
    <section aria-labelledby="estate-history">
      <h2 id="estate-history">{t('estate.history')}</h2>
      <dl className="estate-list">
        {history.toReversed().map((point) => (
          <div key={point.date}>
            <dt>{formatDate(point.date, language)}</dt>
            <dd className="figures">{price(point.price)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
