import './floor.css'
import { useMemo } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { anyBoard, boardOfParams, boardSearch, fitsBoard, hasCriteria } from '#domain/board-query.ts'
import { houseFloors } from '#domain/house-floors.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { CallbackBand } from '../../../../blocks/callback/callback-band.tsx'
import { FacadeMark } from '../../../../blocks/house/facade-mark.tsx'
import { FloorPlate } from '../../../../blocks/house/floor-plate.tsx'
import { SafePart } from '../../../../blocks/safe-part/safe-part.tsx'
import { StatusLegend } from '../../../../blocks/house/status-legend.tsx'
import { orNotFound, pageContext } from '../../../../data/page-context.server.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../../layout/page-handle.ts'
import { PageHead } from '../../../../layout/page-head.tsx'
import { TextLink } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { WholeWords } from '../../../../ui/whole-words.tsx'
import { type FloorData, loadFloor } from './floor-data.server.ts'
import { FloorSwitch, SectionTabs } from './floor-switch.tsx'
import { FloorTable } from './floor-table.tsx'
import type { Route } from './+types/floor.ts'

export { pageAction as action } from '../../../../data/take-form.server.ts'

export const handle: PageHandle<FloorData> = {
  about: ({ house }) => ({ complex_id: house.complex.id, house_id: house.id }),
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return orNotFound(url, loadFloor(pageContext(context).apiClient, url, params.queue, params.floor))
}

/** One floor of one section from above: every unit in its place, its price and its availability. */
export default function FloorPage() {
  const { house, all, at, units, hasFacade, hasPlate } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, count, language } = i18n
  const { search: asked } = useLocation()
  const criteria = boardOfParams(new URLSearchParams(asked))
  const search = boardSearch({ ...criteria, unit: null }, language)
  const floors = useMemo(() => houseFloors(all, house), [all, house])
  const { complex, name, slug } = house
  const isSole = floors.sections.length < 2 || at.section === 0
  const title = t(isSole ? 'floor.title.whole' : 'floor.title', { ...at, house: name })
  const fit = units.filter((unit) => fitsBoard(unit, criteria)).length
  const category = units.some((unit) => unit.category === 'flat') ? 'flat' : 'comm'
  const listed = { ...anyListing, houses: [slug], floorFrom: at.floor, floorTo: at.floor }
  const shops = new Set(
    all.flatMap((unit) => (unit.category === 'comm' && unit.floor === 1 ? [unit.section] : [])),
  )
  const isDrawn = units.some(({ floor_plan }) => floor_plan === null)
  const switched = { house: slug, floors, at, search }
  return (
    <>
      <PageHead
        title={`${title}, ${complex.name}`}
        description={t('floor.description', {
          house: name,
          complex: complex.name,
          city: complex.city.name,
          floor: at.floor,
        })}
      />
      <div className="wrap floor-page">
        <PageBreadcrumbs
          steps={[
            { title: t('projects.title'), to: pages.projects(language) },
            { title: complex.name, to: pages.project(language, complex.slug) },
            { title: name, to: pages.queue(language, slug) },
            {
              title: t(hasFacade ? 'facade.crumb' : 'facade.crumb.floors'),
              to: pages.facade(language, slug, search),
            },
            { title: t('floor.one', { floor: at.floor }) },
          ]}
        />
        <h1>
          <WholeWords text={title} />
        </h1>
        <div className="floor-ways">
          <TextLink to={pages.facade(language, slug, search)}>
            {t(hasFacade ? 'facade.open' : 'facade.open.floors')}
          </TextLink>
          <TextLink to={pages.board(language, slug, category, search)}>{t('board.open')}</TextLink>
          <TextLink to={pages.listing(language, category, listingSearch(listed, language))}>
            {t('floor.listing')}
          </TextLink>
        </div>
        <SectionTabs {...switched} />
        <div className="floor-head">
          <p className="floor-total">
            <output className="figures">
              {hasCriteria(criteria)
                ? t('board.fit', { fit, total: units.length })
                : count(units.length, `category.${category}.count`)}
            </output>
            {hasCriteria(criteria) && (
              <Link to={pages.floor(language, slug, at, boardSearch(anyBoard, language))} preventScrollReset>
                {t('board.reset')}
              </Link>
            )}
          </p>
          <SafePart>
            <StatusLegend units={units} />
          </SafePart>
        </div>
        <div className="floor-parts">
          {hasPlate && (
            <div>
              <SafePart>
                <FloorPlate
                  units={units}
                  azimuth={house.azimuth}
                  label={`${t('floor.plan')}: ${title}`}
                  criteria={criteria}
                  {...(criteria.unit !== null && { marked: criteria.unit })}
                  key={`${at.section}-${at.floor}`}
                />
              </SafePart>
              {isDrawn && <p className="caption floor-scheme">{t('floor.scheme')}</p>}
            </div>
          )}
          <FloorSwitch {...switched} />
        </div>
        <h2 id="floor-units">{t('floor.units')}</h2>
        <div className="floor-below">
          <FloorTable units={units} criteria={criteria} />
          {hasFacade && (
            <div>
              <SafePart>
                <FacadeMark
                  house={house}
                  section={at.section}
                  floor={at.floor}
                  shops={shops}
                  sizes="(width < 1100px) 100vw, 30vw"
                />
              </SafePart>
              {house.facade === null && <p className="caption">{t('facade.scheme')}</p>}
            </div>
          )}
        </div>
      </div>
      <CallbackBand
        title={t('board.callback')}
        anchor="callback"
        about={{ complex_id: complex.id, house_id: house.id }}
      />
    </>
  )
}
