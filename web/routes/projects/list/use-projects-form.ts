import { type ComplexQuery, complexQueryOfParams } from '#domain/complex-query.ts'
import { useFilterForm } from '../../../blocks/filters/use-filter-form.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { projectsAddress, type ProjectsView } from './projects-address.ts'

/** The filter form of the list of projects. */
export function useProjectsForm(criteria: ComplexQuery, view: ProjectsView) {
  const { language } = useI18n()
  return useFilterForm(criteria, {
    read: complexQueryOfParams,
    to: (wanted) => projectsAddress(language, wanted, view),
  })
}
