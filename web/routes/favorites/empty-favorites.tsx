import { pages } from '#contract/pages.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Nothing is kept yet: how to keep something, and where to find it. */
export function EmptyFavorites() {
  const { t } = useI18n()
  return (
    <div className="favorites-empty">
      <h2>{t('favorites.empty.title')}</h2>
      <p className="lead">{t('favorites.empty.text')}</p>
      <WaysToUnits />
    </div>
  )
}

/** The listings in which something can be marked. */
export function WaysToUnits() {
  const { language } = useI18n()
  const categories = useRootData()?.categories.filter(({ estates_count }) => estates_count > 0) ?? []
  return (
    <ul className="favorites-ways">
      {categories.map(({ code, title }) => (
        <li key={code}>
          <Link className={buttonClass('outlined')} to={pages.listing(language, code)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
