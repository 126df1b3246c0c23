import './window-picture.css'
import { useId, useMemo } from 'react'
import { compassSides } from '#domain/compass.ts'
import type { SunMoment, SunPlace } from '#domain/model/sun-place.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'
import { apart, letteringOf } from './house-names.ts'
import { type WindowView, windowView } from './window-view.ts'

type WindowPictureProps = {
  shown: ShownModel
  open: OpenWindow
  moment: SunMoment
  sun: SunPlace
}

/** Of a name, on small screens, where names are largest. */
const letters = { line: 32, letter: 17 }

/** A number of an hour that is higher stands below its point, and the sun at the edge so far from it. */
const [highest, inset] = [44, 44]
const underMark = 56

/** Whether an hour's number is not under the sun. */
function isClearOf(sun: readonly [number, number] | null): (hour: { x: number; y: number }) => boolean {
  return ({ x, y }) => sun === null || Math.hypot(sun[0] - x, sun[1] - y + 16) > 30
}

/** What is seen from a window, drawn: neighbours, mountains where a record has them, the sun on its way. */
export function WindowPicture({ shown, open, moment, sun }: WindowPictureProps) {
  const { t } = useI18n()
  const id = useId()
  const { day, minutes } = moment
  const view = useMemo(
    () => windowView(open.spot, shown.bodies, { day, minutes }, shown.model, shown.model.horizon),
    [open, shown, day, minutes],
  )
  const { width, height, level } = view
  const { houses } = shown.model
  const nameOf = new Map(houses.map((house) => [house.id, house.name]))
  const mark = view.beyond !== null && open.isReached(sun) ? markOf(view.beyond) : null
  const names = apart(view.names, letteringOf(houses, letters)).map((name) => {
    const x = within(name.x, nameOf.get(name.house) ?? '', width)
    return { ...name, x, y: mark !== null && isOver(mark, { x, y: name.y }) ? mark.y + underMark : name.y }
  })
  /** Whether a number there would touch no name of a house, which says more. */
  const isFree = (x: number, y: number) =>
    names.every(
      (name) =>
        Math.abs(name.x - x) > halfOf(nameOf.get(name.house) ?? '') + letters.letter ||
        Math.abs(name.y - y) > letters.line,
    )
  return (
    <svg
      className={sun.height > 0 ? 'window-view' : 'window-view window-view-night'}
      viewBox={`0 0 ${width} ${height}`}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="window-sky" />
          <stop offset="1" className="window-haze" />
        </linearGradient>
      </defs>
      <rect width={width} height={level} fill={`url(#${id}sky)`} />
      <path className="window-way" d={view.way} />
      {view.hours.filter(isClearOf(view.sun)).map(({ x, y, hour }) => {
        const number = { x: within(x, String(hour), width), y: numberAt(y) }
        return (
          <g key={hour} className="window-hour">
            <circle cx={x} cy={y} r="3.5" />
            {isFree(number.x, number.y) && <text {...number}>{hour}</text>}
          </g>
        )
      })}
      {view.sun !== null && <circle className="window-sun" cx={view.sun[0]} cy={view.sun[1]} r="20" />}
      <path className="window-mountains" d={view.horizon} />
      <rect className="still-ground" y={level} width={width} height={height - level} />
      {view.bodies.map((body) => (
        <g key={body.key} className={body.isOurs ? 'still-ours' : 'still-other'}>
          <path className="still-roof" d={body.roof} />
          <path className="still-dim" d={body.dim} />
          <path className="still-lit" d={body.lit} />
        </g>
      ))}
      {mark !== null && <SunBeyond {...mark} />}
      {names.map(({ house, x, y }) => (
        <text key={house} className="window-side" x={x} y={y}>
          {nameOf.get(house)}
        </text>
      ))}
      {view.sides.map(({ x, side }) => {
        const title = t(`compass.${compassSides[side] ?? 'n'}`)
        return (
          <g key={side} className="window-side">
            <path d={`M${x} ${height}v-10`} />
            <text x={within(x, title, width)} y={height - 16}>
              {title}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function halfOf(name: string): number {
  return (name.length * letters.letter) / 2 + 6
}

/** The line of an hour's number, for the height of its point. */
function numberAt(y: number): number {
  return y < highest ? y + 30 : y - 12
}

/** A name or a number is moved as far as it takes to be whole: its end would lie beyond the edge. */
function within(x: number, name: string, width: number): number {
  const half = halfOf(name)
  return Math.max(half, Math.min(width - half, x))
}

type Mark = { x: number; y: number; turn: number }

function markOf({ at: [x, y], way: [aside, above] }: NonNullable<WindowView['beyond']>): Mark {
  return {
    x: x - aside * inset,
    y: y - above * inset,
    turn: (Math.atan2(aside, -above) / Math.PI) * 180,
  }
}

/** Whether a name would lie over the mark of the sun; it stands so far under it then. */
function isOver(mark: Mark, name: { x: number; y: number }): boolean {
  return Math.abs(name.x - mark.x) < 110 && Math.abs(name.y - mark.y) < underMark
}

/** The sun before the window and beyond the drawing: at its edge, with an arrow. */
function SunBeyond({ x, y, turn }: Mark) {
  return (
    <g className="window-beyond" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r="13" />
      <path d="M-13 -20L0 -38L13 -20z" />
    </g>
  )
}
