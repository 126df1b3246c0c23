import { listedStatuses, saleStatuses } from '#domain/estate-words.ts'
import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import { restorationCodes } from '#domain/restorations.ts'

/**
 * The listed units of one category, a typed array per column, in the order of `defaultOrder`. Withdrawn and
 * hidden units are not in it. Common properties are stored once per kind, so that a search decides about a few
 * kinds by their words and about each unit only by its numbers. A row takes 38 bytes, its five orders 20 more.
 */
export type Segment = {
  readonly size: number
  readonly ids: Int32Array
  /** Position in the columns of `kinds`. */
  readonly kind: Uint32Array
  /** Tenge, or `unknownPrice`. */
  readonly price: Float64Array
  readonly area: Float64Array
  /** m², or `unknownKitchen`. */
  readonly kitchen: Float64Array
  readonly floor: Int16Array
  /** Position in `plans`. */
  readonly plan: Uint32Array
  readonly kinds: Kinds
  readonly perKind: KindTotals
  /** The plans that units have, as `planKey` names them. */
  readonly plans: readonly string[]
  /** Whether any of its units has a drawing. */
  readonly isDrawn: boolean
  /** The sets of promotions that units have, as positions in `words.promotions`; the first is empty. */
  readonly offers: readonly (readonly number[])[]
  /** The units on sale in each house, grouped by rooms and finish. */
  readonly groups: readonly (readonly OfferGroup[])[]
  /** Rows from low to high; the opposite order is the same one backwards, but for those without the number. */
  readonly orders: Readonly<Record<SortColumn, Uint32Array>>
  /** How many rows have a price. They come first in the order of prices. */
  readonly priced: number
  /** How many rows have a known kitchen. They come first in the order of kitchens. */
  readonly kitchens: number
  /** Scratch of the last search: which rows match. */
  readonly marks: Uint8Array
}

/**
 * The combinations that occur, a column per word; every one of them has at least one unit. All columns are of one
 * type, so that one loop may work on any of them.
 */
export type Kinds = {
  readonly size: number
  /** Position in `words.houses`. */
  readonly house: Uint16Array
  /** Rooms, `manyRooms` for so many and more. */
  readonly rooms: Uint16Array
  /** Position in `restorationCodes`, or `noRestoration`. */
  readonly restoration: Uint16Array
  /** Position in `listedStatuses`. */
  readonly status: Uint16Array
  /** One bit per position in `estateViews`. */
  readonly views: Uint16Array
  /** How many of `sunChoices` the hours of sun in December reach; 0 where they are not known. */
  readonly sun: Uint16Array
  /** One bit per position in `compassSides`. */
  readonly sides: Uint16Array
  /** One bit per position in `floorEnds`. */
  readonly ends: Uint16Array
  /** Position in `offers`. */
  readonly offer: Uint16Array
  /** 1 where the price is lower than it was before a reduction, else 0. */
  readonly reduced: Uint16Array
}

/** How many values the columns `sun`, `sides` and `ends` may have. */
export const sunLevels = sunChoices.length + 1
export const sideSets = 1 << compassSides.length
export const endSets = 1 << floorEnds.length

export const sortColumns = ['price', 'price_m2', 'area', 'kitchen', 'floor', 'deadline'] as const
type SortColumn = (typeof sortColumns)[number]

/** The position of units without a finishing type. */
export const noRestoration = restorationCodes.length

/** The value of a price on request or not known yet: behind all prices, and within no bounds of a filter (A45). */
export const unknownPrice = Infinity

/** The value of a kitchen that nobody has measured, or where there is none: below all bounds of a filter (R1031). */
export const unknownKitchen = -Infinity

/** Room counts from here on share one position. */
export const manyRooms = 4

export const statusPosition = Object.fromEntries(
  listedStatuses.map((status, position) => [status, position]),
) as Record<(typeof listedStatuses)[number], number>

/** Reserved and sold flats do not make their project match a visitor's search. */
export function isSalePosition(status: number): boolean {
  return saleStatuses.some((each) => statusPosition[each] === status)
}

/** The totals of the units of each kind, a column per number: a search without ranges reads no single unit. */
export type KindTotals = {
  /** How many units are of the kind. */
  readonly units: Uint32Array
  readonly priceMin: Float64Array
  readonly priceMax: Float64Array
  readonly areaMin: Float64Array
  readonly areaMax: Float64Array
  readonly kitchenMin: Float64Array
  readonly kitchenMax: Float64Array
  readonly floorMin: Float64Array
  readonly floorMax: Float64Array
}

/** The units on sale in one house with equal rooms and finish. `rooms` and `restoration` as in `Kinds`. */
export type OfferGroup = {
  readonly rooms: number
  readonly restoration: number
  count: number
  /** The cheapest; null when all prices are on request. */
  priceFrom: number | null
  areaFrom: number
  areaTo: number
}
