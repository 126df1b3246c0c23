import './estate-money.css'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import type { Opening } from '../../../blocks/payment/home-calculator.tsx'
import { HomePayment } from '../../../blocks/payment/home-payment.tsx'
import { paymentTitle } from '../../../blocks/payment/payment-title.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { EstatePriceSheet } from './estate-price-sheet.tsx'
import { PriceHistory } from './price-history.tsx'
import type { ShownEstate } from './estate-data.server.ts'
import type { EstateExtras } from './estate-extras.server.ts'

type EstateMoneyProps = { estate: ShownEstate } & Pick<EstateExtras, 'promotions' | 'priceSheet' | 'paying'>

/** Its price, its earlier price, its monthly payment, all that it costs, and its current offers. */
export function EstateMoney({ estate, promotions, priceSheet, paying }: EstateMoneyProps) {
  const { t, language } = useI18n()
  const hasHistory = estate.price_history.length > 1
  if (!hasHistory && promotions.length === 0 && priceSheet === null && paying === null) return null
  return (
    <section className="section section-mist" aria-labelledby="estate-money">
      <div className="wrap">
        <div className="section-head">
          <h2 id="estate-money">{t('estate.money')}</h2>
        </div>
        {(hasHistory || promotions.length > 0) && (
          <div className="estate-money">
            {hasHistory && <PriceHistory estate={estate} steps={priceSheet?.history ?? []} />}
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
        {priceSheet !== null && <EstatePriceSheet slug={estate.slug} sheet={priceSheet} />}
        {paying !== null && estate.price !== null && (
          <section className="estate-payment" id="monthly" aria-labelledby="estate-payment">
            <h3 id="estate-payment">{paymentTitle(paying, t)}</h3>
            <HomePayment
              key={estate.id}
              paying={paying}
              about={{ estate: estate.id }}
              price={estate.price}
              priceOld={estate.price_old}
              prices={null}
              restoration={estate.restoration?.code ?? null}
              opening={openingOf(estate)}
            />
          </section>
        )}
      </div>
    </section>
  )
}

/** As the price above says it: the smallest payment of all, else the question that most programmes answer. */
function openingOf({ category, monthly_from: monthly }: ShownEstate): Opening {
  if (monthly === null) {
    const type = category === 'flat' ? 'mortgage' : 'installment'
    return { type, initial: null, months: null, program: null }
  }
  return {
    type: monthly.program.kind === 'installment' ? 'installment' : 'mortgage',
    initial: monthly.initial_payment_tenge,
    months: null,
    program: monthly.program.code,
  }
}
