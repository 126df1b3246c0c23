import '../contents.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { ReadCards } from '../../../blocks/contents/read-card.tsx'
import { readingOfPromotion } from '../../../blocks/contents/readings.ts'
import { SubscribeBand } from '../../../blocks/subscribe/subscribe-band.tsx'
import { pageContext } from '../../../data/page-context.server.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ItemList } from '../../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { ContentsPages } from '../contents-pages.tsx'
import { EmptyContents, emptyTitle } from '../empty-contents.tsx'
import { FeedLink } from '../feed-link.tsx'
import { SectionTabs } from '../section-tabs.tsx'
import { promotionsSearch } from './promotions-address.ts'
import { loadPromotions } from './promotions-data.server.ts'
import { PromotionFilters } from './promotion-filters.tsx'
import type { Route } from './+types/promotions.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPromotions(pageContext(context).apiClient, url, languageOfPath(url.pathname))
}

/** The promotions of today, or those that are over (R40). Future ones are not shown. */
export default function Promotions() {
  const { criteria, projects, totals, page, last, first, isPastEnd, isUnread, promotions } =
    useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, language } = i18n
  const chosen = [
    projects.find(({ slug }) => slug === criteria.project)?.name,
    criteria.category === null ? undefined : t(`category.${criteria.category}`),
    page > 1 && !isPastEnd ? t('common.page', { page }) : undefined,
  ]
  const readings = promotions.map((promotion) => readingOfPromotion(promotion, i18n))
  const isWhole = promotionsSearch(criteria, page) === ''
  // Nothing is said of the days of a promotion that has only one, or of which they are not told (A41).
  const isDated =
    promotions.length > 0 &&
    promotions.every(({ starts_at, ends_at }) => starts_at !== '' && ends_at !== null) &&
    !isUnread
  // There is nothing to choose from where there never was one.
  const isNone = isWhole && totals.active === 0 && totals.past === 0
  const title = criteria.state === 'past' ? [t('promo.title'), t('promo.past')].join(': ') : t('promo.title')
  return (
    <>
      <PageHead
        title={[title, ...chosen].filter(Boolean).join(', ')}
        description={t(isNone ? 'promo.none' : 'promo.description')}
        search={() => promotionsSearch(criteria, page)}
        image={promotions[0]?.cover}
        hidden={isPastEnd}
      />
      <FeedLink />
      <div className="wrap contents-page">
        <PageBreadcrumbs
          steps={[{ title: t('header.news'), to: pages.contents(language) }, { title: t('promo.title') }]}
        />
        <ItemList entries={readings.map(({ to }) => to)} first={first} />
        <h1>{t('promo.title')}</h1>
        <p className="lead contents-lead">
          {t(criteria.state === 'past' ? 'promo.lead.past' : isDated ? 'promo.lead' : 'promo.lead.today')}
        </p>
        <SectionTabs current="promotions" />
        {!isNone && <PromotionFilters criteria={criteria} projects={projects} totals={totals} />}
        <section aria-labelledby="promotion-list">
          <h2 className="visually-hidden" id="promotion-list">
            {t(`promo.${criteria.state}`)}
          </h2>
          {readings.length > 0 ? (
            <ReadCards readings={readings} eager={1} />
          ) : (
            <EmptyContents
              title={t(
                emptyTitle(
                  { isPastEnd, isUnread, total: totals[criteria.state] },
                  isWhole ? 'promo.none' : 'promo.empty',
                ),
              )}
              to={isWhole ? null : pages.promotions(language)}
              link={t('promo.all')}
            />
          )}
          <ContentsPages
            page={page}
            last={isPastEnd ? 1 : last}
            to={(number) => pages.promotions(language, promotionsSearch(criteria, number))}
          />
        </section>
      </div>
      <SubscribeBand />
    </>
  )
}
