import './newest.css'
import { pages } from '#contract/pages.ts'
import { type Reading, ReadCards } from '../../blocks/contents/read-card.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'

/** The newest news and promotions, in one row. */
export function Newest({ readings }: { readings: readonly Reading[] }) {
  const { t, language } = useI18n()
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
