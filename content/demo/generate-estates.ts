import { facadePolygon, isOnFacade } from './facade.ts'
import { houseShape, round, type HouseShape } from './house-shape.ts'
import { basementUnits } from './generate-basement.ts'
import { firstIds, type GeneratedEstate, type Sources } from './generated-estate.ts'
import { placesOf, type Place } from './places.ts'
import { commerceFactor, flatPrice, spread, toThousands } from './prices.ts'
import { chance, weighted } from './random.ts'
import { saleOf } from './sale.ts'
import type { House } from './stock.ts'
import { viewsOf } from './views.ts'

/** All units of a project, the same in every run: nothing here knows the clock or a random source. */
export function generateEstates(sources: Sources): GeneratedEstate[] {
  let parkingPassed = 0
  return sources.complex.houses.flatMap((house) => {
    const shape = houseShape(sources.geometry, house, sources.complex.orientation)
    const basement = basementUnits(sources, house, shape, parkingPassed)
    parkingPassed += house.parking.single + house.parking.double
    return [...unitsOnFloors(sources, house, shape), ...basement]
  })
}

function unitsOnFloors(sources: Sources, house: House, shape: HouseShape): GeneratedEstate[] {
  const numbers = { flat: 0, comm: 0 }
  return placesOf(house, shape, sources.plans).map((place) => {
    const category = place.plan.category === 'comm' ? 'comm' : 'flat'
    return unitAt(sources, house, shape, place, category, ++numbers[category])
  })
}

function unitAt(
  { complex, geometry, offers }: Sources,
  house: House,
  shape: HouseShape,
  place: Place,
  category: 'flat' | 'comm',
  number: number,
): GeneratedEstate {
  const { plan, section, floor, bays } = place
  const id = house.id * 1000 + firstIds[category] + number
  const isFlat = category === 'flat'
  const unit = {
    id,
    category,
    geo_flatnum: `${complex.registry}-${house.queue_no}-${isFlat ? '' : 'НП-'}${number}`,
    complex_id: complex.id,
    house_id: house.id,
    section,
    floor,
    floors_total: shape.floors,
    riser: place.riser,
    position_on_floor: place.position,
    rooms: plan.rooms,
    is_euro: plan.euro ? (1 as const) : (0 as const),
    area_total: plan.area,
    area_living: plan.living,
    area_kitchen: plan.kitchen,
    area_balcony: plan.balcony,
    area_terrace: place.terrace,
    ceiling_height: isFlat ? house.ceiling : round(shape.groundHeight - 0.6, 1),
    restoration: isFlat
      ? weighted(house.restorations, chance('finish', house.id, section, floor))
      : ('rough' as const),
    plan_code: place.planCode,
    plan_name: null,
    plan_address: null,
    facade_polygon:
      isFlat && bays && isOnFacade(geometry, house)
        ? facadePolygon(geometry, house, section, floor, bays)
        : null,
    windows: place.windows,
    views: isFlat ? viewsOf(complex, house, place) : ['street'],
  }
  const price = isFlat
    ? flatPrice(unit, house.price_m2)
    : toThousands(house.price_m2 * commerceFactor * plan.area * spread(id, 0.03))
  return { ...unit, ...saleOf({ ...unit, price }, complex.slug, house, offers) }
}
