import './vacancy-tools.css'
import { pages } from '#contract/pages.ts'
import type { VacancyCategory } from '#contract/vacancies.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { VacancySearch } from './vacancy-search.tsx'

type VacancyToolsProps = {
  categories: readonly VacancyCategory[]
  /** Null where it is not known. */
  total: number | null
  /** Slug of the category that is shown; empty for all of them, null while a search is on. */
  current: string | null
  search: string
}

/** Fields of work, each a page of its own, and the search, which goes through all of them (R161). */
export function VacancyTools({ categories, total, current, search }: VacancyToolsProps) {
  const { t, language } = useI18n()
  return (
    <div className="vacancy-tools">
      <ChipLinks
        label={t('career.categories')}
        chips={[
          {
            title: t('career.all'),
            to: pages.career(language),
            ...(total !== null && { count: total }),
            current: current === '',
          },
          ...categories.map(({ slug, title, count }) => ({
            title,
            to: pages.vacancies(language, slug),
            ...(count >= 0 && { count }),
            current: slug === current,
          })),
        ]}
      />
      <VacancySearch search={search} />
    </div>
  )
}
