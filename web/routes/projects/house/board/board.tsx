import './board.css'
import { useDeferredValue, useMemo } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import {
  anyBoard,
  type BoardQuery,
  boardOfParams,
  boardSearch,
  fitsBoard,
  hasCriteria,
} from '#domain/board-query.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackBand } from '../../../../blocks/callback/callback-band.tsx'
import { notFoundPage, orNotFound, pageContext } from '../../../../data/page-context.server.ts'
import { revalidateFor } from '../../../../data/revalidation.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../../layout/page-handle.ts'
import { PageHead } from '../../../../layout/page-head.tsx'
import { TextLink } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { TabLinks } from '../../../../ui/tabs.tsx'
import { type BoardData, loadBoard } from './board-data.server.ts'
import { SafePart } from '../../../../blocks/safe-part/safe-part.tsx'
import { HouseFilters } from '../../../../blocks/house/house-filters.tsx'
import { StatusLegend } from '../../../../blocks/house/status-legend.tsx'
import { BoardLevels } from './board-levels.tsx'
import { BoardTable } from './board-table.tsx'
import { unitWords } from '../../../../blocks/house/unit-words.ts'
import type { Route } from './+types/board.ts'

export { pageAction as action } from '../../../../data/take-form.server.ts'

export const handle: PageHandle<BoardData> = {
  about: ({ house }) => ({ complex_id: house.complex.id, house_id: house.id }),
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const category = categoryOfSegment(params.type)
  if (category === null) throw notFoundPage(url)
  const { apiClient } = pageContext(context)
  return orNotFound(url, loadBoard(apiClient, url, params.queue, category, languageOfPath(url.pathname)))
}

/** Criteria only dim: the units stay, so another query needs nothing from the server. */
export const shouldRevalidate = revalidateFor()

/** The criteria of the address, or of the one that is about to be shown, so that a ticked box stays ticked. */
function useCriteria(): BoardQuery {
  const here = useLocation()
  const next = useNavigation().location
  const { search } = next?.pathname === here.pathname ? next : here
  return useMemo(() => boardOfParams(new URLSearchParams(search)), [search])
}

/** All units of a kind in one house at a glance: the free ones, their places and their prices. */
export default function BoardPage() {
  const { category, kinds, house, hasFacade, units, shops } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, count, language } = i18n
  const criteria = useCriteria()
  const { complex, name } = house
  const kind = t(`category.${category}`)
  const words = { house: name, complex: complex.name, city: complex.city.name, category: kind }
  const title = t(category === 'flat' ? 'board.title' : 'board.title.other', words)
  const about = t(category === 'flat' ? 'board.description' : 'board.description.other', words)
  const fit = units.filter((unit) => fitsBoard(unit, criteria)).length
  const marked = units.find(({ id }) => id === criteria.unit)
  const address = (query: BoardQuery) =>
    pages.board(language, house.slug, category, boardSearch(query, language))
  // A thousand cells dim a little after the box is ticked, in slices that hold up no frame.
  const shown = { category, units, criteria: useDeferredValue(criteria) }
  return (
    <>
      <PageHead title={`${title}, ${complex.name}`} description={about} />
      <div className="wrap board-page">
        <PageBreadcrumbs
          steps={[
            { title: t('projects.title'), to: pages.projects(language) },
            { title: complex.name, to: pages.project(language, complex.slug) },
            { title: name, to: pages.queue(language, house.slug) },
            { title: category === 'flat' ? t('board.open') : kind },
          ]}
        />
        <h1 className="board-title">{title}</h1>
        {category === 'flat' && (
          <div className="board-ways">
            <TextLink
              to={pages.facade(language, house.slug, boardSearch({ ...criteria, unit: null }, language))}
            >
              {t(hasFacade ? 'facade.open' : 'facade.open.floors')}
            </TextLink>
          </div>
        )}
        {kinds.length > 1 && (
          <TabLinks
            label={t('board.kinds')}
            tabs={kinds.map((each) => ({
              title: t(`category.${each.code}`),
              to: pages.board(language, house.slug, each.code),
              count: String(each.count),
              current: each.code === category,
            }))}
          />
        )}
        {units.length === 0 ? (
          <p className="lead board-nothing">{t('board.nothing')}</p>
        ) : (
          <>
            <SafePart>
              <HouseFilters address={address} category={category} units={units} criteria={criteria} />
            </SafePart>
            <div className="board-head">
              <p className="board-total">
                <output className="figures">
                  {hasCriteria(criteria)
                    ? t('board.fit', { fit, total: units.length })
                    : count(units.length, `category.${category}.count`)}
                </output>
                {hasCriteria(criteria) && (
                  <Link to={address({ ...anyBoard, unit: criteria.unit })} preventScrollReset>
                    {t('board.reset')}
                  </Link>
                )}
              </p>
              <SafePart>
                <StatusLegend units={units} />
              </SafePart>
            </div>
            {marked !== undefined && (
              <p className="board-marked">
                {t('board.marked', { unit: unitWords(marked, category, i18n).where })}{' '}
                <a href="#marked">{t('board.marked.show')}</a>
              </p>
            )}
            <SafePart>
              {category === 'flat' ? (
                <BoardTable {...shown} house={house} shops={shops} title={title} key={criteria.unit} />
              ) : (
                <BoardLevels {...shown} />
              )}
            </SafePart>
          </>
        )}
      </div>
      <CallbackBand
        title={t('board.callback')}
        anchor="callback"
        about={{ complex_id: complex.id, house_id: house.id }}
      />
    </>
  )
}
