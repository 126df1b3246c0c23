import type { Filter } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { SelectForm } from '../select-form.tsx'
import { newsSearch, type NewsCriteria, newsCriteriaOf } from './news-address.ts'

type NewsFiltersProps = {
  criteria: NewsCriteria
  categories: Filter['options']
  projects: Filter['options']
}

/** Categories as links with how many articles each would show; projects, of which a company may have many, in a list. */
export function NewsFilters({ criteria, categories, projects }: NewsFiltersProps) {
  const { t, language } = useI18n()
  const address = (change: Partial<NewsCriteria>) =>
    pages.news(language, newsSearch({ ...criteria, ...change }))
  const any = {
    title: t('news.filter.category.any'),
    to: address({ category: null }),
    current: criteria.category === null,
  }
  const each = categories.map(({ value, title, count }) => ({
    title,
    to: address({ category: value }),
    count,
    current: criteria.category === value,
  }))
  const project = {
    name: 'project',
    label: t('news.filter.project'),
    value: criteria.project ?? '',
    options: [{ value: '', title: t('news.filter.project.any') }, ...projects],
  }
  return (
    <div className="contents-filters">
      {categories.length > 0 && <ChipLinks label={t('news.filter.category')} chips={[any, ...each]} />}
      {projects.length > 0 && (
        <SelectForm
          action={pages.news(language)}
          selects={[project]}
          to={(query) => pages.news(language, newsSearch(newsCriteriaOf(query)))}
          kept={criteria.category === null ? [] : [['category', criteria.category]]}
        />
      )}
    </div>
  )
}
