import type { Filter } from '#contract/estates.ts'
import type { ComplexQuery } from '#domain/complex-query.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { projectsAddress, type ProjectsView } from './projects-address.ts'

type ProjectCitiesProps = {
  criteria: ComplexQuery
  view: ProjectsView
  cities: Filter['options']
}

/**
 * Cities with how many projects each would show: all of them links. Other criteria travel along. One city alone is no
 * choice: it has the projects that all cities have (R1686).
 */
export function ProjectCities({ criteria, view, cities }: ProjectCitiesProps) {
  const { t, language } = useI18n()
  if (cities.length < 2) return null
  const address = (slugs: string[]) => projectsAddress(language, { ...criteria, cities: slugs }, view)
  const counts = cities.map(({ count }) => count)
  const chips = [
    {
      title: t('projects.cities.all'),
      to: address([]),
      count: counts.some((count) => count < 0) ? -1 : counts.reduce((sum, count) => sum + count),
      current: criteria.cities.length === 0,
    },
    ...cities.map(({ value, title, count }) => ({
      title,
      to: address([value]),
      count,
      current: criteria.cities.includes(value),
    })),
  ]
  return <ChipLinks label={t('projects.cities')} chips={chips} />
}
