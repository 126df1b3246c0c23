import { chessboard, type StandingUnit } from './chessboard.ts'
import { isOnSale, type ListedStatus } from './estate-words.ts'

/** A unit as far as the floors of its house tell of it. */
type FloorUnit = StandingUnit & {
  readonly category: string
  readonly status: ListedStatus
  /** Null where visitors do not see it. */
  readonly price: number | null
}

type FloorHouse = Parameters<typeof chessboard>[1]

/** What one floor of one section has to offer. Section 0 is the one that nobody knows. */
export type FloorOffer = {
  section: number
  floor: number
  kind: 'flat' | 'comm'
  total: number
  /** What can be bought now and is asked for, its price on request too. */
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
 * Sections side by side and floors upon each other, as on the chessboard, each floor of a section with what is free
 * on it. Where there are no flats its premises count. `fits` narrows to what a visitor asks for; below the ground is nothing.
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
