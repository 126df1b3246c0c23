import { isOnSale, type ListedStatus } from './estate-words.ts'
import { searchOf, wholeNumberValue } from './query-values.ts'
import type { Language } from './languages.ts'
import { parseRestorations, restorationTitles, type RestorationCode } from './restorations.ts'
import { parseRooms, roomsText } from './rooms.ts'

/** A visitor's choices on an availability grid. Empty lists and nulls mean «any»; `unit` is one to be marked. */
export type BoardQuery = {
  rooms: number[]
  restorations: RestorationCode[]
  priceTo: number | null
  isFreeOnly: boolean
  unit: number | null
}

/** The board without a criterion. */
export const anyBoard: Readonly<BoardQuery> = {
  rooms: [],
  restorations: [],
  priceTo: null,
  isFreeOnly: false,
  unit: null,
}

/** The keys of an address that a board reads. */
export const boardKeys: ReadonlySet<string> = new Set(['rooms', 'restorations', 'price_to', 'free', 'unit'])

/**
 * Reads the criteria from an address, also ticked boxes of a plain form: `rooms=1&rooms=2`. Unknown values are
 * dropped (A4).
 */
export function boardOfParams(params: URLSearchParams): BoardQuery {
  const unit = params.get('unit') ?? ''
  return {
    rooms: parseRooms(params.getAll('rooms').join(',')),
    restorations: parseRestorations(params.getAll('restorations').join(',')),
    priceTo: wholeNumberValue(params.get('price_to') ?? ''),
    isFreeOnly: params.get('free') === '1',
    unit: /^[1-9]\d{0,14}$/.test(unit) ? Number(unit) : null,
  }
}

/** The query string of a board, in a fixed order: equal criteria make equal addresses. */
export function boardSearch(query: BoardQuery, language: Language): string {
  return searchOf([
    ['rooms', roomsText(query.rooms)],
    ['restorations', query.restorations.map((code) => restorationTitles[code][language]).join(',')],
    ['price_to', query.priceTo],
    ['free', query.isFreeOnly ? 1 : null],
    ['unit', query.unit],
  ])
}

/** Whether a grid has criteria, beside a unit to be marked. */
export function hasCriteria(query: BoardQuery): boolean {
  return query.rooms.length > 0 || query.restorations.length > 0 || query.priceTo !== null || query.isFreeOnly
}

type BoardUnit = {
  rooms: number | null
  restoration: RestorationCode | null
  /** Null where visitors do not see it. */
  price: number | null
  status: ListedStatus
}

/**
 * Whether a unit fits the criteria; the others are dimmed. A hidden price fits no limit: a visitor could find it by
 * raising the limit until the unit lights up. Free means on sale now, also with its price on request.
 */
export function fitsBoard(
  unit: BoardUnit,
  { rooms, restorations, priceTo, isFreeOnly }: BoardQuery,
): boolean {
  if (rooms.length > 0 && (unit.rooms === null || !rooms.includes(Math.min(unit.rooms, 4)))) return false
  if (restorations.length > 0 && !restorations.some((code) => code === unit.restoration)) return false
  if (priceTo !== null && (unit.price === null || unit.price > priceTo)) return false
  return !isFreeOnly || isOnSale(unit)
}
