import { firstIds, type GeneratedEstate, type Sources } from './generated-estate.ts'
import type { HouseShape } from './house-shape.ts'
import { spread, toThousands } from './prices.ts'
import { saleOf } from './sale.ts'
import type { House } from './stock.ts'

/** A place for two cars costs less than two places. */
const doubleFactor = 1.75

/** The second level below the ground is a little cheaper. */
const lowerLevelFactor = 0.95

/** More places than this need a second level. */
const placesOnLevel = 30

/**
 * Parking places and storerooms below a house. Parking is numbered through the project, storerooms through the
 * house. Their `section` is the one whose lift is nearest.
 *
 * @param parkingPassed number of parking places below the houses before this one
 */
export function basementUnits(
  sources: Sources,
  house: House,
  shape: HouseShape,
  parkingPassed: number,
): GeneratedEstate[] {
  const places = house.parking.single + house.parking.double
  const parking = Array.from({ length: places }, (_, index) => {
    const level = index < placesOnLevel ? -1 : -2
    const isDouble = index >= house.parking.single
    const price =
      sources.complex.prices.parking * (isDouble ? doubleFactor : 1) * (level === -1 ? 1 : lowerLevelFactor)
    return basementUnit(sources, house, shape, {
      id: house.id * 1000 + firstIds.garage + index + 1,
      category: 'garage',
      geo_flatnum: `Паркинг №${parkingPassed + index + 1}`,
      section: nearestSection(house, index, places),
      floor: level,
      position: index + 1,
      planCode: isDouble ? 'park-b' : 'park-a',
      price,
    })
  })
  const storerooms = Array.from({ length: house.storerooms }, (_, index) =>
    basementUnit(sources, house, shape, {
      id: house.id * 1000 + firstIds.storageroom + index + 1,
      category: 'storageroom',
      geo_flatnum: String(index + 1),
      section: nearestSection(house, index, house.storerooms),
      floor: -1,
      position: places + index + 1,
      planCode: 'store-a',
      price: sources.complex.prices.storeroom_m2 * (sources.plans['store-a']?.area ?? 0),
    }),
  )
  return [...parking, ...storerooms]
}

type BasementUnit = {
  id: number
  category: 'garage' | 'storageroom'
  geo_flatnum: string
  section: number
  floor: number
  position: number
  planCode: string
  price: number
}

function basementUnit(
  { complex, plans, offers }: Sources,
  house: House,
  shape: HouseShape,
  { position, planCode, ...own }: BasementUnit,
): GeneratedEstate {
  const plan = plans[planCode]
  if (!plan) throw new Error(`there is no plan "${planCode}" in demo/unit-plans.json`)
  const price = toThousands(own.price * spread(own.id, 0.04))
  const unit = {
    ...own,
    complex_id: complex.id,
    house_id: house.id,
    floors_total: shape.floors,
    riser: null,
    position_on_floor: position,
    rooms: 0,
    is_euro: 0 as const,
    area_total: plan.area,
    area_living: null,
    area_kitchen: null,
    area_balcony: null,
    area_terrace: null,
    ceiling_height: null,
    restoration: null,
    plan_code: planCode,
    plan_name: null,
    plan_address: null,
    facade_polygon: null,
    windows: [],
    views: [],
  }
  return { ...unit, ...saleOf({ ...unit, price }, complex.slug, house, offers) }
}

function nearestSection(house: House, index: number, count: number): number {
  return 1 + Math.floor((index * house.section_bays.length) / count)
}
