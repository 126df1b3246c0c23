import type { ComplexQuery } from '#domain/complex-query.ts'
import { type NaiveUnit, told } from './naive-search.ts'
import { town, type TownComplex, townWords } from './town.ts'

type Asked =
  | keyof ReturnType<typeof projectConditions>
  | keyof ReturnType<typeof flatConditions>
  | 'deadlines'

/** A project of the town with its flats that can be bought. */
type Project = TownComplex & { flats: NaiveUnit[] }

/**
 * The rules of the list of projects in the plainest form, for comparison. A project is found when every condition on
 * it holds and, if anything was asked about flats, when one flat holds all conditions on flats, its deadline
 * included.
 */
export function naiveComplexes(
  complexes: readonly TownComplex[],
  units: readonly NaiveUnit[],
  query: ComplexQuery,
): string[] {
  const projects = complexes.map((complex) => ({ ...complex, flats: flatsOf(units, complex) }))
  return projects
    .filter((project) => isFound(project, query))
    .toSorted((a, b) => compare(a, b, query.sort))
    .map(({ slug }) => slug)
}

/** The flats over which a range goes: those of matching projects that satisfy everything but this range. */
export function naiveFlats(
  complexes: readonly TownComplex[],
  units: readonly NaiveUnit[],
  query: ComplexQuery,
  without: 'price' | 'area',
): NaiveUnit[] {
  return complexes.flatMap((complex) => {
    const project = { ...complex, flats: flatsOf(units, complex) }
    if (!holds(projectConditions(query), project)) return []
    return project.flats.filter((flat) => holds(flatConditions(query), flat, without))
  })
}

/** When something of a project is handed over: years and `ready`. */
export function duesOf({ slug, status, due }: TownComplex): string[] {
  const houses = town.houses.filter((house) => house.complex === slug)
  if (houses.length > 0)
    return houses.flatMap((house) => (house.handedOver ? 'ready' : (house.year?.toString() ?? [])))
  return status === 'ready' ? ['ready'] : due ? [String(due.year)] : []
}

function flatsOf(units: readonly NaiveUnit[], { slug }: TownComplex): NaiveUnit[] {
  return units.filter(
    ({ category, complex, status }) =>
      category === 'flat' && complex === slug && (status === 'free' || status === 'request'),
  )
}

function isFound(project: Project, query: ComplexQuery): boolean {
  if (!holds(projectConditions(query), project)) return false
  const asksForFlat =
    query.rooms.length + query.restorations.length > 0 ||
    [query.priceFrom, query.priceTo, query.areaFrom, query.areaTo].some((end) => end !== null)
  if (asksForFlat) return project.flats.some((flat) => holds(flatConditions(query), flat))
  return any(known(query.deadlines, townWords.deadlines), duesOf(project))
}

function holds<T>(conditions: Record<string, (thing: T) => boolean>, thing: T, without?: Asked): boolean {
  return Object.entries(conditions).every(([name, condition]) => name === without || condition(thing))
}

function projectConditions(query: ComplexQuery) {
  return {
    cities: ({ city }: Project) => any(known(query.cities, town.cities), [city]),
    classes: (project: Project) => query.classes.length === 0 || query.classes.includes(project.class),
    statuses: ({ status }: Project) => any(query.statuses, [status]),
    features: ({ features }: Project) =>
      known(query.features, townWords.features).every((code) => features.includes(code)),
    promotions: ({ promotions }: Project) => any(known(query.promotions, town.promotions), promotions),
  }
}

function flatConditions(query: ComplexQuery) {
  const within = (value: number, from: number | null, to: number | null) =>
    (from === null || value >= from) && (to === null || value <= to)
  return {
    rooms: (flat: NaiveUnit) => any(query.rooms, [Math.min(4, flat.rooms)]),
    restorations: (flat: NaiveUnit) => any(query.restorations, [flat.restoration]),
    deadlines: (flat: NaiveUnit) => any(known(query.deadlines, townWords.deadlines), [flat.deadline]),
    price: (flat: NaiveUnit) =>
      (query.priceFrom ?? query.priceTo) === null ||
      (told(flat) < Infinity && within(told(flat), query.priceFrom, query.priceTo)),
    area: (flat: NaiveUnit) => within(flat.area, query.areaFrom, query.areaTo),
  }
}

function any<T>(chosen: readonly T[], values: readonly (T | null)[]): boolean {
  return chosen.length === 0 || chosen.some((value) => values.includes(value))
}

function known<T>(values: readonly T[], words: readonly T[]): T[] {
  return values.filter((value) => words.includes(value))
}

/** In the order of the town where a sort does not decide; a project without a key comes last. */
function compare(a: Project, b: Project, sort: ComplexQuery['sort']): number {
  if (sort === null) return 0
  const [left, right] = [keyOf(a, sort), keyOf(b, sort)]
  if (left === right) return 0
  if (left === null) return 1
  if (right === null) return -1
  return sort.startsWith('-') ? right - left : left - right
}

function keyOf(project: Project, sort: string): number | null {
  if (!sort.endsWith('price')) {
    if (project.status === 'ready') return 0
    return project.due && project.due.year * 4 + project.due.quarter
  }
  const prices = project.flats.map(told).filter((price) => price < Infinity)
  return prices.length > 0 ? Math.min(...prices) : null
}
