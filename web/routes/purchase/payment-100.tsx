import './payment-100.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { formatDate } from '#domain/dates.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { pageContext } from '../../data/page-context.server.ts'
import { optional } from '../../data/optional.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { WayTabs } from './way-tabs.tsx'
import type { Route } from './+types/payment-100.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

const steps = ['choose', 'contract', 'register', 'pay', 'keys'] as const

/** The promotions that take something off the price today, and whether there are none at all. */
export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const answer = await optional(apiClient(getPromotions, { state: 'active', per_page: 100 }), null)
  return {
    offers: (answer?.data ?? [])
      .filter(({ state, discount }) => state === 'active' && discount !== null)
      .map(({ id, title, lead, discount, ends_at }) => ({ id, title, lead, discount, ends_at })),
    // Promotions that name no per cent, and those of another server that cannot be read, may still lower a price.
    hasNone: answer !== null && answer.data.length === 0 && answer.meta.total <= 0,
  }
}

/** Paying the whole price at once (R55): the steps of the deal, and the present discounts. */
export default function PaymentPage() {
  const { offers, hasNone } = useLoaderData<typeof loader>()
  const { t, language, number } = useI18n()
  const title = t('home.purchase.payment100.title')
  const isTold = hasNone || offers.length > 0
  return (
    <>
      <PageHead title={title} description={t('payment100.description')} />
      <div className="wrap payment-page">
        <PageBreadcrumbs
          steps={[{ title: t('purchase.title'), to: pages.purchaseMethods(language) }, { title }]}
        />
        <h1>{title}</h1>
        <p className="lead payment-page-lead">{t('payment100.lead')}</p>
        <WayTabs current="payment100" />
        <section className="payment-page-part" aria-labelledby="steps">
          <h2 id="steps">{t('payment100.steps')}</h2>
          <ol className="payment-steps">
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`payment100.step.${step}.title`)}</h3>
                <p>{t(`payment100.step.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="payment-page-part" aria-labelledby={isTold ? 'offers' : undefined}>
          {isTold && <h2 id="offers">{t('payment100.offers')}</h2>}
          <div>
            {hasNone && <p className="lead">{t('payment100.offers.none')}</p>}
            {!isTold && (
              <p>
                <TextLink to={pages.promotions(language)}>{t('payment100.offers.promo')}</TextLink>
              </p>
            )}
            {offers.length > 0 && (
              <ul className="payment-offers">
                {offers.map(({ id, title: name, lead, discount, ends_at: end }) => (
                  <li key={id}>
                    <b className="figures">−{t('calculator.percent', { value: number(discount ?? 0) })}</b>
                    <div>
                      <h3>{name}</h3>
                      <p>{lead}</p>
                      {end !== null && (
                        <p className="caption">
                          {t('payment100.offers.until', { date: formatDate(end, language) })}
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <TextLink to={pages.listing(language, 'flat')}>{t('payment100.offers.link')}</TextLink>
          </div>
        </section>
      </div>
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
