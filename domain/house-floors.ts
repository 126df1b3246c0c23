import { chessboard, type StandingUnit } from './chessboard.ts'
import { isOnSale, type ListedStatus } from './estate-words.ts'

/** The fields of a unit that describe its floor. */
type FloorUnit = StandingUnit & {
  readonly category: string
  readonly status: ListedStatus
  /** Null where visitors do not see it. */
  readonly price: number | null
}

type FloorHouse = Parameters<typeof chessboard>[1]

/** The offer of one floor of one section. Section 0 is the unknown one. */
export type FloorOffer = {
  section: number
  floor: number
  kind: 'flat' | 'comm'
  total: number
  /** Units on sale that fit the criteria, also with the price on request. */
  free: number
  /** Of those that are free and show a price. */
  priceFrom: number | null
}

/** Floors from the highest down; a row has a place for every section, null where no flat and no premises are. */
export type HouseFloors = {
  sections: number[]
  floors: { floor: number; offers: (FloorOffer | null)[] }[]
}

/**
 * Sections side by side and floors above each other, as on the availability grid, each floor of a section with its
 * free units. Where there are no flats its premises count. `fits` applies the visitor's criteria; levels below the
 * ground are left out.
 */
export function houseFloors<Unit extends FloorUnit>(
  units: readonly Unit[],
  house: FloorHouse,
  fits: (unit: Unit) => boolean = () => true,
): HouseFloors {
  const flats = units.filter(({ category, floor }) => category === 'flat' && floor > 0)
  const shops = units.filter(({ category, floor }) => category === 'comm' && floor > 0)
  const [living, trading] = [chessboard(flats, house, shops), chessboard(shops, house, flats)]
  const sections = living.sections.map(({ no }) => no ?? 0)
  const tradingColumn = new Map(trading.sections.map(({ no }, column) => [no ?? 0, column]))
  const tradingRows = new Map(trading.floors.map(({ floor, rows }) => [floor, rows]))
  return {
    sections,
    floors: living.floors.map(({ floor, rows }) => ({
      floor,
      offers: rows.map((row, column) => {
        const section = sections[column] ?? 0
        const other = tradingRows.get(floor)?.[tradingColumn.get(section) ?? -1]
        const [kind, found] = row.kind === 'units' ? (['flat', row] as const) : (['comm', other] as const)
        if (found?.kind !== 'units') return null
        const on = found.units.filter((unit) => unit !== null)
        return { section, floor, kind, total: on.length, ...freeOf(on.filter(fits)) }
      }),
    })),
  }
}

function freeOf(units: readonly FloorUnit[]): Pick<FloorOffer, 'free' | 'priceFrom'> {
  const free = units.filter(isOnSale)
  const prices = free.flatMap(({ price }) => (price === null ? [] : [price]))
  return { free: free.length, priceFrom: prices.length === 0 ? null : Math.min(...prices) }
}
