import type { Category } from '#domain/categories.ts'
import type { CompassSide } from '#domain/compass.ts'
import type { EstateStatus, EstateView } from '#domain/estate-words.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { NearestPlaces } from '#domain/near-place.ts'
import type { RestorationCode } from '#domain/restorations.ts'

/** Minutes on foot to what is near the projects of the town. */
export const townNear: Readonly<Record<string, NearestPlaces>> = {
  alpha: { school: 4, park: 12 },
  beta: { school: 10, metro: 21 },
  gamma: {},
  delta: { park: 1 },
}

/** A unit in plain form, with the data of its house and project. */
export type NaiveUnit = {
  id: number
  category: Category
  complex: string
  house: string
  /** `ready`, a year, or null. */
  deadline: string | null
  /** Quarters since year 0; 0 when handed over; null without a promise. */
  handover: number | null
  features: string[]
  rooms: number
  restoration: RestorationCode | null
  status: EstateStatus
  views: EstateView[]
  /** Hours of sun in December; null where they are not known. */
  sun: number | null
  /** Where its windows look. */
  sides: CompassSide[]
  promotions: number[]
  price: number
  /** Before a reduction; null without one. */
  priceOld: number | null
  area: number
  /** m²; null where it is not known. */
  kitchen: number | null
  floor: number
  /** In its house; 0 where it is not known. */
  section: number
  /** Floors of its house as the unit tells; 0 where it does not. */
  floorsTotal: number
  /** Code of the drawing of its plan. */
  drawing: string | null
}

/** The known values of the site; other values are ignored. */
export type NaiveWords = Record<'complexes' | 'houses' | 'deadlines' | 'features', string[]> & {
  promotions: number[]
}

type Asked = keyof ReturnType<typeof conditions>

/**
 * The rules of the listing in the plainest form, for comparison: one condition per filter, all must hold. `without`
 * leaves one of them out, `status` aside from visibility: withdrawn and hidden units are never found.
 */
export function naiveSearch(
  units: readonly NaiveUnit[],
  words: NaiveWords,
  category: Category,
  listing: ListingQuery,
  without?: Asked,
): NaiveUnit[] {
  const listed = units.filter(
    (unit) => unit.category === category && !['withdrawn', 'hidden'].includes(unit.status),
  )
  const all = conditions(words, category, listing, listed)
  const asked = (Object.keys(all) as Asked[]).filter((name) => name !== without)
  const isLast = (unit: NaiveUnit) =>
    (/price/.test(listing.sort ?? '') && told(unit) === Infinity) ||
    (listing.sort?.endsWith('kitchen') && unit.kitchen === null)
  const direction = listing.sort?.startsWith('-') ? -1 : 1
  return listed
    .filter((unit) => asked.every((name) => all[name](unit)))
    .map((unit) => ({ unit, keys: [...sortKeys(unit, listing.sort), told(unit), unit.id] }))
    .toSorted((a, b) => direction * compare(a.keys, b.keys))
    .toSorted((a, b) => Number(isLast(a.unit)) - Number(isLast(b.unit)))
    .map(({ unit }) => unit)
}

function conditions(
  words: NaiveWords,
  category: Category,
  listing: ListingQuery,
  listed: readonly NaiveUnit[],
) {
  const complexes = listing.complexes.filter((slug) => words.complexes.includes(slug))
  const houses = listing.houses.filter((slug) => words.houses.includes(slug))
  const deadlines = listing.deadlines.filter((deadline) => words.deadlines.includes(deadline))
  const features = listing.features.filter((code) => words.features.includes(code))
  const promotions = listing.promotions.filter((id) => words.promotions.includes(id))
  const plans = listing.plans.filter((key) => listed.some((unit) => naivePlan(unit) === key))
  const rooms = category === 'flat' ? listing.rooms : []
  const isNumbered = category === 'garage' || category === 'storageroom'
  const lacksFinish = isNumbered && listed.every(({ restoration }) => restoration === null)
  const lacksViews = isNumbered && listed.every(({ views }) => views.length === 0)
  const restorations = lacksFinish ? [] : listing.restorations
  const views = lacksViews ? [] : listing.views
  const hasSun = !isNumbered || listed.some(({ sun }) => sun !== null && sun >= 1)
  const suns = hasSun ? listing.suns.map(Number) : []
  const hasSides = !isNumbered || listed.some(({ sides }) => sides.length > 0)
  const sides = hasSides ? listing.sides : []
  const statuses: string[] = listing.statuses.length > 0 ? listing.statuses : ['free', 'request']
  const any = <T>(chosen: readonly T[], values: readonly (T | null)[]) =>
    chosen.length === 0 || chosen.some((value) => values.includes(value))
  const hasKitchens = category === 'flat' || listed.some(({ kitchen }) => kitchen !== null)
  const kitchenFrom = hasKitchens ? listing.kitchenFrom : null
  const floorsNot = isNumbered ? [] : listing.floorsNot
  const within = (value: number, from: number | null, to: number | null) =>
    (from === null || value >= from) && (to === null || value <= to)
  return {
    rooms: (unit: NaiveUnit) => any(rooms, [unit.rooms > 4 ? 4 : unit.rooms]),
    restorations: (unit: NaiveUnit) => any(restorations, [unit.restoration]),
    complexes: (unit: NaiveUnit) => any(complexes, [unit.complex]),
    houses: (unit: NaiveUnit) => any(houses, [unit.house]),
    deadlines: (unit: NaiveUnit) => any(deadlines, [unit.deadline]),
    features: (unit: NaiveUnit) => features.every((code) => unit.features.includes(code)),
    near: (unit: NaiveUnit) => listing.near.every((choice) => isWithin(unit, choice)),
    views: (unit: NaiveUnit) => any(views, unit.views),
    suns: (unit: NaiveUnit) => suns.length === 0 || (unit.sun ?? -1) >= Math.min(...suns),
    sides: (unit: NaiveUnit) => any(sides, unit.sides),
    floorsNot: (unit: NaiveUnit) => floorsNot.every((end) => !isOnEnd(unit, end)),
    statuses: (unit: NaiveUnit) => statuses.includes(unit.status),
    promotions: (unit: NaiveUnit) => any(promotions, unit.promotions),
    plans: (unit: NaiveUnit) => any(plans, [naivePlan(unit)]),
    price: (unit: NaiveUnit) =>
      (listing.priceFrom ?? listing.priceTo) === null ||
      (told(unit) < Infinity && within(told(unit), listing.priceFrom, listing.priceTo)),
    area: (unit: NaiveUnit) => within(unit.area, listing.areaFrom, listing.areaTo),
    kitchen: (unit: NaiveUnit) =>
      kitchenFrom === null || (unit.kitchen !== null && unit.kitchen >= kitchenFrom),
    floor: (unit: NaiveUnit) => within(unit.floor, listing.floorFrom, listing.floorTo),
  }
}

/** Whether a unit's project has a place of that kind within those minutes. */
export function isWithin({ complex }: NaiveUnit, choice: string): boolean {
  const [kind = '', most] = choice.split('-')
  const minutes = new Map(Object.entries(townNear[complex] ?? {})).get(kind)
  return minutes !== undefined && minutes <= Number(most)
}

/** Section 1 has nine floors, section 2 sixteen; elsewhere the unit's own word counts, 0 is none. */
export function isOnEnd({ floor, section, floorsTotal }: NaiveUnit, end: 'first' | 'last'): boolean {
  if (end === 'first') return floor < 2
  const top = section === 1 ? 9 : section === 2 ? 16 : floorsTotal
  return top !== 0 && floor >= top
}

/** The plan of a unit: its drawing, else its project, rooms and area. */
export function naivePlan({ drawing, complex, rooms, area }: NaiveUnit): string {
  return drawing ?? `${complex}_${rooms}_${Math.round(area * 10) / 10}`
}

/** The key of a list's order, before price and id. */
function sortKeys(unit: NaiveUnit, sort: ListingQuery['sort']): number[] {
  switch (sort) {
    case null:
      return [partOf(unit)]
    case 'price':
    case '-price':
      return [told(unit)]
    case 'price_m2':
      return [told(unit) / unit.area]
    case 'area':
    case '-area':
      return [unit.area]
    case 'kitchen':
    case '-kitchen':
      return [unit.kitchen ?? Infinity]
    case 'floor':
    case '-floor':
      return [unit.floor]
    case 'deadline':
    case '-deadline':
      return [unit.handover ?? Infinity]
    case 'payment':
    case '-payment':
      throw new Error('the naive search knows no programmes')
  }
}

function partOf({ status }: NaiveUnit): number {
  if (status === 'sold') return 2
  return status === 'free' || status === 'request' ? 0 : 1
}

/** Compares by the first key in which they differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((key, place) => key !== b[place])
  return differing === -1 ? 0 : Number(a[differing]) < Number(b[differing]) ? -1 : 1
}

/** The price that visitors may know; Infinity where the company names it in person. */
export function told({ status, price }: Pick<NaiveUnit, 'status' | 'price'>): number {
  return status === 'request' || status === 'unconfirmed' || price === 0 ? Infinity : price
}

/** A free one-room flat with the fields that a test sets. */
export function makeUnit(difference: Partial<NaiveUnit>): NaiveUnit {
  return {
    id: 1,
    category: 'flat',
    complex: 'alpha',
    house: 'alpha-1',
    deadline: null,
    handover: null,
    features: [],
    rooms: 1,
    restoration: null,
    status: 'free',
    views: [],
    sun: null,
    sides: [],
    promotions: [],
    price: 1,
    priceOld: null,
    area: 40,
    kitchen: null,
    floor: 2,
    section: 0,
    floorsTotal: 0,
    drawing: null,
    ...difference,
  }
}
