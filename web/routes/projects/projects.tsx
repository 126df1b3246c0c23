import './projects.css'
import { Link, useLoaderData } from 'react-router'
import { type Address, pages } from '#contract/pages.ts'
import { anyComplex, type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { ProjectCard } from '../../blocks/project/project-card.tsx'
import { orNotFound, pageContext } from '../../data/ask.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ItemList } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { loadProjects } from './projects-data.ts'
import { ProjectTools } from './project-tools.tsx'
import type { Route } from './+types/projects.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return orNotFound(url, loadProjects(pageContext(context).ask, url, languageOfPath(url.pathname)))
}

/** All projects, or those of a city (R49). */
export default function Projects() {
  const { wishes, cities, page, last, first, total, isPastEnd, projects } = useLoaderData<typeof loader>()
  const root = useRootData()
  const { t, count, language } = useI18n()
  const all = root?.projects ?? []
  const totals = {
    projects: count(all.length, 'projects.lead.projects'),
    cities: count(new Set(all.map(({ city }) => city)).size, 'projects.lead.cities'),
    flats: count(
      root?.categories.find(({ code }) => code === 'flat')?.estates_count ?? 0,
      'category.flat.count',
    ),
  }
  const addressOf = (query: ComplexQuery, number = 1) =>
    pages.projects(language, complexSearch(query, language, number))
  const chosen = cities.filter(({ value }) => wishes.cities.includes(value)).map(({ title }) => title)
  const title = [t('projects.title'), ...chosen, page > 1 && !isPastEnd ? t('common.page', { page }) : '']
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <PageHead
        title={title}
        description={t('projects.description', totals)}
        search={(other) => complexSearch({ ...anyComplex, cities: wishes.cities }, other, page)}
        image={projects[0]?.image}
        hidden={isPastEnd}
      />
      <div className="wrap projects-page">
        <PageBreadcrumbs steps={[{ title: t('projects.title') }]} />
        <ItemList
          first={first}
          items={projects.map(({ name, slug }) => ({ title: name, to: pages.project(language, slug) }))}
        />
        <h1>{t('projects.title')}</h1>
        <p className="lead projects-lead">{t('projects.lead', totals)}</p>
        <ProjectTools wishes={wishes} cities={cities} />
        <section aria-labelledby="projects-list">
          <h2 className="visually-hidden" id="projects-list">
            {t('projects.results')}
          </h2>
          {projects.length > 0 ? (
            <ul className="projects-grid">
              {projects.map((project, index) => (
                <li key={project.id}>
                  <ProjectCard
                    project={project}
                    sizes="(width < 700px) 100vw, (width < 1920px) 50vw, 33vw"
                    eager={index === 0}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyList isPast={isPastEnd && total > 0} start={addressOf(wishes)} />
          )}
          <Pagination
            page={page}
            last={isPastEnd ? 1 : last}
            to={(number) => addressOf(wishes, number)}
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
      <CallbackBand title={t('callback.title')} />
    </>
  )
}

/** A page beyond the last one, or a list that nothing answers. */
function EmptyList({ isPast, start }: { isPast: boolean; start: Address }) {
  const { t, language } = useI18n()
  return (
    <div className="projects-empty">
      <h3>{t(isPast ? 'listing.past.title' : 'projects.empty.title')}</h3>
      <p className="lead">{t(isPast ? 'listing.past.text' : 'projects.empty.text')}</p>
      <Link className={buttonClass('outlined')} to={isPast ? start : pages.projects(language)}>
        {t(isPast ? 'listing.past.link' : 'projects.all')}
      </Link>
    </div>
  )
}
