import { shareBays } from './facade.ts'
import { turn, type HouseShape } from './house-shape.ts'
import type { House, Layout, UnitPlan } from './stock.ts'

/** One place in the stack of floors: the position of a flat or a shop and its direction. */
export type Place = {
  section: number
  floor: number
  /** Counted along the street from left to right, then along the yard. */
  position: number
  /** One number for all flats above each other within a section; null on a floor without flats. */
  riser: number | null
  planCode: string
  plan: UnitPlan
  side: 'front' | 'back'
  windows: { azimuth: number }[]
  terrace: number | null
  /** Bays of the street side within the section; null on the yard side. */
  bays: [from: number, to: number] | null
}

/** All places of a house: sections from left to right, floors upwards, places in their order. */
export function placesOf(
  house: House,
  shape: HouseShape,
  plans: Readonly<Record<string, UnitPlan>>,
): Place[] {
  const risers = new Map<number, number>()
  return house.layouts
    .flatMap((layout) => {
      const first = risers.get(layout.section) ?? 0
      const onFloor = floorPlaces(house, shape, layout, plans)
      const isResidential = onFloor.some((place) => place.plan.category === 'flat')
      if (isResidential) risers.set(layout.section, first + onFloor.length)
      const [lowest, highest] = layout.floors
      return Array.from({ length: highest - lowest + 1 }, (_, index) =>
        onFloor.map((place) => ({
          ...place,
          floor: lowest + index,
          riser: isResidential ? first + place.position : null,
          terrace: index === 0 ? (layout.terrace ?? null) : null,
        })),
      ).flat()
    })
    .toSorted((a, b) => a.section - b.section || a.floor - b.floor || a.position - b.position)
}

type FloorPlace = Omit<Place, 'floor' | 'riser' | 'terrace'>

function floorPlaces(
  house: House,
  shape: HouseShape,
  layout: Layout,
  plans: Readonly<Record<string, UnitPlan>>,
): FloorPlace[] {
  const bays = house.section_bays[layout.section - 1] ?? 0
  const rows = (['front', 'back'] as const).map((side) => ({
    side,
    units: layout[side].map((planCode) => ({ planCode, plan: planNamed(plans, planCode, house) })),
  }))
  let position = 0
  return rows.flatMap(({ side, units }) => {
    const shares = shareBays(
      units.map((unit) => unit.plan.width),
      bays,
    )
    return units.map((unit, index) => ({
      ...unit,
      section: layout.section,
      position: ++position,
      side,
      bays: side === 'front' ? (shares[index] ?? null) : null,
      windows: windowsOf(unit.plan, side, shape.azimuth, freeEnd(house, layout.section, index, units.length)),
    }))
  })
}

/** The end of the house at this place, or null in the middle and against a neighbour. */
export function freeEnd(
  house: House,
  section: number,
  index: number,
  count: number,
): 'left' | 'right' | null {
  const end =
    section === 1 && index === 0
      ? 'left'
      : section === house.section_bays.length && index === count - 1
        ? 'right'
        : null
  return end !== null && house.attached.includes(end) ? null : end
}

/** Seen from the front of the street side, the left end wall faces a quarter turn clockwise from it. */
function windowsOf(
  plan: UnitPlan,
  side: Place['side'],
  azimuth: number,
  end: 'left' | 'right' | null,
): { azimuth: number }[] {
  const main = side === 'front' ? azimuth : turn(azimuth + 180)
  if (!plan.side_window || end === null) return [{ azimuth: main }]
  return [{ azimuth: main }, { azimuth: turn(azimuth + (end === 'left' ? 90 : -90)) }]
}

function planNamed(plans: Readonly<Record<string, UnitPlan>>, code: string, house: House): UnitPlan {
  const plan = plans[code]
  if (!plan) throw new Error(`${house.slug}: layouts: there is no plan "${code}" in demo/unit-plans.json`)
  return plan
}
