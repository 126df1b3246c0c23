import './purchase-methods.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { calculationOfParams } from '#domain/calculation-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { AnswerLinks } from '../../blocks/answers/answer-links.tsx'
import { ContractSampleLinks } from '../../blocks/contract/contract-sample.tsx'
import { loadAnswerLinks } from '../../data/answer-links.server.ts'
import { contractSample } from '../../data/contract-sample.server.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useWays } from '../../data/root-data.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { revalidateFor } from '../../data/revalidation.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ItemList } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Icon } from '../../ui/icon.tsx'
import { affordableUnder } from './affordable.ts'
import { AffordableSearch } from './affordable-search.tsx'
import { countFlats } from './count-flats.server.ts'
import { useCalculation } from './calculator/use-calculation.ts'
import { loadPurchase } from './purchase-data.server.ts'
import { sendToTidy } from './tidy-question.server.ts'
import { WayCards } from './way-cards.tsx'
import { WayComparison } from './way-comparison.tsx'
import { purchaseDescription, purchaseLead } from './ways-words.ts'
import type { Route } from './+types/purchase-methods.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** Each with the way to buy that it is about; null: with any. */
const questions = [
  ['documents', null],
  ['effective', 'mortgage'],
  ['decision', 'mortgage'],
  ['early', 'installment'],
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  sendToTidy(url, pages.purchaseMethods)
  const { apiClient } = pageContext(context)
  const [data, links, sample, promotions] = await Promise.all([
    loadPurchase(apiClient),
    loadAnswerLinks(apiClient, 'purchase'),
    contractSample(apiClient),
    optional(apiClient(getPromotions, { state: 'active', per_page: 100 }), noData),
  ])
  const asked = calculationOfParams(url.searchParams)
  const counts = await countFlats(apiClient, affordableUnder(asked, data, languageOfPath(url.pathname)))
  // Another server may not know the filter (A41).
  const discounts = promotions.data.filter(({ state, discount }) => state === 'active' && discount !== null)
  return { data, links, sample, counts, discounts: discounts.length }
}

/** The criteria of the lists of flats. */
const listKeys = ['monthly', 'hand', 'city', 'restoration'] as const

/** A price is reckoned with in the browser; the flats of a list are counted again where its query changes. */
export const shouldRevalidate = revalidateFor(...listKeys)

/** The ways to buy side by side (R52). */
export default function PurchaseMethods() {
  const { data, links, sample, counts, discounts } = useLoaderData<typeof loader>()
  const { t, language } = useI18n()
  const ways = useWays()
  const title = t('purchase.title')
  const { asked, refused, change } = useCalculation((search) => pages.purchaseMethods(language, search))
  return (
    <>
      <PageHead title={title} description={t(purchaseDescription(ways))} />
      <div className="wrap purchase-page">
        <PageBreadcrumbs steps={[{ title }]} />
        <ItemList entries={ways.map((way) => pages[way](language))} />
        <h1>{title}</h1>
        <p className="lead purchase-page-lead">{t(purchaseLead(ways))}</p>
        <WayCards programmes={data.programmes} discounts={discounts} />
      </div>
      {data.isUnread && <p className="lead wrap">{t('listing.unread')}</p>}
      {data.programmes.length > 0 && (
        <>
          <SafePart>
            <WayComparison data={data} asked={asked} refused={refused} change={change} />
          </SafePart>
          <SafePart>
            <AffordableSearch data={data} counts={counts} asked={asked} change={change} />
          </SafePart>
        </>
      )}
      <section className="section section-mist" aria-labelledby="questions">
        <div className="wrap purchase-questions">
          <h2 id="questions">{t('purchase.questions')}</h2>
          <div>
            {questions
              .filter(([, way]) => way === null || ways.includes(way))
              .map(([question]) => (
                <details key={question}>
                  <summary>
                    <h3>{t(`purchase.question.${question}`)}</h3>
                    <Icon name="plus" />
                  </summary>
                  <p>{t(`purchase.answer.${question}`)}</p>
                </details>
              ))}
            {sample !== null && <ContractSampleLinks sample={sample} />}
            {links.length > 0 && (
              <div className="purchase-answers">
                <h3>{t('answers.title')}</h3>
                <AnswerLinks links={links} />
              </div>
            )}
          </div>
        </div>
      </section>
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
