import { type Category, isNumbered } from '#domain/categories.ts'
import { type CompassSide, compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { type EstateView, estateViews, listedStatuses, type ListedStatus } from '#domain/estate-words.ts'
import { type FloorEnd, floorEnds } from '#domain/floor-ends.ts'
import type { Localized } from '#domain/languages.ts'
import { nearKinds } from '#domain/near-groups.ts'
import { isWithin, type Near, offeredWalks, readNear } from '#domain/near-place.ts'
import { type RestorationCode, restorationCodes } from '#domain/restorations.ts'
import { occurrences } from '../index/occurrences.ts'
import type { IndexHouse, SearchIndex } from '../index/search-index.ts'

/** A value of a filter, with the positions of the filter's counts (facet-counts.ts) that are its own. */
export type Choice<T, Words = unknown> = {
  readonly option: { readonly value: T } & Words
  readonly positions: readonly number[]
}
type Titled = { readonly title: Localized }

type OfferedChoices = {
  readonly rooms: Choice<number>[]
  readonly restorations: Choice<RestorationCode>[]
  readonly complexes: Choice<string, Titled & { readonly city: Localized | null }>[]
  readonly houses: Choice<string, Titled & { readonly complex: string }>[]
  readonly deadlines: Choice<string>[]
  readonly views: Choice<EstateView>[]
  readonly suns: Choice<(typeof sunChoices)[number]>[]
  readonly sides: Choice<CompassSide>[]
  readonly floorsNot: Choice<FloorEnd>[]
  readonly features: Choice<string, Titled>[]
  readonly near: Choice<string>[]
  readonly statuses: Choice<ListedStatus>[]
  readonly promotions: Choice<number, Titled>[]
}

/** Asked for with every listing, and the same for all of a category that show units of the same statuses. */
const known = new WeakMap<SearchIndex, Map<string, OfferedChoices>>()

/** What a listing can be narrowed to: the values that some unit of the shown statuses has. */
export function offeredChoices(
  index: SearchIndex,
  category: Category,
  statuses: readonly ListedStatus[],
): OfferedChoices {
  const all = known.get(index) ?? new Map<string, OfferedChoices>()
  known.set(index, all)
  const key = [category, ...statuses.toSorted()].join()
  const choices = all.get(key) ?? findChoices(index, category, statuses)
  all.set(key, choices)
  return choices
}

function findChoices(
  index: SearchIndex,
  category: Category,
  statuses: readonly ListedStatus[],
): OfferedChoices {
  const { words } = index
  const segment = index.segments[category]
  const occurs = occurrences(segment, statuses, words.houses.length)
  const housesWhere = (fits: (house: IndexHouse) => boolean) => occurringHouses(index, occurs.house, fits)
  return {
    rooms: category === 'flat' ? single([...occurs.rooms.keys()], occurs.rooms) : [],
    restorations: single(restorationCodes, occurs.restoration),
    complexes: some(
      words.complexes.map(({ slug, name, city, houses }) => ({
        option: { value: slug, title: name, city: words.cities[city]?.title ?? null },
        positions: houses.filter((position) => occurs.house[position] === 1),
      })),
    ),
    houses: words.houses.flatMap(({ slug, name, complex }, position) => {
      const project = words.complexes[complex]?.slug ?? ''
      const option = { value: slug, title: name, complex: project }
      return occurs.house[position] === 1 ? [{ option, positions: [position] }] : []
    }),
    deadlines: some(
      words.deadlines.map((value, deadline) => ({
        option: { value },
        positions: housesWhere((house) => house.deadline === deadline),
      })),
    ),
    views: ofBits(estateViews, occurs.views),
    suns: sunChoices.flatMap((value, position) => {
      const levels = [...occurs.sun.keys()].filter((level) => level > position)
      const shines = levels.some((level) => occurs.sun[level] === 1)
      return shines ? [{ option: { value }, positions: levels }] : []
    }),
    sides: ofBits(compassSides, occurs.sides),
    floorsNot: isNumbered(category)
      ? []
      : floorEndChoices().filter(({ positions }) => positions.some((bits) => occurs.ends[bits] === 1)),
    features: some(
      words.features.map(({ code, title }, feature) => ({
        option: { value: code, title },
        positions: housesWhere(
          (house) => words.complexes[house.complex]?.features.includes(feature) ?? false,
        ),
      })),
    ),
    near: some(nearChoices(index, occurs.house, [])),
    statuses: single(listedStatuses, occurs.status),
    promotions: words.promotions.flatMap(({ id, title }, promotion) => {
      const positions = segment.offers.flatMap((offer, position) =>
        offer.includes(promotion) ? [position] : [],
      )
      const isOffered = positions.some((position) => occurs.offer[position] === 1)
      return isOffered ? [{ option: { value: id, title }, positions }] : []
    }),
  }
}

/** Each end of a house that may be unwanted; of it the units on other floors count. */
export function floorEndChoices(): Choice<FloorEnd>[] {
  return floorEnds.map((value, position) => ({
    option: { value },
    positions: Array.from({ length: 1 << floorEnds.length }, (_, bits) => bits).filter(
      (bits) => (bits & (1 << position)) === 0,
    ),
  }))
}

/**
 * Each kind of place within the minutes that are offered and those that were asked for (`school-12`), from near to far,
 * also where no house has one.
 */
export function nearChoices(
  index: SearchIndex,
  occurring: Uint8Array,
  asked: readonly string[],
): Choice<string>[] {
  const { complexes } = index.words
  const read = asked.flatMap((choice) => readNear(choice) ?? [])
  const choices = nearKinds.flatMap((kind): Near[] => {
    const own = read.filter((near) => near.kind === kind).map(({ minutes }) => minutes)
    const all = [...new Set([...offeredWalks, ...own])].toSorted((a, b) => a - b)
    return all.map((minutes) => ({ kind, minutes }))
  })
  return choices.map((choice) => {
    const near = complexes.map((complex) => isWithin(complex.near, choice))
    return {
      option: { value: `${choice.kind}-${String(choice.minutes)}` },
      positions: occurringHouses(index, occurring, (house) => near[house.complex] ?? false),
    }
  })
}

function occurringHouses(
  { words }: SearchIndex,
  occurring: Uint8Array,
  fits: (house: IndexHouse) => boolean,
): number[] {
  return words.houses.flatMap((house, position) =>
    fits(house) && occurring[position] === 1 ? [position] : [],
  )
}

function some<C extends Choice<unknown>>(choices: readonly C[]): C[] {
  return choices.filter(({ positions }) => positions.length > 0)
}

/** Choices of a column that has one position per value. */
function single<T>(values: readonly T[], occurring: Uint8Array): Choice<T>[] {
  return values.flatMap((value, position) =>
    occurring[position] === 1 ? [{ option: { value }, positions: [position] }] : [],
  )
}

/** Choices of a column that has one bit per value. */
function ofBits<T>(values: readonly T[], occurring: Uint8Array): Choice<T>[] {
  return values.flatMap((value, position) => {
    const positions = [...occurring.keys()].filter((bits) => (bits & (1 << position)) !== 0)
    return positions.some((bits) => occurring[bits] === 1) ? [{ option: { value }, positions }] : []
  })
}
