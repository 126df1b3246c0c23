import { pages } from '#contract/pages.ts'
import { FacadeMark } from '../../../blocks/house/facade-mark.tsx'
import { FloorPlate } from '../../../blocks/house/floor-plate.tsx'
import { StatusLegend } from '../../../blocks/house/status-legend.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/button.tsx'
import type { EstatePlaceData } from './estate-place-data.server.ts'
import type { ShownEstate } from './estate-data.server.ts'

type EstatePlaceProps = {
  estate: ShownEstate
  place: EstatePlaceData
  /** Whether the floors of its house have pages. */
  hasFloors: boolean
}

/** The unit on its floor, each neighbour a link, and on the street side of its house. */
export function EstatePlace({
  estate,
  place: { units, house, hasFacade, hasPlate },
  hasFloors,
}: EstatePlaceProps) {
  const { t, language } = useI18n()
  const { id, category, section, floor, facade_polygon } = estate
  const label = `${t('floor.plan')}: ${t('floor.title.whole', { floor, house: house.name })}`
  const isDrawn = units.some(({ floor_plan }) => floor_plan === null)
  const marked = `unit=${String(id)}`
  return (
    <section className="section estate-place" aria-labelledby="estate-place">
      <div className="wrap">
        <div className="section-head">
          <h2 id="estate-place">{t('estate.place')}</h2>
          {hasFloors && (
            <TextLink to={pages.floor(language, house.slug, { section, floor }, marked)}>
              {t('estate.place.floor')}
            </TextLink>
          )}
        </div>
        <div className="estate-place-parts">
          {hasPlate && (
            <div>
              <StatusLegend units={units} />
              <FloorPlate units={units} azimuth={house.azimuth} label={label} marked={id} key={id} />
              {isDrawn && (
                <p className="caption">{t(category === 'flat' ? 'floor.scheme' : 'floor.scheme.premises')}</p>
              )}
            </div>
          )}
          {hasFacade && (
            <div>
              <FacadeMark
                house={house}
                section={section}
                floor={floor}
                polygon={facade_polygon}
                sizes="(width < 1100px) 100vw, 30vw"
              />
              {house.facade === null && <p className="caption">{t('facade.scheme')}</p>}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
