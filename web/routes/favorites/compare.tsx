import './favorites.css'
import './compare.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { broughtForward, comparisonLimit } from '#domain/comparison.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { listedTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../layout/page-handle.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { type Comparison, loadComparison } from './compare-data.server.ts'
import { CompareTable } from './compare-table.tsx'
import { ExpertLink } from './expert-link.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { OwnComparison } from './own-comparison.tsx'
import { ShortlistTabs } from './shortlist-tabs.tsx'
import type { Route } from './+types/compare.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** Their own comparison too, which only the visitor's browser knows. */
export const handle: PageHandle<unknown> = { goal: () => ({ goal: 'compare_open' }) }

export async function loader({ context, url }: Route.LoaderArgs) {
  return { comparison: await orNotFound(url, loadComparison(pageContext(context).apiClient, url)) }
}

/**
 * Units side by side: those that the address names, so that a comparison can be sent and printed (R6, R43). Search
 * engines may keep the page that names none.
 */
export default function Compare() {
  const { comparison } = useLoaderData<typeof loader>()
  const { t, language } = useI18n()
  const title = t('compare.title')
  return (
    <>
      <PageHead title={title} description={t('compare.description')} hidden={comparison !== null} />
      <div className="favorites">
        <div className="wrap favorites-page">
          <PageBreadcrumbs
            steps={[{ title: t('header.favorites'), to: pages.favorites(language) }, { title }]}
          />
          <div className="favorites-head">
            <h1>{title}</h1>
            {comparison === null && <p className="lead">{t('compare.description')}</p>}
          </div>
          {comparison === null ? <OwnComparison /> : <Compared comparison={comparison} />}
        </div>
      </div>
    </>
  )
}

function Compared({ comparison: { ids, counts, category, columns, bench } }: { comparison: Comparison }) {
  const i18n = useI18n()
  const { t, language } = i18n
  if (category === null) return <NothingToCompare />
  const address = (shown: readonly number[]) => pages.compare(language, shortlistSearch(shown, category))
  return (
    <>
      <ShortlistTabs
        counts={counts}
        current={category}
        to={(code) => pages.compare(language, shortlistSearch(ids, code))}
      />
      <SafePart shown={columns}>
        <CompareTable
          estates={columns}
          without={(id) =>
            columns.length === 1 ? pages.favorites(language) : address(ids.filter((other) => other !== id))
          }
        />
      </SafePart>
      {bench.length > 0 && (
        <section className="compare-bench" aria-labelledby="compare-bench">
          <h2 id="compare-bench">{t('compare.bench')}</h2>
          <p className="caption">{t('compare.bench.text', { limit: comparisonLimit })}</p>
          <ul>
            {bench.map((estate) => (
              <li key={estate.id}>
                <Link to={address(broughtForward(ids, estate.id))} preventScrollReset>
                  {[listedTitle(estate, i18n), estate.complex.name].filter(Boolean).join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="compare-back">
        <ExpertLink ids={ids} />
        <TextLink to={pages.favorites(language)}>{t('favorites.shared.own')}</TextLink>
      </p>
    </>
  )
}
