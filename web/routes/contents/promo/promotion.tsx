import '../reading.css'
import './promotion.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { ReadCards } from '../../../blocks/contents/read-card.tsx'
import { readingOfPromotion } from '../../../blocks/contents/readings.ts'
import { EstateLattice } from '../../../blocks/estate/estate-card.tsx'
import { OfferTable } from '../../../blocks/estate/offer-table.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { JsonLd } from '../../../layout/json-ld.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { FeedLink } from '../feed-link.tsx'
import { ReadingBody } from '../reading-body.tsx'
import { ReadingHead } from '../reading-head.tsx'
import { loadPromotion } from './promotion-data.server.ts'
import { promotionJsonLd } from './promotion-json-ld.ts'
import type { Route } from './+types/promotion.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { apiClient, sharePicture } = pageContext(context)
  const found = await orNotFound(url, loadPromotion(apiClient, params.slug))
  return { ...found, share: await sharePicture({ kind: 'promotion', promotion: found.promotion }) }
}

/** One promotion: its days, its conditions and its units; after its end it says so (R41). */
export default function Promotion() {
  const { promotion, units, sale, cards, others, share } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const root = useRootData()
  const { t, count, number, language } = i18n
  const { id, slug, title, lead, cover, state, discount, starts_at, ends_at, complexes } = promotion
  const url = (root?.publicUrl ?? '') + pages.promotion(language, slug)
  const day = (date: string) => formatDate(date, language)
  const since = starts_at && t('promo.since', { date: day(starts_at) })
  const until = ends_at && t('promo.until', { date: day(ends_at) })
  const period =
    starts_at !== '' && ends_at !== null
      ? t('promo.between', { from: day(starts_at), to: day(ends_at) })
      : since || (until ?? '')
  const rows = units?.map(({ category, total, priceFrom }) => ({
    key: category,
    title: t(`category.${category}`),
    areas: null,
    count: count(total, `category.${category}.count`),
    priceFrom,
    to: pages.listing(language, category, listingSearch({ ...anyListing, promotions: [id] }, language)),
  }))
  return (
    <>
      <PageHead title={title} description={lead} image={share} type="article" />
      {root !== undefined && (
        <JsonLd data={import.meta.env.SSR && promotionJsonLd(promotion, sale, url, root)} />
      )}
      <FeedLink />
      <article>
        <ReadingHead
          steps={[
            { title: t('header.news'), to: pages.contents(language) },
            { title: t('promo.title'), to: pages.promotions(language) },
            { title },
          ]}
          title={title}
          lead={lead}
          picture={cover}
        >
          {period !== '' && <span>{period}</span>}
        </ReadingHead>
        <ReadingBody
          title={title}
          url={url}
          facts={
            (period !== '' || discount !== null || complexes.length > 0) && (
              <>
                {period !== '' && (
                  <div>
                    <dt>{t('promo.period')}</dt>
                    <dd>{period}</dd>
                  </div>
                )}
                {discount !== null && (
                  <div>
                    <dt>{t('promo.discount')}</dt>
                    <dd className="figures">{t('promo.discount.value', { percent: number(discount) })}</dd>
                  </div>
                )}
                {complexes.length > 0 && (
                  <div>
                    <dt>{t(complexes.length === 1 ? 'news.project' : 'promo.projects')}</dt>
                    {complexes.map(({ slug, name }) => (
                      <dd key={slug}>
                        <Link to={pages.project(language, slug)}>{name}</Link>
                      </dd>
                    ))}
                  </div>
                )}
              </>
            )
          }
        >
          {state === 'past' && ends_at !== null && (
            <p className="reading-over">{t('promo.over.note', { date: day(ends_at) })}</p>
          )}
          <RichText html={promotion.body_html} />
          {promotion.conditions_html !== '' && (
            <>
              <h2>{t('promo.conditions')}</h2>
              <RichText html={promotion.conditions_html} />
            </>
          )}
        </ReadingBody>
      </article>
      {state === 'active' && rows !== undefined && (
        <section className="section section-mist" aria-labelledby="units">
          <div className="wrap">
            <div className="section-head">
              <h2 id="units">{t('promo.units')}</h2>
            </div>
            {cards.length > 0 && (
              <div className="promotion-units">
                <EstateLattice estates={cards} wide />
              </div>
            )}
            {rows.length > 0 ? <OfferTable rows={rows} /> : <p className="lead">{t('promo.units.none')}</p>}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className="section wrap" aria-labelledby="others">
          <div className="section-head">
            <h2 id="others">{t('promo.others')}</h2>
            <TextLink to={pages.promotions(language)}>{t('promo.all')}</TextLink>
          </div>
          <ReadCards readings={others.map((other) => readingOfPromotion(other, i18n))} />
        </section>
      )}
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
