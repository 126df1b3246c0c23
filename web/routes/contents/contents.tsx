import './contents.css'
import { useLoaderData } from 'react-router'
import { getArticles } from '#contract/articles.ts'
import { pages } from '#contract/pages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { ReadCard, ReadCards } from '../../blocks/contents/read-card.tsx'
import { readingOfArticle, readingOfPromotion } from '../../blocks/contents/readings.ts'
import { SubscribeBand } from '../../blocks/subscribe/subscribe-band.tsx'
import { withLateCover } from '../../data/late-picture.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { FeedLink } from './feed-link.tsx'
import { SectionTabs } from './section-tabs.tsx'
import type { Route } from './+types/contents.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** One at large, and two rows of three. */
const newsShown = 7
const promotionsShown = 6

export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [articles, promotions] = await Promise.all([
    optional(apiClient(getArticles, { page: 1, per_page: newsShown }), noData),
    optional(apiClient(getPromotions, { page: 1, per_page: promotionsShown }), noData),
  ])
  return {
    /** Both lists could be read, and have nothing. */
    isNone: [articles, promotions].every((list) => list !== noData && list.data.length === 0),
    // The first one alone is of the first view.
    articles: articles.data.map((article, place) => (place === 0 ? article : withLateCover(article))),
    promotions: promotions.data.map((promotion) => withLateCover(promotion)),
  }
}

/** News and promotions at a glance (R37). */
export default function Contents() {
  const { articles, promotions, isNone } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, language } = i18n
  const [first, ...others] = articles.map((article) => readingOfArticle(article, i18n))
  return (
    <>
      <PageHead
        title={t('header.news')}
        description={t(isNone ? 'contents.none' : 'contents.description')}
        image={articles[0]?.cover}
      />
      <FeedLink />
      <div className="wrap contents-page">
        <PageBreadcrumbs steps={[{ title: t('header.news') }]} />
        <h1>{t('header.news')}</h1>
        {!isNone && (
          <p className="lead contents-lead">
            {t(
              promotions.length === 0
                ? 'contents.lead.news'
                : articles.length === 0
                  ? 'contents.lead.promo'
                  : 'contents.lead',
            )}
          </p>
        )}
        <SectionTabs current="contents" />
        {isNone && <p className="lead contents-empty">{t('contents.none')}</p>}
        {first !== undefined && (
          <section aria-labelledby="contents-news">
            <h2 className="visually-hidden" id="contents-news">
              {t('news.title')}
            </h2>
            <ReadCard reading={first} sizes="(width < 960px) 100vw, 58vw" eager large />
            <div className="contents-others">
              <ReadCards readings={others} />
            </div>
            <TextLink to={pages.news(language)}>{t('news.all')}</TextLink>
          </section>
        )}
      </div>
      {promotions.length > 0 && (
        <section className="section section-mist" aria-labelledby="contents-promo">
          <div className="wrap">
            <div className="section-head">
              <h2 id="contents-promo">{t('promo.title')}</h2>
              <TextLink to={pages.promotions(language)}>{t('promo.all')}</TextLink>
            </div>
            <ReadCards readings={promotions.map((promotion) => readingOfPromotion(promotion, i18n))} />
          </div>
        </section>
      )}
      <SubscribeBand />
    </>
  )
}
