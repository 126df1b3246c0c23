import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { estateViews, listedStatuses } from '#domain/estate-words.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import type { Localized } from '#domain/languages.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { isNear, readNear } from '#domain/near-place.ts'
import { nearness } from '#domain/nearness.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { at } from '../index/columns.ts'
import type { IndexComplex, SearchIndex } from '../index/search-index.ts'
import { isSalePosition, type Segment } from '../index/segment.ts'
import { filterBits } from './filter-bits.ts'

/** The filters, or their ends, of which a unit may miss one and still be near, as the query names them. */
export type MissKey =
  | 'rooms'
  | 'restorations'
  | 'complex'
  | 'house'
  | 'deadline'
  | 'views'
  | 'sun'
  | 'side'
  | 'floor_not'
  | 'features'
  | 'near'
  | 'status'
  | 'promotion'
  | 'plan'
  | `${'price' | 'area' | 'floor'}_${'from' | 'to'}`
  | 'kitchen_from'
  | 'payment_to'
  | 'first_payment_to'
  | 'program'

/** The one wish that a unit does not fulfil. */
export type Miss = {
  readonly key: MissKey
  /** Of an amount how much it is off, always above zero: tenge, m², floors, minutes. */
  readonly by: number | null
  /** What the unit has instead, as the query would ask for it; of features those that it lacks. */
  readonly values: readonly string[]
  /** Of another project the part of the city, where that is another one too. */
  readonly district: Localized | null
  readonly distance: number
}

/** A miss without an amount. */
export function missOf(key: MissKey, distance: number, values: readonly string[] = []): Miss {
  return { key, by: null, values, district: null, distance }
}

/** Project and house are one wish: a unit of another project is in another house too. */
export const placeBits = filterBits.complexes | filterBits.houses

/**
 * What the units of a kind miss of the words of a listing, where they miss exactly one filter, whose bit is given.
 * Null where that is never near: in another city, for a unit that is not on sale, for a value that is not known.
 */
export function missedWords(
  { words, segments, day }: SearchIndex,
  category: keyof SearchIndex['segments'],
  listing: ListingQuery,
): (kind: number, bits: number) => Miss | null {
  const { kinds } = segments[category]
  const complexOf = (kind: number) => words.complexes[words.houses[at(kinds.house, kind)]?.complex ?? -1]
  const place = missedPlace(words, listing)
  return (kind, bits) => {
    const house = words.houses[at(kinds.house, kind)]
    const complex = complexOf(kind)
    if (house === undefined || complex === undefined) return null
    if ((bits & placeBits) !== 0) return place(complex, house.slug)
    switch (bits) {
      case filterBits.rooms:
        return missedRooms(listing.rooms, at(kinds.rooms, kind))
      case filterBits.restorations: {
        const finish = restorationCodes[at(kinds.restoration, kind)]
        return finish === undefined ? null : missOf('restorations', nearness.finish, [finish])
      }
      case filterBits.deadlines:
        return missedDeadline(listing.deadlines, words.deadlines[house.deadline], Number(day.slice(0, 4)))
      case filterBits.views: {
        const own = valuesOf(estateViews, at(kinds.views, kind))
        return own.length === 0 ? null : missOf('views', nearness.view, own)
      }
      case filterBits.suns:
        return missedSun(listing.suns, at(kinds.sun, kind))
      case filterBits.sides:
        return missedSides(listing.sides, at(kinds.sides, kind))
      case filterBits.floorsNot: {
        const ends = valuesOf(floorEnds, at(kinds.ends, kind)).filter((end) =>
          listing.floorsNot.includes(end),
        )
        return missOf('floor_not', nearness.floorEnd, ends)
      }
      case filterBits.features:
        return missedFeatures(words, listing.features, complex)
      case filterBits.near:
        return missedNear(listing.near, complex)
      case filterBits.statuses:
        return missedStatus(kinds, kind)
      case filterBits.promotions:
        return missOf('promotion', nearness.promotion)
      default:
        return null
    }
  }
}

function valuesOf<T>(values: readonly T[], bits: number): T[] {
  return values.filter((_, position) => (bits & (1 << position)) !== 0)
}

function missedPlace({ complexes, houses }: SearchIndex['words'], listing: ListingQuery) {
  const ofHouses = houses.filter(({ slug }) => listing.houses.includes(slug)).map(({ complex }) => complex)
  const wanted = complexes.filter(({ slug }, position) =>
    listing.complexes.length > 0 ? listing.complexes.includes(slug) : ofHouses.includes(position),
  )
  const isIn = (district: Localized) => wanted.some((complex) => complex.district.ru === district.ru)
  return (complex: IndexComplex, house: string): Miss | null => {
    if (wanted.includes(complex)) return missOf('house', nearness.house, [house])
    if (!wanted.some(({ city }) => city === complex.city)) return null
    const isSame = isIn(complex.district)
    return {
      ...missOf('complex', isSame ? nearness.sameDistrict : nearness.sameCity, [complex.slug]),
      district: isSame || complex.district.ru === '' ? null : complex.district,
    }
  }
}

function missedRooms(asked: readonly number[], rooms: number): Miss {
  const steps = Math.min(...asked.map((number) => Math.abs(number - rooms)))
  return missOf('rooms', nearness.rooms(steps), [String(rooms)])
}

function missedDeadline(asked: readonly string[], own: string | undefined, thisYear: number): Miss | null {
  if (own === undefined) return null
  const yearOf = (deadline: string) => (deadline === 'ready' ? thisYear : Number(deadline))
  const steps = Math.min(...asked.map((deadline) => Math.abs(yearOf(deadline) - yearOf(own))))
  return missOf('deadline', nearness.years(steps), [own])
}

function missedSun([asked]: readonly string[], level: number): Miss | null {
  const own = sunChoices[level - 1]
  // Whose hours are not known may have any.
  return own === undefined ? null : missOf('sun', nearness.sun(Number(asked) - Number(own)), [own])
}

function missedSides(asked: readonly string[], bits: number): Miss | null {
  const own = valuesOf(compassSides, bits)
  if (own.length === 0) return null
  const placeOf = (side: string) => compassSides.findIndex((each) => each === side)
  const turns = asked.flatMap((side) => own.map((each) => Math.abs(placeOf(side) - placeOf(each))))
  const steps = Math.min(...turns.map((turn) => Math.min(turn, compassSides.length - turn)))
  return missOf('side', nearness.sides(steps), own)
}

function missedFeatures(
  { features }: SearchIndex['words'],
  asked: readonly string[],
  complex: IndexComplex,
): Miss | null {
  const lacking = asked.filter(
    (code) => !complex.features.includes(features.findIndex((feature) => feature.code === code)),
  )
  return lacking.length === 1 ? missOf('features', nearness.feature, lacking) : null
}

function missedNear(asked: readonly string[], complex: IndexComplex): Miss | null {
  const [choice, another] = asked.filter((each) => !isNear(complex.near, each))
  const place = choice === undefined || another !== undefined ? null : readNear(choice)
  const minutes = place && complex.near[place.kind]
  if (!place || minutes === undefined || minutes === null) return null
  const by = minutes - place.minutes
  return { ...missOf('near', nearness.minutes(by), [`${place.kind}-${minutes}`]), by }
}

function missedStatus({ status }: Segment['kinds'], kind: number): Miss | null {
  const position = at(status, kind)
  const own = listedStatuses[position]
  return own === undefined || !isSalePosition(position) ? null : missOf('status', nearness.status, [own])
}
