import './compass-rose.css'
import { useI18n } from '../../../i18n/i18n.tsx'

const middle = 100
const rim = 72

/** The windows of a unit on a compass: a wedge for every side to which there are some. Azimuths in degrees. */
export function CompassRose({ azimuths, label }: { azimuths: readonly number[]; label: string }) {
  const { t } = useI18n()
  const letters = (['n', 'e', 's', 'w'] as const).map((side) => t(`compass.${side}`).charAt(0).toUpperCase())
  const [house = 0] = azimuths
  return (
    <svg className="compass-rose" viewBox="0 0 200 200" role="img" aria-label={label}>
      <circle className="compass-rose-rim" cx={middle} cy={middle} r={rim} />
      {azimuths.map((azimuth) => (
        <path key={azimuth} className="compass-rose-light" d={wedge(azimuth)} />
      ))}
      {Array.from({ length: 24 }, (_, index) => (
        <path
          key={index}
          className="compass-rose-tick"
          d={`M${spot(index * 15, rim)}L${spot(index * 15, rim - (index % 6 === 0 ? 9 : 4))}`}
        />
      ))}
      <rect
        className="compass-rose-house"
        x={middle - 13}
        y={middle - 13}
        width="26"
        height="26"
        transform={`rotate(${house} ${middle} ${middle})`}
      />
      {azimuths.map((azimuth) => (
        <path
          key={azimuth}
          className="compass-rose-window"
          d={`M${middle - 8} ${middle - 13}h16`}
          transform={`rotate(${azimuth} ${middle} ${middle})`}
        />
      ))}
      {letters.map((letter, index) => {
        const [x, y] = spot(index * 90, rim + 15)
        return (
          <text key={letter} className="compass-rose-letter" x={x} y={y} dy="0.36em" textAnchor="middle">
            {letter}
          </text>
        )
      })}
    </svg>
  )
}

/** The point at this distance from the middle, north being up. */
function spot(azimuth: number, distance: number): [x: number, y: number] {
  const turn = (azimuth / 180) * Math.PI
  const rounded = (value: number) => Math.round(value * 10) / 10
  return [rounded(middle + Math.sin(turn) * distance), rounded(middle - Math.cos(turn) * distance)]
}

/** A quarter of the circle around a direction. */
function wedge(azimuth: number): string {
  return `M${middle} ${middle}L${spot(azimuth - 45, rim)}A${rim} ${rim} 0 0 1 ${spot(azimuth + 45, rim)}Z`
}
