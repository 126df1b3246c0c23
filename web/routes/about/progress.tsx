import './progress.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { formatMonth } from '#domain/months.ts'
import { searchOf } from '#domain/query-values.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ItemList } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { EmptyDiary } from './empty-diary.tsx'
import { MonthTabs } from './month-tabs.tsx'
import { ProgressCard } from './progress-card.tsx'
import { loadProgress } from './progress-data.server.ts'
import { ProjectChips } from './project-chips.tsx'
import type { Route } from './+types/progress.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return orNotFound(url, loadProgress(pageContext(context).apiClient, url))
}

/** The construction sites, by month (A2, R48). */
export default function Progress() {
  const { month, months, projects, entries } = useLoaderData<typeof loader>()
  const { t, language } = useI18n()
  const [newest] = months
  const searchFor = (one: string | undefined) => searchOf([['month', one === newest ? null : (one ?? null)]])
  const monthName = month === undefined ? '' : formatMonth(month, language)
  const title = [t('progress.title'), month === newest ? '' : monthName].filter(Boolean).join(', ')
  return (
    <>
      <PageHead
        title={title}
        description={
          month === undefined ? t('progress.lead') : t('progress.description', { month: monthName })
        }
        search={() => searchFor(month)}
        image={entries.find(({ photo }) => photo !== null)?.photo}
        hidden={month === undefined}
      />
      <div className="wrap progress-page">
        <PageBreadcrumbs
          steps={[{ title: t('header.about'), to: pages.about(language) }, { title: t('progress.title') }]}
        />
        <ItemList entries={projects.map(({ slug }) => pages.timeline(language, slug))} />
        <h1>{t('progress.title')}</h1>
        <p className="lead progress-lead">{t('progress.lead')}</p>
        {month === undefined ? (
          <EmptyDiary to={pages.projects(language)} link={t('projects.all')} />
        ) : (
          <>
            <ProjectChips projects={projects} current={null} />
            <MonthTabs
              label={t('progress.months')}
              months={months}
              current={month}
              to={(one) => pages.progress(language, searchFor(one))}
            />
            <section aria-labelledby="month">
              <h2 className="visually-hidden" id="month">
                {monthName}
              </h2>
              <ul className="progress-grid">
                {entries.map((entry, index) => (
                  <li key={entry.id}>
                    <ProgressCard entry={entry} search={searchFor(month)} eager={index === 0} />
                  </li>
                ))}
              </ul>
              {entries.some(({ photo }) => photo !== null) && (
                <p className="caption progress-note">{t('progress.visual')}</p>
              )}
            </section>
          </>
        )}
      </div>
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
