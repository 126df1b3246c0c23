import type { Ref } from 'react'
import type { FloorEstate } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { type BoardQuery, fitsBoard } from '#domain/board-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { heardName } from './unit-words.ts'

type FloorPictureProps = {
  units: readonly FloorEstate[]
  image: string
  label: string
  criteria: BoardQuery
  marked: number | undefined
  svgRef: Ref<SVGSVGElement>
}

/** The drawing of a floor as its architects made it, with its units marked on it. Corners are fractions of the drawing. */
export function FloorPicture({ units, image, label, criteria, marked, svgRef }: FloorPictureProps) {
  return (
    <div className="plate-scroller">
      <div className="plate-picture">
        <img src={image} alt="" />
        {/* No other tag groups the links of a drawing. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" ref={svgRef} role="group" aria-label={label}>
          <g data-grid-row="">
            {units.map((unit) => (
              <g key={unit.id}>
                <PictureUnit unit={unit} isDim={!fitsBoard(unit, criteria)} isMarked={unit.id === marked} />
              </g>
            ))}
          </g>
        </svg>
      </div>
    </div>
  )
}

function PictureUnit({ unit, isDim, isMarked }: { unit: FloorEstate; isDim: boolean; isMarked: boolean }) {
  const i18n = useI18n()
  return (
    <a
      className={`plate-unit plate-shown plate-${unit.status}${isDim ? ' plate-dim' : ''}`}
      href={pages.estate(i18n.language, unit.category, unit.slug)}
      data-unit={unit.id}
      data-price={unit.price ?? undefined}
      aria-label={heardName(unit, unit.category, isDim, i18n)}
      aria-current={isMarked ? 'true' : undefined}
    >
      <polygon
        vectorEffect="non-scaling-stroke"
        points={(unit.floor_plan?.polygon ?? []).map((corner) => corner.join()).join(' ')}
      />
    </a>
  )
}
