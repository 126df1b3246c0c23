import { chance, weighted } from '#content/demo/random.ts'
import type { EstateView } from '#domain/estate-words.ts'
import type { SunHours } from '#domain/sun-hours.ts'
import type { Row } from '#tests/helpers/databases/rows.ts'

/** A town of flats: how many there are, and in how many houses. Four houses are a project. */
export type TownSize = { readonly units: number; readonly houses: number }

const housesOfProject = 4

export function projectOf(house: number): number {
  return Math.ceil(house / housesOfProject)
}

/** The fields of a flat that a search reads. */
export type TownUnit = Pick<
  Row<'estates'>,
  | 'id'
  | 'complex_id'
  | 'house_id'
  | 'rooms'
  | 'restoration'
  | 'status'
  | 'price'
  | 'area_total'
  | 'area_kitchen'
  | 'floor'
> & {
  geo_flatnum: string
  views: readonly EstateView[]
  windows: readonly { azimuth: number }[]
  sun: SunHours
}

/** The views from the four sides of a house; the next project is a turn further. */
const sides: readonly (readonly EstateView[])[] = [
  ['yard'],
  ['mountains', 'park'],
  ['street'],
  ['city', 'water'],
]

/** Hours of sun in December. */
const decemberHours = [0, 1.5, 2.25, 4.5]

/** A fifth of the flats is at a corner, and a few have no known windows. */
function windowsTo(side: number, id: number): TownUnit['windows'] {
  const kind = chance('windows', id)
  if (kind < 0.03) return []
  const azimuths = kind < 0.23 ? [side * 90, ((side + 1) % 4) * 90 + 45] : [side * 90 + 15.5]
  return azimuths.map((azimuth) => ({ azimuth }))
}

const roomWeights = { 0: 15, 1: 30, 2: 30, 3: 18, 4: 5, 5: 2 }
const statusWeights = { free: 66, request: 4, reserved: 10, sold: 17, withdrawn: 2, hidden: 1 }
const finishWeights = { rough: 1, prefine: 3, fine: 2 }

/** The flat with this number, from 1; the same in every run. */
export function townUnit(id: number, { units, houses }: TownSize): TownUnit {
  const house = 1 + Math.floor(((id - 1) * houses) / units)
  const project = projectOf(house)
  const side = (project + id) % sides.length
  const rooms = Number(weighted(roomWeights, chance('rooms', id)))
  const area = Math.round((24 + rooms * 19 + chance('area', id) * 14) * 100) / 100
  return {
    id,
    geo_flatnum: `АП-${house}-${id}`,
    complex_id: project,
    house_id: house,
    rooms,
    restoration: weighted(finishWeights, chance('finish', project, id % 3)),
    status: weighted(statusWeights, chance('status', id)),
    price: Math.round(area * (380_000 + chance('price', project, id) * 400_000)),
    area_total: area,
    area_kitchen: chance('kitchen', id) < 0.1 ? null : Math.round((5 + chance('kitchen', id) * 12) * 10) / 10,
    floor: 1 + Math.floor(chance('floor', id) * 16),
    views: sides[side] ?? [],
    windows: windowsTo(side, id),
    sun: {
      dec: decemberHours[(side + Math.floor(chance('sun', house) * 3)) % decemberHours.length] ?? 0,
      mar: 5,
      jun: 7,
    },
  }
}
