import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

export function NothingToCompare() {
  const { t, language } = useI18n()
  return (
    <div className="favorites-empty">
      <h2>{t('compare.empty.title')}</h2>
      <p className="lead">{t('compare.empty.text')}</p>
      <Link className={buttonClass('outlined')} to={pages.favorites(language)}>
        {t('header.favorites')}
      </Link>
    </div>
  )
}
