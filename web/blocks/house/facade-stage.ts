import type { House } from '#contract/houses.ts'
import { type Elevation, elevation, type Rect } from '#domain/elevation.ts'

/** A house as far as its facade is shown from it. */
export type FacadeHouse = Pick<
  House,
  'floors' | 'sections' | 'footprint' | 'azimuth' | 'height_m' | 'facade' | 'name'
>

export type FacadeSpot = Rect & { section: number; floor: number }

/** The coordinate system of the facade: pixels of the picture, or decimetres of the drawing. */
export type FacadeStage = {
  viewBox: Rect
  spots: FacadeSpot[]
  drawing: Elevation | null
  /** Size of letters that can be read on a wide screen. */
  letter: number
  isTall: boolean
}

/** Decimetres around a drawn house: sky for the labels, ground for the names of sections. */
const margin = { side: 46, sky: 80, ground: 46 }

/** A floor and section to point at, on the picture of the house or on the drawing of its street side. */
export function facadeStage(house: FacadeHouse): FacadeStage {
  if (house.facade !== null) {
    const { width, height } = house.facade.image
    return {
      viewBox: { x: 0, y: 0, width, height },
      spots: house.facade.polygons.map(({ section, floor, rect: [x = 0, y = 0, wide = 0, high = 0] }) => ({
        section,
        floor,
        x: Math.round(x * width),
        y: Math.round(y * height),
        width: Math.round(wide * width),
        height: Math.round(high * height),
      })),
      drawing: null,
      letter: Math.round(width / 52),
      isTall: height > width,
    }
  }
  const drawing = elevation(house)
  const width = drawing.width + 2 * margin.side
  const height = drawing.height + margin.sky + margin.ground
  const isTall = height > width * 1.1
  return {
    viewBox: { x: -margin.side, y: -margin.sky, width, height },
    spots: drawing.sections.flatMap(({ no, storeys }) =>
      storeys.map((storey) => ({ section: no, ...storey })),
    ),
    drawing,
    letter: Math.round((isTall ? height / 46 : width / 56) * 10) / 10,
    isTall,
  }
}
