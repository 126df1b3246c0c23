import './genplan.css'
import { useRef } from 'react'
import { type Address, pages } from '#contract/pages.ts'
import type { LatePicture } from '../../../data/late-picture.server.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useLinkGrid } from '../../../ui/use-link-grid.ts'
import { useTaps } from '../../../ui/use-taps.ts'
import type { HouseOutline } from './genplan-outlines.ts'

type GenplanProps = {
  image: LatePicture
  outlines: readonly HouseOutline[]
  hasBoards: boolean
  current: number | undefined
}

/**
 * The project from above; each house is a link: to its facade, and on the page of a house to the pages of the others.
 * Its free units appear beside it under a pointer, the focus and the first tap. The list beside says the same.
 */
export function Genplan({ image, outlines, hasBoards, current }: GenplanProps) {
  const { t, language } = useI18n()
  const drawing = useRef<SVGSVGElement>(null)
  useTaps(drawing)
  useLinkGrid(drawing)
  return (
    <div className="genplan">
      <Picture picture={image} sizes="(width < 1100px) 100vw, 66vw" />
      {outlines.length > 0 && (
        <svg
          ref={drawing}
          viewBox={`0 0 ${String(image.width)} ${String(image.height)}`}
          preserveAspectRatio="xMidYMid slice"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-label={t('project.houses')}
        >
          <g data-grid-row="">
            {outlines.map(({ house, label, corners, at }) => (
              <g key={house.id}>
                <HouseOnPlan
                  house={house}
                  label={label}
                  corners={corners}
                  at={at}
                  isCurrent={house.id === current}
                  to={
                    hasBoards && current === undefined && house.estates_count > 0
                      ? pages.facade(language, house.slug)
                      : pages.queue(language, house.slug)
                  }
                  image={image}
                />
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}

type HouseOnPlanProps = HouseOutline & {
  isCurrent: boolean
  to: Address
  image: LatePicture
}

/** Of the plate, in pixels of the picture; a letter is about this part of its size wide. */
const letter = 26
const letterWidth = 0.57

function HouseOnPlan({ house, label, corners, at: [x, y], isCurrent, to, image }: HouseOnPlanProps) {
  const { t, count, shortPrice } = useI18n()
  const words =
    house.estates_count === 0
      ? t('project.houses.none')
      : [
          count(house.estates_count, 'category.flat.count'),
          house.price_from === null ? '' : t('common.from', { value: shortPrice(house.price_from) }),
        ]
          .filter(Boolean)
          .join(' ')
  const width = Math.round(Math.max(house.name.length, words.length) * letter * letterWidth + 48)
  const height = 100
  const left = Math.max(16, Math.min(x - width / 2, image.width - width - 16))
  const above = y - height - 44
  return (
    <Link
      to={to}
      className={isCurrent ? 'genplan-house genplan-house-current' : 'genplan-house'}
      aria-label={[house.name, words].filter(Boolean).join(': ')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <polygon vectorEffect="non-scaling-stroke" points={corners.map((corner) => corner.join()).join(' ')} />
      <g className="genplan-label" aria-hidden="true">
        <circle cx={x} cy={y} />
        <text x={x} y={y}>
          {label}
        </text>
      </g>
      <svg
        className="genplan-plate"
        aria-hidden="true"
        x={left}
        y={above < 16 ? y + 44 : above}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin meet"
      >
        <rect width={width} height={height} />
        <text x="24" y="42" fontSize={letter}>
          {house.name}
        </text>
        <text x="24" y="78" fontSize={letter}>
          {words}
        </text>
      </svg>
    </Link>
  )
}
