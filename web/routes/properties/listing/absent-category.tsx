import './empty-list.css'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** In place of the list of a category of which the company never had a unit: nothing was sold, and no filter helps. */
export function AbsentCategory() {
  const { t, language } = useI18n()
  return (
    <div className="listing-empty">
      <h2>{t('views.absent.title')}</h2>
      <Link className={buttonClass('outlined')} to={pages.properties(language)}>
        {t('menu.properties.all')}
      </Link>
    </div>
  )
}
