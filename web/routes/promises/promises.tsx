import './promises.css'
import { useLoaderData } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { notFoundPage, pageContext } from '../../data/page-context.server.ts'
import { capitalised } from '../../i18n/capitalised.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Dimensions } from '../../ui/dimension.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loadPromises, type PromiseTotals } from './promises-data.server.ts'
import { PromiseTable } from './promise-table.tsx'
import type { Route } from './+types/promises.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await loadPromises(pageContext(context).apiClient)
  if (found === null) throw notFoundPage(url)
  return found
}

const outcomes = ['kept', 'moved', 'handed'] as const

/** What became of the deadline of every house, by project: as first published, each change, the day of keys (R1016). */
export default function Promises() {
  const { projects, totals, since, isUnread } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, count, language } = i18n
  const facts = [
    { title: t('promises.total.houses'), value: count(totals.houses, 'project.houses.count') },
    ...outcomes.map((kind) => ({
      title: t(`promises.total.${kind}`),
      value: String(totals[kind]),
    })),
  ]
  return (
    <>
      <PageHead
        title={t('promises.title')}
        description={t('promises.description')}
        hidden={projects.length === 0}
      />
      <div className="wrap promises-page">
        <PageBreadcrumbs steps={[{ title: t('promises.title') }]} />
        <h1>{t('promises.title')}</h1>
        <p className="lead promises-lead">{t('promises.lead')}</p>
        {since !== null && (
          <p className="promises-since">{t('promises.since', { date: formatDate(since, language) })}</p>
        )}
        {projects.length === 0 && <p className="lead">{t(isUnread ? 'listing.unread' : 'promises.none')}</p>}
        {since !== null && projects.length > 0 && (
          <div className="promises-totals">
            <Dimensions facts={facts} />
          </div>
        )}
        {projects.map(({ key, slug, name, city, houses, totals: own }) => (
          <section
            className="promises-project"
            key={key}
            id={slug ?? undefined}
            aria-labelledby={`project-${String(key)}`}
          >
            <div className="promises-project-head">
              <h2 id={`project-${String(key)}`}>
                {slug === null ? name : <Link to={pages.project(language, slug)}>{name}</Link>}
              </h2>
              {city !== '' && <p>{city}</p>}
            </div>
            {/* The table stands behind it: not every browser can show what a closed one holds. */}
            <details>
              <summary>
                <span className="figures">
                  {outcomeWords(houses.length, since === null ? null : own, i18n)}
                </span>
                <Icon name="plus" />
              </summary>
            </details>
            <PromiseTable houses={houses} since={since} labelledBy={`project-${String(key)}`} />
          </section>
        ))}
        <p className="promises-on">
          <TextLink to={pages.projects(language)}>{t('menu.projects.all')}</TextLink>
          <TextLink to={pages.question(language)}>{t('header.write')}</TextLink>
        </p>
      </div>
    </>
  )
}

/** «5 домов. Срок не менялся: 4, дом сдан: 1»: the houses of a project in one line, over its folded table. */
function outcomeWords(houses: number, totals: PromiseTotals | null, { t, count }: I18n): string {
  const told = outcomes.flatMap((kind) =>
    totals === null || totals[kind] === 0
      ? []
      : [`${t(`promises.total.${kind}`)}:\u00A0${String(totals[kind])}`],
  )
  return [count(houses, 'project.houses.count'), capitalised(told.join(', '))].filter(Boolean).join('. ')
}
