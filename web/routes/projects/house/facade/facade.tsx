import './facade.css'
import { useMemo } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import {
  anyBoard,
  type BoardQuery,
  boardOfParams,
  boardSearch,
  fitsBoard,
  hasCriteria,
} from '#domain/board-query.ts'
import { houseFloors } from '#domain/house-floors.ts'
import { CallbackBand } from '../../../../blocks/callback/callback-band.tsx'
import { SafePart } from '../../../../blocks/safe-part/safe-part.tsx'
import { HouseFilters } from '../../../../blocks/house/house-filters.tsx'
import { orNotFound, pageContext } from '../../../../data/page-context.server.ts'
import { revalidateFor } from '../../../../data/revalidation.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../../layout/page-handle.ts'
import { PageHead } from '../../../../layout/page-head.tsx'
import { TextLink } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { type HouseFloorsData, loadHouseFloors } from './facade-data.server.ts'
import { FacadePicker } from './facade-picker.tsx'
import { FacadeTable } from './facade-table.tsx'
import type { Route } from './+types/facade.ts'

export { pageAction as action } from '../../../../data/take-form.server.ts'

export const handle: PageHandle<HouseFloorsData> = {
  about: ({ house }) => ({ complex_id: house.complex.id, house_id: house.id }),
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return orNotFound(url, loadHouseFloors(pageContext(context).apiClient, params.queue))
}

/** Criteria only narrow what is counted: another query needs nothing from the server. */
export const shouldRevalidate = revalidateFor()

/** The street side of a house: each floor of each section with its free units. */
export default function FacadePage() {
  const { house, units, hasFacade } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, count, language } = i18n
  const { search: asked } = useLocation()
  const criteria = useMemo(() => boardOfParams(new URLSearchParams(asked)), [asked])
  // Only flats can be filtered: premises are shown as they are.
  const floors = useMemo(
    () => houseFloors(units, house, (unit) => unit.category !== 'flat' || fitsBoard(unit, criteria)),
    [units, house, criteria],
  )
  const search = boardSearch({ ...criteria, unit: null }, language)
  const isFiltered = hasCriteria(criteria)
  const flats = units.filter(({ category }) => category === 'flat')
  const free = floors.floors
    .flatMap(({ offers }) => offers)
    .reduce((sum, offer) => sum + (offer?.kind === 'flat' ? offer.free : 0), 0)
  const { complex, name, slug } = house
  const title = t(hasFacade ? 'facade.title' : 'facade.title.floors', { house: name })
  const address = (query: BoardQuery) => pages.facade(language, slug, boardSearch(query, language))
  const shown = { floors, search, isFiltered }
  return (
    <>
      <PageHead
        title={`${title}, ${complex.name}`}
        description={t('facade.description', { house: name, complex: complex.name, city: complex.city.name })}
      />
      <div className="wrap facade-page">
        <PageBreadcrumbs
          steps={[
            { title: t('projects.title'), to: pages.projects(language) },
            { title: complex.name, to: pages.project(language, complex.slug) },
            { title: name, to: pages.queue(language, slug) },
            { title: t(hasFacade ? 'facade.crumb' : 'facade.crumb.floors') },
          ]}
        />
        <h1>{title}</h1>
        {units.length === 0 ? (
          <p className="lead facade-nothing">{t('facade.none')}</p>
        ) : (
          <>
            <SafePart>
              <HouseFilters
                address={address}
                category="flat"
                units={flats}
                criteria={criteria}
                hasFree={false}
              />
            </SafePart>
            <div className="facade-total">
              <output className="figures">
                {count(free, isFiltered ? 'facade.fit.flat' : 'facade.free.flat')}
              </output>
              {isFiltered && (
                <Link to={address(anyBoard)} preventScrollReset>
                  {t('board.reset')}
                </Link>
              )}
              <TextLink to={pages.board(language, slug, 'flat', search)}>{t('board.open')}</TextLink>
            </div>
            <div className="facade-parts">
              {hasFacade && (
                <SafePart>
                  <FacadePicker house={house} {...shown} />
                </SafePart>
              )}
              <FacadeTable house={slug} {...shown} />
            </div>
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
