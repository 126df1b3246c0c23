import './estate-money.css'
import { Link } from 'react-router'
import type { Estate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { MonthlyPayment } from './monthly-payment.tsx'
import { PriceHistory } from './price-history.tsx'

/** What it costs, cost before and costs a month, and the offers that hold for it. */
export function EstateMoney(props: { estate: Estate; promotions: readonly BasicPromotion[] }) {
  const { estate, promotions } = props
  const { t, language } = useI18n()
  const hasHistory = estate.price_history.length > 1
  if (!hasHistory && promotions.length === 0 && estate.monthly_from === null) return null
  return (
    <section className="section section-mist" aria-labelledby="estate-money">
      <div className="wrap">
        <div className="section-head">
          <h2 id="estate-money">{t('estate.money')}</h2>
        </div>
        <div className="estate-money">
          {(hasHistory || promotions.length > 0) && (
            <div className="estate-money-past">
              {hasHistory && <PriceHistory estate={estate} />}
              {promotions.length > 0 && (
                <section aria-labelledby="estate-promotions">
                  <h3 id="estate-promotions">{t('estate.promotions')}</h3>
                  <ul className="estate-promotions">
                    {promotions.map(({ id, slug, title, lead, ends_at }) => (
                      <li key={id}>
                        <p>
                          <b>
                            <Link to={pages.promotion(language, slug)}>{title}</Link>
                          </b>
                          {ends_at !== null && (
                            <small>
                              {t('estate.promotions.until', { date: formatDate(ends_at, language) })}
                            </small>
                          )}
                        </p>
                        <p className="caption">{lead}</p>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          )}
          {estate.monthly_from !== null && (
            <MonthlyPayment monthly={estate.monthly_from} total={estate.price} />
          )}
        </div>
      </div>
    </section>
  )
}
