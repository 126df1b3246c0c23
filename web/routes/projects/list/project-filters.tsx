import type { Filter } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyComplex, type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import { restorationTitleOf } from '#domain/restorations.ts'
import { FilterSheet } from '../../../blocks/filters/filter-sheet.tsx'
import { ChoiceFilter, RangeFilter, RoomsFilter } from '../../../blocks/filters/filters.tsx'
import { shownKeys } from '../../../blocks/filters/shown-filters.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { projectsAddress, type ProjectsView } from './projects-address.ts'
import { useProjectsForm } from './use-projects-form.ts'

type ProjectFiltersProps = {
  criteria: ComplexQuery
  view: ProjectsView
  filters: readonly Filter[]
  total: number
}

/** The cities are links above the list. */
const panelKeys = 'status rooms price area class deadline restorations features promotion'.split(' ')

/** The filters of the list of projects, with how many projects each would show. */
export function ProjectFilters({ criteria, view, filters, total }: ProjectFiltersProps) {
  const { count, language } = useI18n()
  const { wanted, isLoading, go, change, leave } = useProjectsForm(criteria, view)
  const named = (key: string) => filters.find((filter) => filter.key === key)
  const shown = shownKeys(filters, panelKeys)
  const carried = [...new URLSearchParams(complexSearch(wanted, language))].filter(([key]) => !shown.has(key))
  return (
    <FilterSheet
      action={pages.projects(language)}
      reset={projectsAddress(language, { ...anyComplex, cities: criteria.cities, sort: criteria.sort }, view)}
      total={count(total, 'projects.total')}
      carried={view === 'map' ? [...carried, ['view', 'map'] as const] : carried}
      isMissing={filters.length === 0}
      isLoading={isLoading}
      go={go}
      change={change}
    >
      <ChoiceFilter filter={named('status')} chosen={wanted.statuses} />
      <RoomsFilter filter={named('rooms')} chosen={wanted.rooms} />
      <RangeFilter filter={named('price')} from={wanted.priceFrom} to={wanted.priceTo} apply={leave} />
      <RangeFilter filter={named('area')} from={wanted.areaFrom} to={wanted.areaTo} apply={leave} />
      <ChoiceFilter filter={named('class')} chosen={wanted.classes} />
      <ChoiceFilter filter={named('deadline')} chosen={wanted.deadlines} />
      <ChoiceFilter
        filter={named('restorations')}
        chosen={wanted.restorations}
        submits={(code) => restorationTitleOf(code, language)}
      />
      <ChoiceFilter filter={named('features')} chosen={wanted.features} />
      <ChoiceFilter filter={named('promotion')} chosen={wanted.promotions.map(String)} />
    </FilterSheet>
  )
}
