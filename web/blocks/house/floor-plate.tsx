import './floor-plate.css'
import { type Ref, useRef } from 'react'
import type { FloorEstate } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import type { BoardQuery } from '#domain/board-query.ts'
import { anyBoard, fitsBoard } from '#domain/board-query.ts'
import { type FloorPlate as Plate, floorPlate, type PlatePlace, type Stretch } from '#domain/floor-outline.ts'
import { estateKind } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLinkGrid } from '../../ui/use-link-grid.ts'
import { usePlainLinks } from '../../ui/use-plain-links.ts'
import { FloorPicture } from './floor-picture.tsx'
import { heardName } from './unit-words.ts'

type FloorPlateProps = {
  /** All units of the floor. */
  units: readonly FloorEstate[]
  /** Where the street side of the house looks; null where nobody told, and the drawing does not show the north. */
  azimuth: number | null
  label: string
  /** Units that do not fit are dimmed. */
  criteria?: BoardQuery
  /** The id of the unit whose page this is. */
  marked?: number
}

/**
 * A floor of a section with a link to each unit: its own drawing where there is one, else one made from its units.
 */
export function FloorPlate({ units, azimuth, label, criteria = anyBoard, marked }: FloorPlateProps) {
  const drawing = useRef<SVGSVGElement>(null)
  usePlainLinks(drawing)
  useLinkGrid(drawing)
  const image = units.find(({ floor_plan }) => floor_plan !== null)?.floor_plan?.image
  const isWhole = units.every(({ floor_plan }) => floor_plan !== null && floor_plan.image === image)
  const shared = { label, criteria, marked, svgRef: drawing }
  return image !== undefined && isWhole ? (
    <FloorPicture {...shared} units={units} image={image} />
  ) : (
    <DrawnPlate {...shared} plate={floorPlate(units, azimuth)} />
  )
}

type DrawnPlateProps = {
  plate: Plate<FloorEstate>
  label: string
  criteria: BoardQuery
  marked: number | undefined
  svgRef: Ref<SVGSVGElement>
}

/** The width of every plate in units of the drawing, for any size in metres: letters stay the same. */
const wide = 1000
const margin = { side: 24, edge: 74, words: 34 }

function DrawnPlate({ plate, label, criteria, marked, svgRef }: DrawnPlateProps) {
  const { t } = useI18n()
  const scale = wide / plate.width
  const size = (value: number) => Math.round(value * scale * 10) / 10
  const high = size(plate.height)
  // A balcony on either side, and a word beside it.
  const edge = Math.max(
    margin.edge,
    margin.words + Math.max(...plate.places.map(({ balcony }) => size(balcony?.height ?? 0))),
  )
  const most = Math.max(
    ...(['street', 'yard'] as const).map(
      (side) => plate.places.filter((place) => place.side === side).length,
    ),
  )
  const box = (rect: { x: number; y: number; width: number; height: number }) => ({
    x: size(rect.x),
    y: size(rect.y),
    width: size(rect.width),
    height: size(rect.height),
  })
  const path = (stretches: readonly Stretch[]) =>
    stretches.map(({ x1, y1, x2, y2 }) => `M${size(x1)} ${size(y1)}L${size(x2)} ${size(y2)}`).join('')
  const stairs = box(plate.stairs)
  const lift = box(plate.lift)
  return (
    <div className={most > 5 ? 'plate-scroller plate-long' : 'plate-scroller'}>
      {/* No other tag groups the links of a drawing. */}
      <svg
        className="plate"
        ref={svgRef}
        viewBox={`${-margin.side} ${-edge} ${wide + 2 * margin.side} ${high + 2 * edge}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={label}
      >
        <g aria-hidden="true">
          <rect className="plate-floor" x="0" y="0" width={wide} height={high} />
          {plate.places.map(({ unit, balcony }) =>
            balcony === null ? null : <rect key={unit.id} className="plate-balcony" {...box(balcony)} />,
          )}
        </g>
        {(['yard', 'street'] as const).map((side) => (
          <g key={side} data-grid-row="">
            {plate.places
              .filter((place) => place.side === side)
              .map((place) => (
                <g key={place.unit.id}>
                  <PlateUnitLink
                    place={{ ...place, ...box(place) }}
                    isDim={!fitsBoard(place.unit, criteria)}
                    isMarked={place.unit.id === marked}
                  />
                </g>
              ))}
          </g>
        ))}
        <g aria-hidden="true" className="plate-over">
          <rect
            className="plate-core"
            {...stairs}
            width={Math.round((stairs.width + lift.width) * 10) / 10}
          />
          <path
            className="plate-thin"
            d={`M${stairs.x + stairs.width} 0v${stairs.height}M${stairs.x + stairs.width / 2} ${stairs.height * 0.2}v${stairs.height * 0.62}`}
          />
          <path
            className="plate-thin"
            d={Array.from(
              { length: 14 },
              (_, index) =>
                `M${stairs.x + 6} ${Math.round(stairs.height * (0.2 + (index * 0.62) / 13))}h${Math.max(0, stairs.width - 12)}`,
            ).join('')}
          />
          <rect className="plate-core" {...lift} />
          <path
            className="plate-thin"
            d={`M${lift.x} ${lift.y}l${lift.width} ${lift.height}m0 ${-lift.height}l${-lift.width} ${lift.height}`}
          />
          <path className="plate-inner" d={wallsOf(plate, size)} />
          <path className="plate-outer" d={`M0 0H${wide}V${high}H0Z`} />
          <path className="plate-window" d={path(plate.places.flatMap(({ windows }) => windows))} />
          <path className="plate-door" d={path(plate.places.map(({ door }) => door))} />
          {plate.areSidesKnown && (
            <>
              <text className="plate-side" x={wide / 2} y={high + edge - 14}>
                {t('floor.street')}
              </text>
              <text className="plate-side" x={wide / 2} y={26 - edge}>
                {t('floor.yard')}
              </text>
            </>
          )}
          {plate.north !== null && (
            <>
              <path
                className="plate-north"
                transform={`translate(${wide - 20} -40) rotate(${plate.north})`}
                d="M0 -16L7 12L0 7L-7 12Z"
              />
              <text
                className="plate-side"
                x={Math.round(wide - 20 + 27 * Math.sin((plate.north / 180) * Math.PI))}
                y={Math.round(-34 - 27 * Math.cos((plate.north / 180) * Math.PI))}
              >
                {t('floor.north')}
              </text>
            </>
          )}
        </g>
      </svg>
    </div>
  )
}

/** Between units, and between them and the corridor. */
function wallsOf(plate: Plate<FloorEstate>, size: (value: number) => number): string {
  return plate.places
    .map(
      ({ x, y, width, height }) => `M${size(x)} ${size(y)}h${size(width)}v${size(height)}h${-size(width)}z`,
    )
    .join('')
}

const shapes = {
  free: 'M6 .5 11.5 6 6 11.5 .5 6Z',
  request: 'M6 1.2 10.8 6 6 10.8 1.2 6Z',
  reserved: 'M6 1.2 10.8 6 6 10.8 1.2 6ZM6 1.2V10.8',
  unconfirmed: 'M6 1.2 10.8 6 6 10.8 1.2 6ZM1.2 6H10.8',
  sold: 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
} as const

type PlateUnitLinkProps = {
  place: PlatePlace<FloorEstate>
  isDim: boolean
  isMarked: boolean
}

function PlateUnitLink({ place, isDim, isMarked }: PlateUnitLinkProps) {
  const i18n = useI18n()
  const { t, language, area, shortPrice } = i18n
  const { unit, x, y, width, height } = place
  const middle = x + width / 2
  const isNarrow = width < 190
  const price =
    unit.price !== null
      ? shortPrice(unit.price)
      : unit.status === 'request'
        ? t('board.request')
        : t(`estate.status.${unit.status}`).toLowerCase()
  const kind = estateKind(unit, t)
  const lines = [
    isNarrow && unit.category === 'flat' && unit.rooms !== null
      ? unit.rooms === 0
        ? t('board.studio')
        : String(unit.rooms)
      : kind,
    ...(unit.area_total > 0 ? [area(unit.area_total)] : []),
    price,
  ]
  const top = y + height / 2 - 18
  return (
    <a
      className={`plate-unit plate-${unit.status}${isDim ? ' plate-dim' : ''}`}
      href={pages.estate(language, unit.category, unit.slug)}
      data-unit={unit.id}
      data-price={unit.price ?? undefined}
      aria-current={isMarked ? 'true' : undefined}
    >
      <rect x={x} y={y} width={width} height={height} />
      {/* Words for the eye, a sentence for the ear: no `img`, for it is drawn with text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <g role="img" aria-label={heardName(unit, unit.category, isDim, i18n)}>
        <svg x={x + 12} y={y + 12} width="14" height="14" viewBox="0 0 12 12">
          <path d={shapes[unit.status]} />
        </svg>
        <text className="plate-number" x={x + 34} y={y + 25}>
          {t('floor.number', { number: unit.number })}
        </text>
        {lines.map((line, index) => (
          <text key={line} className={index === 0 ? 'plate-kind' : undefined} x={middle} y={top + index * 25}>
            {line}
          </text>
        ))}
      </g>
    </a>
  )
}
