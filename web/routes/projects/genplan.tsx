import './genplan.css'
import { Link } from 'react-router'
import type { Complex } from '#contract/complexes.ts'
import type { HouseLink } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'

type GenplanProps = {
  genplan: NonNullable<Complex['genplan']>
  houses: readonly HouseLink[]
  current: number | undefined
}

/**
 * The project from above; each house is a link to its page. For the pointer only: the list beside it says and does the
 * same for the keyboard and for screen readers.
 */
export function Genplan({ genplan, houses, current }: GenplanProps) {
  const { language } = useI18n()
  const { image, polygons } = genplan
  const outlines = polygons.flatMap(({ house_id, label, points }) => {
    const house = houses.find(({ id }) => id === house_id)
    if (house === undefined) return []
    const corners = points.map(([x, y]): Corner => [
      Math.round(x * image.width),
      Math.round(y * image.height),
    ])
    return [{ house, label, corners, at: roof(corners) }]
  })
  return (
    <div className="genplan">
      <Picture picture={image} sizes="(width < 1100px) 100vw, 66vw" />
      <svg
        viewBox={`0 0 ${String(image.width)} ${String(image.height)}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {outlines.map(({ house, corners }) => (
          <Link
            key={house.id}
            to={pages.queue(language, house.slug)}
            tabIndex={-1}
            className={house.id === current ? 'genplan-house genplan-house-current' : 'genplan-house'}
          >
            <title>{house.name}</title>
            <polygon points={corners.map((corner) => corner.join()).join(' ')} />
          </Link>
        ))}
        {outlines.map(({ house, label, at: [x, y] }) => (
          <g key={house.id} className="genplan-label">
            <circle cx={x} cy={y} />
            <text x={x} y={y}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

type Corner = readonly [number, number]

/** About the middle of a house's roof: the foot of a house may stand behind another. */
function roof(corners: readonly Corner[]): Corner {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  return [Math.round((left + right) / 2), Math.round(top + (foot - top) / 4)]
}
