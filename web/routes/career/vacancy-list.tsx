import './vacancy-list.css'
import type { VacancyCard } from '#contract/vacancies.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { salaryText } from './career-words.ts'

type VacancyListProps = {
  vacancies: readonly VacancyCard[]
  /** Whether the list is of urgent ones only: then none of them has to say so. */
  urgent?: boolean
}

/** Vacancies as lines: title, field, place, salary. All of a line is the link. */
export function VacancyList({ vacancies, urgent = false }: VacancyListProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  return (
    <ul className="vacancy-list">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <h3>
            <Link to={pages.vacancy(language, vacancy.category.slug, vacancy.slug)}>{vacancy.title}</Link>
            {vacancy.is_burning && !urgent && <Tag look="zhosa">{t('career.burning.tag')}</Tag>}
          </h3>
          <span>{vacancy.category.title}</span>
          <span>{vacancy.city.name}</span>
          <span className="vacancy-salary figures">
            {salaryText(vacancy, i18n) || t('career.salary.none')}
          </span>
        </li>
      ))}
    </ul>
  )
}
