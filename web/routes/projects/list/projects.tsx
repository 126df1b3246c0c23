import './projects.css'
import { data, useLoaderData } from 'react-router'
import { type Address, pages } from '#contract/pages.ts'
import { anyComplex, type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ItemList } from '../../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { loadProjects } from './projects-data.server.ts'
import { ProjectCities } from './project-cities.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectResults } from './project-results.tsx'
import { ProjectTools } from './project-tools.tsx'
import { projectsAddress } from './projects-address.ts'
import type { Route } from './+types/projects.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient, maps } = pageContext(context)
  const { data: shown, init } = await orNotFound(
    url,
    loadProjects(apiClient, url, languageOfPath(url.pathname)),
  )
  return data({ ...shown, maps }, init ?? {})
}

/** All projects, or those that match the visitor's criteria, as a list and on a map (R49). */
export default function Projects() {
  const shown = useLoaderData<typeof loader>()
  const { criteria, view, filters, hasFilters, page, last, first, total, isPastEnd, projects, points, maps } =
    shown
  const root = useRootData()
  const { t, count, language } = useI18n()
  const all = root?.projects ?? []
  const inCities = new Set(all.map(({ city }) => city).filter(Boolean)).size
  const totals = {
    projects: count(all.length, 'projects.lead.projects'),
    cities: count(inCities, 'projects.lead.cities'),
  }
  const isPast = isPastEnd && total !== 0
  const isEmpty = projects.length === 0 && !isPast && !shown.isUnread
  const isNone = isEmpty && complexSearch({ ...criteria, sort: null }, language) === ''
  const flats = count(
    root?.categories.find(({ code }) => code === 'flat')?.estates_count ?? -1,
    'category.flat.count',
  )
  const addressOf = (number: number) => projectsAddress(language, criteria, view, number)
  const cities = filters.find(({ key }) => key === 'city')?.options ?? []
  const chosen = cities.filter(({ value }) => criteria.cities.includes(value)).map(({ title }) => title)
  const title = [t('projects.title'), ...chosen, page > 1 && !isPastEnd ? t('common.page', { page }) : '']
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <PageHead
        title={title}
        description={inCities === 0 ? '' : t('projects.description', totals)}
        search={(other) => complexSearch({ ...anyComplex, cities: criteria.cities }, other, page)}
        image={projects[0]?.image}
        hidden={isPastEnd}
      />
      <div className="wrap projects-page">
        <PageBreadcrumbs steps={[{ title: t('projects.title') }]} />
        <ItemList first={first} entries={projects.map(({ slug }) => pages.project(language, slug))} />
        <h1>{t('projects.title')}</h1>
        <p className="lead projects-lead">
          {all.length > 0 && t(inCities === 0 ? 'projects.lead.plain' : 'projects.lead', totals)}
          {flats !== '' && !isNone && ` ${t('projects.lead.flats', { flats })}`}
        </p>
        <SafePart>
          <ProjectCities criteria={criteria} view={view} cities={cities} />
        </SafePart>
        <div className="projects-layout" data-view={view}>
          {hasFilters && !isNone && (
            <SafePart>
              <ProjectFilters criteria={criteria} view={view} filters={filters} total={total} />
            </SafePart>
          )}
          <section className="projects-results" aria-labelledby="projects-list">
            <h2 className="visually-hidden" id="projects-list">
              {t('projects.results')}
            </h2>
            {!isNone && (
              <SafePart>
                <ProjectTools {...shown} />
              </SafePart>
            )}
            {projects.length > 0 ? (
              <ProjectResults projects={projects} points={points} maps={maps} />
            ) : isNone ? (
              <div className="projects-empty">
                <h3>{t('projects.none.title')}</h3>
                <p className="lead">{t('projects.none.text')}</p>
              </div>
            ) : (
              <EmptyList isPast={isPast} isUnread={shown.isUnread} start={addressOf(1)} criteria={criteria} />
            )}
            <Pagination
              page={page}
              last={isPastEnd ? 1 : last}
              to={addressOf}
              labels={{
                nav: t('listing.pages'),
                prev: t('listing.pages.prev'),
                next: t('listing.pages.next'),
                page: (number) => t('listing.pages.page', { page: number }),
                current: (number) => t('listing.pages.current', { page: number }),
              }}
            />
          </section>
        </div>
      </div>
      <CallbackBand title={t('callback.title')} />
    </>
  )
}

type EmptyListProps = {
  isPast: boolean
  /** The list may have projects: it could not be read (A41). */
  isUnread: boolean
  start: Address
  criteria: ComplexQuery
}

/**
 * A page beyond the last one, a list that could not be read, or one without matches: the criteria beside the city are
 * dropped first.
 */
function EmptyList({ isPast, isUnread, start, criteria }: EmptyListProps) {
  const { t, language } = useI18n()
  const inCity = { ...anyComplex, cities: criteria.cities }
  const isNarrowed = complexSearch({ ...criteria, sort: null }, language) !== complexSearch(inCity, language)
  if (isUnread && !isPast) {
    return (
      <div className="projects-empty">
        <h3>{t('listing.unread')}</h3>
      </div>
    )
  }
  return (
    <div className="projects-empty">
      <h3>{t(isPast ? 'listing.past.title' : 'projects.empty.title')}</h3>
      <p className="lead">{t(isPast ? 'listing.past.text' : 'projects.empty.text')}</p>
      <div className="projects-empty-ways">
        {!isPast && isNarrowed && criteria.cities.length > 0 && (
          <Link className={buttonClass()} to={pages.projects(language, complexSearch(inCity, language))}>
            {t('listing.filters.reset')}
          </Link>
        )}
        <Link className={buttonClass('outlined')} to={isPast ? start : pages.projects(language)}>
          {t(isPast ? 'listing.past.link' : 'projects.all')}
        </Link>
      </div>
    </div>
  )
}
