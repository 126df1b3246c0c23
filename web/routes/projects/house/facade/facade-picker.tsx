import './facade-picker.css'
import { memo, type RefObject, useRef, useState } from 'react'
import { pages } from '#contract/pages.ts'
import type { HouseFloors } from '#domain/house-floors.ts'
import { FacadeScene } from '../../../../blocks/house/facade-scene.tsx'
import { facadeStage } from '../../../../blocks/house/facade-stage.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useLinkGrid } from '../../../../ui/use-link-grid.ts'
import { useTaps } from '../../../../ui/use-taps.ts'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'
import type { HouseFloorsData } from './facade-data.server.ts'
import { FacadeSpotLink } from './facade-spot-link.tsx'
import { floorName, offerWords } from './facade-words.ts'

type FacadePickerProps = {
  house: HouseFloorsData['house']
  floors: HouseFloors
  /** The criteria of the address, carried on to the floor. */
  search: string
  isFiltered: boolean
}

/**
 * The facade with a link on every floor of every section. Under a pointer or the focus, the free units of a floor
 * appear beside it; the first tap of a finger says it below, the second one goes.
 */
export function FacadePicker(props: FacadePickerProps) {
  const { house, floors, search, isFiltered } = props
  const i18n = useI18n()
  const { t, language } = i18n
  const drawing = useRef<SVGSVGElement>(null)
  const [chosen, choose] = useState<string | null>(null)
  useTaps(drawing, choose)
  usePlainLinks(drawing)
  useLinkGrid(drawing)
  const offer = floors.floors
    .flatMap(({ offers }) => offers)
    .find((each) => each !== null && pages.floor(language, house.slug, each, search) === chosen)
  return (
    <div className="facade-picker">
      <p className="visually-hidden" id="facade-keys">
        {t('facade.keys')}
      </p>
      <Scene {...props} svgRef={drawing} />
      <output className="facade-line">
        {offer ? (
          <>
            <span>
              <b>{floorName(offer, floors.sections.length > 1, i18n)}</b>
              <span className="figures">{offerWords(offer, isFiltered, i18n)}</span>
            </span>
            <Link
              className={buttonClass('filled', { small: true })}
              to={pages.floor(language, house.slug, offer, search)}
            >
              {t('facade.go')}
            </Link>
          </>
        ) : (
          t('facade.hint')
        )}
      </output>
      {house.facade === null && <p className="caption facade-scheme">{t('facade.scheme')}</p>}
    </div>
  )
}

/** Apart from the line below: a chosen floor does not render it again. */
const Scene = memo(function Scene({
  house,
  floors,
  search,
  isFiltered,
  svgRef,
}: FacadePickerProps & { svgRef: RefObject<SVGSVGElement | null> }) {
  const { t } = useI18n()
  const stage = facadeStage(house)
  const spots = new Map(stage.spots.map((spot) => [`${spot.section}-${spot.floor}`, spot]))
  const sole = house.sections.length === 1 ? house.sections[0]?.no : undefined
  const shops = new Set(
    floors.floors.flatMap(({ offers }) =>
      offers.flatMap((offer) => (offer?.kind === 'comm' && offer.floor === 1 ? [offer.section] : [])),
    ),
  )
  return (
    <FacadeScene
      house={house}
      stage={stage}
      shops={shops}
      sizes="(width < 1100px) 100vw, 62vw"
      eager
      label={t('facade.picture', { house: house.name })}
      describedBy="facade-keys"
      svgRef={svgRef}
    >
      {floors.floors.map(({ floor, offers }) => (
        <g key={floor} data-grid-row="">
          {offers.map((offer, column) => {
            const section = floors.sections[column] ?? 0
            const spot = spots.get(`${section}-${floor}`) ?? spots.get(`${String(sole)}-${floor}`)
            return (
              <g key={section}>
                {offer !== null && spot !== undefined && (
                  <FacadeSpotLink
                    offer={offer}
                    spot={spot}
                    stage={stage}
                    house={house.slug}
                    search={search}
                    hasSections={floors.sections.length > 1}
                    isFiltered={isFiltered}
                  />
                )}
              </g>
            )
          })}
        </g>
      ))}
    </FacadeScene>
  )
})
