import '../reading.css'
import { useLoaderData } from 'react-router'
import { getArticle } from '#contract/articles.ts'
import { pages } from '#contract/pages.ts'
import { SourceList } from '../../../blocks/answers/source-list.tsx'
import { PictureGroup } from '../../../blocks/lightbox/picture-group.tsx'
import { ReadCards } from '../../../blocks/contents/read-card.tsx'
import { categoryTitle, dayOfArticle, readingOfArticle } from '../../../blocks/contents/readings.ts'
import { SubscribeBand } from '../../../blocks/subscribe/subscribe-band.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { JsonLd } from '../../../layout/json-ld.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { FeedLink } from '../feed-link.tsx'
import { ReadingHead } from '../reading-head.tsx'
import { ReadingBody } from '../reading-body.tsx'
import { articleJsonLd } from './article-json-ld.ts'
import { newsSearch } from './news-address.ts'
import type { Route } from './+types/article.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { apiClient, sharePicture } = pageContext(context)
  const { data: article } = await orNotFound(url, apiClient(getArticle, { slug: params.slug }))
  return { article, share: await sharePicture({ kind: 'article', article }) }
}

/** One news article in full, with further reading (R39). */
export default function Article() {
  const { article, share } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const root = useRootData()
  const { t, count, language } = i18n
  const { slug, title, lead, cover, category, reading_minutes, body_html, complexes, related } = article
  const day = dayOfArticle(article, i18n)
  const url = (root?.publicUrl ?? '') + pages.article(language, slug)
  return (
    <>
      <PageHead title={title} description={lead} image={share} type="article" />
      <FeedLink />
      {root !== undefined && <JsonLd data={import.meta.env.SSR && articleJsonLd(article, url, root)} />}
      <article>
        <ReadingHead
          steps={[
            { title: t('header.news'), to: pages.contents(language) },
            { title: t('news.title'), to: pages.news(language) },
            { title },
          ]}
          title={title}
          lead={lead}
          picture={cover}
        >
          {day.text !== '' && <time dateTime={day.machine}>{day.text}</time>}
          {reading_minutes > 0 && <span>{count(reading_minutes, 'news.reading')}</span>}
          <Link to={pages.news(language, newsSearch({ category, project: null }))}>
            {categoryTitle(category, i18n)}
          </Link>
        </ReadingHead>
        <ReadingBody
          title={title}
          url={url}
          facts={
            complexes.length > 0 && (
              <div>
                <dt>{t(complexes.length === 1 ? 'news.project' : 'promo.projects')}</dt>
                {complexes.map(({ slug, name }) => (
                  <dd key={slug}>
                    <Link to={pages.project(language, slug)}>{name}</Link>
                  </dd>
                ))}
              </div>
            )
          }
        >
          <PictureGroup title={title}>
            <RichText html={body_html} linked />
          </PictureGroup>
          <SourceList sources={article.sources} />
        </ReadingBody>
      </article>
      {related.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <div className="section-head">
            <h2 id="related">{t('news.related')}</h2>
            <TextLink to={pages.news(language)}>{t('news.all')}</TextLink>
          </div>
          <ReadCards readings={related.map((other) => readingOfArticle(other, i18n))} />
        </section>
      )}
      <SubscribeBand />
    </>
  )
}
