import { CanvasTexture, Group, LinearFilter, Vector2 } from 'three'
import type { ModelSpot } from '#domain/model/model-windows.ts'
import type { Place, SunMoment, SunPlace } from '#domain/model/sun-place.ts'
import { type Mark, markPicture } from './mark-picture.ts'
import { createSkyMarks, type PlacedMark } from './sky-marks.ts'
import { type Aim, apartBy, onSky } from './sky-shapes.ts'
import { createSunWay, sunHoursOn } from './sun-way.ts'

/** What lies over the view from a window: the sun on its way through the day, and the sides of the world (R1331). */
export type WindowSky = {
  readonly group: Group
  /** Through a window; from above nothing of it is drawn. */
  readonly lookFrom: (spot: ModelSpot | null) => void
  readonly set: (moment: SunMoment, sun: SunPlace) => void
  /** The canvas has another size, in pixels of the page. */
  readonly fit: (width: number, height: number) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** An hour's number is not under the sun, in degrees. */
const clear = 5

/**
 * Two calls whatever the day. It hangs around the eye, beyond everything else: houses and mountains hide the way as
 * they hide the sun. The sides lie over all, as in the drawing.
 *
 * @param sides the names of the eight sides, clockwise from north
 */
export function createWindowSky(
  place: Place,
  far: number,
  sides: readonly string[],
  family: string,
): WindowSky {
  const group = new Group()
  group.visible = false
  const { picture, cells } = markPicture(marksOf(sides), family, Math.min(3, Math.max(1, devicePixelRatio)))
  const texture = new CanvasTexture(picture)
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  // Else what is clear beside a letter darkens its edge.
  texture.premultiplyAlpha = true
  const look = { picture: { value: texture }, size: { value: new Vector2(1, 1) } }
  const away = far * 1.2
  // Behind the sun and its hours.
  const way = createSunWay(place, far * 1.3)
  const marks = createSkyMarks(hours.length * 2 + 1 + sides.length, look)
  // The sun lies over the dot of its hour, and under the name of a side.
  const [numbers, disc, names] = [
    marks.set(hours.length * 2, false),
    marks.set(1, false),
    marks.set(sides.length, true),
  ]
  group.add(way.group, marks.mesh)
  const placed = (aim: Aim, index: number, above: number, from = away): PlacedMark[] => {
    const cell = cells[index]
    return cell === undefined ? [] : [{ at: onSky(aim, from), cell, above }]
  }
  // The stroke above a name touches the horizon.
  names.write(sides.flatMap((_, side) => placed({ azimuth: side * 45, height: 0 }, firstSide + side, -0.5)))
  let now: { moment: SunMoment; sun: SunPlace } | null = null
  let shownDay: number | null = null
  let hoursOfDay: ReturnType<typeof sunHoursOn> = []
  let shownHours = ''

  function draw(): void {
    if (now === null || !group.visible) return
    const { moment, sun } = now
    const isNight = sun.height <= 0
    if (shownDay !== moment.day) {
      hoursOfDay = sunHoursOn(moment.day, place)
      way.show(moment.day)
    }
    // No other hour's number is nearer to the sun.
    const nearest = hoursOfDay.find(({ hour }) => hour === Math.round(moment.minutes / 60))
    const isUnder = !isNight && nearest !== undefined && apartBy(nearest, sun) < clear
    const under = isUnder ? nearest.hour : undefined
    // A slider of the hour moves the sun at each step, and a number goes or comes once an hour.
    const shown = [moment.day, isNight, under].join()
    if (shownHours !== shown) {
      const first = isNight ? hours.length : 0
      numbers.write(
        hoursOfDay.flatMap((at) => [
          ...placed(at, dot, 0),
          ...(at.hour === under ? [] : placed(at, first + at.hour, 0.75)),
        ]),
      )
    }
    // A little nearer than its hours: it lies on them.
    disc.write(isNight ? [] : placed(sun, theSun, 0, away * 0.99))
    ;[shownDay, shownHours] = [moment.day, shown]
  }
  return {
    group,
    lookFrom(spot) {
      group.visible = spot !== null
      if (spot !== null) group.position.set(spot.east, spot.up, -spot.north)
      group.updateMatrixWorld()
      draw()
    },
    set(moment, sun) {
      now = { moment, sun }
      draw()
    },
    fit(width, height) {
      look.size.value.set(width, height)
    },
  }
}

/** Places of marks in their picture, after the hours by day and by night. */
const [dot, theSun, firstSide] = [48, 49, 50]

function marksOf(sides: readonly string[]): Mark[] {
  const numbers = hours.map(String)
  return [
    ...numbers.map((text): Mark => ({ look: 'day', text })),
    ...numbers.map((text): Mark => ({ look: 'night', text })),
    { look: 'dot' },
    { look: 'sun' },
    ...sides.map((text): Mark => ({ look: 'side', text })),
  ]
}
