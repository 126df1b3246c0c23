import type { EstateTable, Point } from '#database/tables.ts'
import type { Geometry } from './geometry.ts'
import type { Offer } from './offers.ts'
import type { Sale } from './sale.ts'
import type { Complex, UnitPlan } from './stock.ts'

/** A generated unit: the columns of its row, JSON still as values, and its dependent rows. */
export type GeneratedEstate = Omit<
  EstateTable,
  'floor_plan' | 'facade_polygon' | 'windows' | 'told_windows' | 'views' | 'sun' | 'tour_url' | keyof Sale
> &
  Sale & {
    facade_polygon: Point[] | null
    windows: { azimuth: number }[]
    views: string[]
  }

export type Sources = {
  complex: Complex
  geometry: Geometry
  plans: Readonly<Record<string, UnitPlan>>
  offers: readonly Offer[]
}

/**
 * Ids of a house's units begin with the house's id and three digits: flats from 001 by door number, commercial
 * premises from 501, parking from 601, storerooms from 801. They are as stable as the numbers on the doors.
 */
export const firstIds = { flat: 0, comm: 500, garage: 600, storageroom: 800 } as const

/** The house whose unit has this id. */
export function houseOfEstate(id: number): number {
  return Math.floor(id / 1000)
}
