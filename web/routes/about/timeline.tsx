import './progress.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMonth } from '#domain/months.ts'
import { searchOf } from '#domain/query-values.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { ProgressReport } from '../../blocks/progress/progress-report.tsx'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../layout/page-handle.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import { EmptyDiary } from './empty-diary.tsx'
import { MonthTabs } from './month-tabs.tsx'
import { loadTimeline, type TimelineData } from './progress-data.server.ts'
import { ProjectChips } from './project-chips.tsx'
import { TimelineList } from './timeline-list.tsx'
import type { Route } from './+types/timeline.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export const handle: PageHandle<TimelineData> = { about: aboutOf }

function aboutOf({ complex, house }: Pick<TimelineData, 'complex' | 'house'>) {
  return house === null ? { complex_id: complex.id } : { complex_id: complex.id, house_id: house.id }
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return orNotFound(url, loadTimeline(pageContext(context).apiClient, url, params.slug))
}

/** The construction diary of a project or of one of its houses (A2, R48). */
export default function Timeline() {
  const data = useLoaderData<typeof loader>()
  const { slug, complex, house, projects, months, month, shown, comparison, timeline } = data
  const { t, language } = useI18n()
  const name = house === null ? complex.name : t('queue.title', { house: house.name, complex: complex.name })
  const [newest] = months
  const [main] = shown
  const searchFor = (one: string | undefined, other: string | null = null) =>
    searchOf([
      ['month', one === newest ? null : (one ?? null)],
      ['with', other],
    ])
  const to = (one: string) => pages.timeline(language, slug, searchFor(one))
  const titles = [t('progress.of', { name }), month === undefined || month === newest ? '' : monthName(month)]
  const place =
    house === null
      ? { to: pages.project(language, slug), title: t('queue.project', { name }) }
      : { to: pages.queue(language, slug), title: name }

  function monthName(one: string): string {
    return formatMonth(one, language)
  }

  return (
    <>
      <PageHead
        title={titles.filter(Boolean).join(', ')}
        description={
          main === undefined
            ? t('progress.of.empty', { name })
            : t('progress.of.description', {
                // A report about the whole project says nothing of one house.
                name: main.house === null ? complex.name : name,
                percent: t('project.percent', { value: main.percent }),
                date: formatDate(main.date, language),
              })
        }
        search={() => searchFor(month)}
        image={main?.photos[0]}
        hidden={main === undefined}
      />
      <div className="wrap progress-page">
        <PageBreadcrumbs
          steps={[
            { title: t('header.about'), to: pages.about(language) },
            { title: t('progress.title'), to: pages.progress(language) },
            ...(house === null
              ? [{ title: complex.name }]
              : [{ title: complex.name, to: pages.timeline(language, complex.slug) }, { title: house.name }]),
          ]}
        />
        <div className="progress-head">
          <h1>{t('progress.of', { name })}</h1>
          <TextLink to={place.to}>{place.title}</TextLink>
        </div>
        <ProjectChips projects={projects} current={complex.slug} />
        {month === undefined ? (
          <EmptyDiary to={place.to} link={place.title} />
        ) : (
          <>
            <MonthTabs label={t('progress.months')} months={months} current={month} to={to} />
            <section aria-labelledby="month" className="progress-month">
              <h2 className="visually-hidden" id="month">
                {monthName(month)}
              </h2>
              {shown.map((entry, index) => (
                <ProgressReport
                  key={entry.id}
                  entry={entry}
                  about={aboutEntry(entry.house)}
                  eager={index === 0}
                />
              ))}
            </section>
          </>
        )}
      </div>
      {comparison !== null && month !== undefined && (
        <section className="section section-mist" id="compare" aria-labelledby="compare-title">
          <div className="wrap">
            <h2 id="compare-title">{t('progress.compare')}</h2>
            <MonthTabs
              label={t('progress.compare.with')}
              months={comparison.months}
              current={comparison.before.month}
              to={(other) => `${pages.timeline(language, slug, searchFor(month, other))}#compare`}
            />
            <Comparison before={comparison.before} after={comparison.after} />
          </div>
        </section>
      )}
      {timeline.length > 1 && (
        <section className="section" aria-labelledby="timeline-title">
          <div className="wrap">
            <div className="section-head">
              <h2 id="timeline-title">{t('progress.timeline')}</h2>
            </div>
            <TimelineList entries={timeline} about={aboutEntry} to={to} />
          </div>
        </section>
      )}
      <CallbackBand
        title={house === null ? t('project.callback', { name }) : t('queue.callback')}
        about={aboutOf(data)}
      />
    </>
  )

  /** The subject of an entry, where it is not that of the whole page. */
  function aboutEntry(of: { name: string } | null): string {
    if (house === null) return of?.name ?? ''
    return of === null ? t('progress.whole') : ''
  }
}
