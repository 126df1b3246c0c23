import '../../../ui/row-edges.css'
import './project-tools.css'
import { useRef } from 'react'
import type { Filter } from '#contract/estates.ts'
import type { ComplexQuery } from '#domain/complex-query.ts'
import { ChosenChips } from '../../../blocks/filters/chosen-chips.tsx'
import { OpenFilters } from '../../../blocks/filters/open-filters.tsx'
import { useChipFocus } from '../../../blocks/filters/use-chip-focus.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { chosenProjects } from './chosen-projects.ts'
import { projectsAddress, type ProjectsView } from './projects-address.ts'
import { useProjectsForm } from './use-projects-form.ts'

type ProjectToolsProps = {
  criteria: ComplexQuery
  view: ProjectsView
  /** Whether any place is known. */
  hasMap: boolean
  filters: readonly Filter[]
  /** Whether there is a panel of filters to open. */
  hasFilters: boolean
  total: number
}

/**
 * The number of results, the chosen filters, the order, on narrow screens list or map and the button of the filters.
 */
export function ProjectTools({ criteria, view, hasMap, filters, hasFilters, total }: ProjectToolsProps) {
  const i18n = useI18n()
  const { t, count, language } = i18n
  const { isLoading } = useProjectsForm(criteria, view)
  const chosen = chosenProjects(criteria, filters, i18n)
  const tools = useRef<HTMLDivElement>(null)
  const remove = useChipFocus(tools, chosen.length)
  const orders = ([null, 'price', '-price', 'deadline'] as const).map((sort) => ({
    title: t(`projects.sort.${sort ?? 'default'}`),
    to: projectsAddress(language, { ...criteria, sort }, view),
    current: criteria.sort === sort,
  }))
  const views = (['list', 'map'] as const).map((each) => ({
    title: t(`map.view.${each}`),
    to: projectsAddress(language, criteria, each),
    current: view === each,
  }))
  return (
    <div className="project-tools" ref={tools}>
      <output className="project-total" data-loading={isLoading || undefined} tabIndex={-1}>
        {count(total, 'projects.total')}
      </output>
      <ChosenChips
        chips={chosen.map(({ title, without }) => ({ title, to: projectsAddress(language, without, view) }))}
        onRemove={remove}
      />
      <LinkRow className="project-order" label={t('projects.sort')} links={orders} />
      {hasMap && <LinkRow className="project-views" label={t('map.view')} links={views} />}
      {hasFilters && <OpenFilters chosen={chosen.length} />}
    </div>
  )
}

type LinkRowProps = {
  className: string
  label: string
  links: readonly { title: string; to: string; current: boolean }[]
}

function LinkRow({ className, label, links }: LinkRowProps) {
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {links.map(({ title, to, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
