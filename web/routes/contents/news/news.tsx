import '../contents.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { ReadCards } from '../../../blocks/contents/read-card.tsx'
import { readingOfArticle } from '../../../blocks/contents/readings.ts'
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
import { newsSearch } from './news-address.ts'
import { loadNews } from './news-data.server.ts'
import { NewsFilters } from './news-filters.tsx'
import type { Route } from './+types/news.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNews(pageContext(context).apiClient, url, languageOfPath(url.pathname))
}

/** All news, or those about a thing or a project, the newest first (R38). */
export default function News() {
  const { criteria, categories, projects, page, last, first, total, isPastEnd, isUnread, articles } =
    useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, count, language } = i18n
  const chosen = [
    categories.find(({ value }) => value === criteria.category)?.title,
    projects.find(({ value }) => value === criteria.project)?.title,
    page > 1 && !isPastEnd ? t('common.page', { page }) : undefined,
  ]
  const readings = articles.map((article) => readingOfArticle(article, i18n))
  const isWhole = newsSearch(criteria, page) === ''
  return (
    <>
      <PageHead
        title={[t('news.title'), ...chosen].filter(Boolean).join(', ')}
        description={
          total < 0
            ? ''
            : isWhole && total === 0
              ? t('news.none')
              : t('news.description', { count: count(total, 'news.count') })
        }
        search={() => newsSearch(criteria, page)}
        image={articles[0]?.cover}
        hidden={isPastEnd}
      />
      <FeedLink />
      <div className="wrap contents-page">
        <PageBreadcrumbs
          steps={[{ title: t('header.news'), to: pages.contents(language) }, { title: t('news.title') }]}
        />
        <ItemList entries={readings.map(({ to }) => to)} first={first} />
        <h1>{t('news.title')}</h1>
        {!(isWhole && total === 0) && <p className="lead contents-lead">{t('contents.lead.news')}</p>}
        <SectionTabs current="news" />
        <NewsFilters criteria={criteria} categories={categories} projects={projects} />
        <section aria-labelledby="news-list">
          <h2 className="visually-hidden" id="news-list">
            {count(total, 'news.count') || t('news.title')}
          </h2>
          {readings.length > 0 ? (
            <ReadCards readings={readings} eager={1} />
          ) : (
            <EmptyContents
              title={t(emptyTitle({ isPastEnd, isUnread, total }, isWhole ? 'news.none' : 'news.empty'))}
              to={isWhole ? null : pages.news(language)}
              link={t('news.all')}
            />
          )}
          <ContentsPages
            page={page}
            last={isPastEnd ? 1 : last}
            to={(number) => pages.news(language, newsSearch(criteria, number))}
          />
        </section>
      </div>
      <SubscribeBand />
    </>
  )
}
