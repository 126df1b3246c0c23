import './facade-scene.css'
import type { ReactNode, Ref } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ElevationDrawing } from './elevation-drawing.tsx'
import type { FacadeHouse, FacadeStage } from './facade-stage.ts'

type FacadeSceneProps = {
  house: FacadeHouse
  stage: FacadeStage
  shops: ReadonlySet<number>
  /** The `sizes` of the picture. */
  sizes: string
  eager?: boolean
  label: string
  describedBy?: string
  /** Whether it is only a picture; else it is a group of links. */
  isPicture?: boolean
  svgRef?: Ref<SVGSVGElement>
  /** The layer over the house, in units of the stage. */
  children: ReactNode
}

/**
 * The picture of a house or its drawn street side, and something over it. Links need room:
 * wider than a telephone they scroll in their box. A mere picture fits into any.
 */
export function FacadeScene({
  house,
  stage,
  shops,
  sizes,
  eager = false,
  label,
  describedBy,
  isPicture = false,
  svgRef,
  children,
}: FacadeSceneProps) {
  const { t } = useI18n()
  const { x, y, width, height } = stage.viewBox
  // As large on a long house as on a short one, within the ground below it.
  const nameSize = Math.min(30, Math.max(11, stage.letter))
  return (
    <div
      className={['facade-scene', stage.isTall && 'facade-tall', isPicture && 'facade-still']
        .filter(Boolean)
        .join(' ')}
    >
      <div className="facade-stage">
        {house.facade !== null && <Picture picture={house.facade.image} sizes={sizes} eager={eager} alt="" />}
        <svg
          viewBox={[x, y, width, height].join(' ')}
          ref={svgRef}
          preserveAspectRatio="xMidYMax meet"
          role={isPicture ? 'img' : 'group'}
          aria-label={label}
          aria-describedby={describedBy}
        >
          {stage.drawing !== null && (
            <>
              <ElevationDrawing drawing={stage.drawing} shops={shops} />
              {stage.drawing.sections.length > 1 && (
                <g aria-hidden="true">
                  {stage.drawing.sections.map((section) => (
                    <text
                      key={section.no}
                      className="elevation-name"
                      fontSize={nameSize}
                      x={section.x + section.width / 2}
                      y={section.y + section.height + 31}
                    >
                      {t('queue.section', { number: section.no })}
                    </text>
                  ))}
                </g>
              )}
            </>
          )}
          {children}
        </svg>
      </div>
    </div>
  )
}
