import { type Address, pages } from '#contract/pages.ts'
import { type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import type { Language } from '#domain/languages.ts'

/** How a narrow screen shows the projects; wide ones show both. */
export type ProjectsView = 'list' | 'map'

export function viewOf(params: URLSearchParams): ProjectsView {
  return params.get('view') === 'map' ? 'map' : 'list'
}

/** The address of the list of projects with these criteria, shown in this way. */
export function projectsAddress(
  language: Language,
  criteria: ComplexQuery,
  view: ProjectsView,
  page = 1,
): Address {
  const shown = view === 'map' ? 'view=map' : ''
  return pages.projects(language, [complexSearch(criteria, language, page), shown].filter(Boolean).join('&'))
}
