import { chance, weighted } from '#content/demo/random.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import type { Point } from '#database/tables.ts'
import { fillDatabase, makeComplex, makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'

/** 30 houses of 16 floors, each of 3 sections with 5 flats on a floor; every second house has a corner of lower floors. */
const [houses, across] = [30, 6]
const [floors, sections, flats] = [16, 3, 5]

export const bigQuarter = { slug: 'big-quarter' }

const statuses = { free: 45, reserved: 15, sold: 40 }
const ids = 9_100_000
const complexId = 9100

function box(east: number, north: number, wide: number, deep: number): Point[] {
  return [
    [east, north],
    [east + wide, north],
    [east + wide, north + deep],
    [east, north + deep],
  ]
}

/** Adds a project that is larger than any of the demo company: 30 houses, 40 neighbours, more free flats than a model has. */
export async function addBigQuarter(db: Database): Promise<void> {
  const complex = makeComplex({
    id: complexId,
    slug: bigQuarter.slug,
    lat: 43.2,
    lng: 76.9,
    neighbours: writeJson(
      Array.from({ length: 40 }, (_, index) => ({
        footprint: box(-300 + (index % 20) * 45, index < 20 ? -120 : 480, 30, 14),
        height_m: 12 + (index % 5) * 6,
        base_m: 0,
      })),
    ),
    horizon: writeJson({
      source: { ru: 'Замер', kk: 'Өлшем', en: 'Measured' },
      outline: Array.from({ length: 36 }, (_, index) => ({ azimuth: index * 10, angle: 2 + (index % 4) })),
    }),
  })
  const rows = Array.from({ length: houses }, (_, index) => {
    const [east, north] = [(index % across) * 95, Math.floor(index / across) * 75]
    const footprint = box(east, north, 66, 16)
    return makeHouse({
      id: complexId + index,
      slug: `${bigQuarter.slug}-${index + 1}`,
      name: writeJson({ ru: `Дом ${index + 1}`, kk: `${index + 1}-үй`, en: `Building ${index + 1}` }),
      complex_id: complexId,
      floors,
      sections: writeJson(
        Array.from({ length: sections }, (_each, section) => ({
          no: section + 1,
          floors,
          units_per_floor: flats,
        })),
      ),
      facade: writeJson(null),
      footprint: writeJson(footprint),
      azimuth: 180,
      height_m: 52,
      light: writeJson({
        base_m: (index % across) * 0.5,
        ground_floor_m: 4.2,
        floor_m: 3.1,
        parts:
          index % 2 === 0
            ? []
            : [
                { footprint, height_m: 52 },
                { footprint: box(east, north + 16, 16, 18), height_m: 27 },
              ],
        windows: [],
      }),
    })
  })
  const inHouse = floors * sections * flats
  const estates = Array.from({ length: houses * inHouse }, (_, index) => {
    const position = (index % flats) + 1
    const rooms = Math.floor(chance('quarter rooms', index) * 4)
    return makeEstate({
      id: ids + index,
      complex_id: complexId,
      house_id: complexId + Math.floor(index / inHouse),
      geo_flatnum: `БК-1-${String(index + 1)}`,
      section: (Math.floor(index / (floors * flats)) % sections) + 1,
      floor: (Math.floor(index / flats) % floors) + 1,
      position_on_floor: position,
      rooms,
      area_total: 25 + rooms * 18,
      status: weighted(statuses, chance('quarter status', index)),
      price: (12 + rooms * 9) * 1_000_000,
      plan_code: null,
      floor_plan: writeJson(null),
      facade_polygon: writeJson(null),
      windows: writeJson([
        { azimuth: position <= 3 ? 180 : 0 },
        ...(position === 1 ? [{ azimuth: 270 }] : []),
      ]),
    })
  })
  await fillDatabase(db, { complexes: [complex], houses: rows, estates })
}
