import { pages } from '#contract/pages.ts'
import { ReadCards } from '../../blocks/contents/read-card.tsx'
import { readingOfArticle, readingOfPromotion } from '../../blocks/contents/readings.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import type { NewestReading } from './home-data.server.ts'

/** The newest news and promotions, in one row. */
export function Newest({ newest }: { newest: readonly NewestReading[] }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const readings = newest.map((one) =>
    one.kind === 'news' ? readingOfArticle(one.article, i18n) : readingOfPromotion(one.promotion, i18n),
  )
  return (
    <section className="section wrap home-newest" aria-labelledby="newest">
      <div className="section-head">
        <h2 id="newest">{t('header.news')}</h2>
        <span className="home-newest-ways">
          <TextLink to={pages.news(language)}>{t('news.all')}</TextLink>
          <TextLink to={pages.promotions(language)}>{t('promo.all')}</TextLink>
        </span>
      </div>
      <ReadCards readings={readings} />
    </section>
  )
}
