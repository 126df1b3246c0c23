import './missing-projects.css'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'

/** In place of projects and prices that the data server did not give: what is missing, and a way on (R1790). */
export function MissingProjects() {
  const { t, language } = useI18n()
  return (
    <div className="missing-projects">
      <p className="lead">{t('overviews.missing')}</p>
      <TextLink to={pages.callback(language)}>{t('header.callback')}</TextLink>
    </div>
  )
}
