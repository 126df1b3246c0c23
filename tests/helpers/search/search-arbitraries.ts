import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { compassSides } from '#domain/compass.ts'
import { anyComplex, type ComplexQuery } from '#domain/complex-query.ts'
import { complexClasses, complexSorts, complexStatuses } from '#domain/complex-words.ts'
import { sunChoices } from '#domain/daylight.ts'
import {
  estateSorts,
  estateStatuses,
  estateViews,
  listedStatuses,
  listingViews,
} from '#domain/estate-words.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import type { NaiveUnit } from './naive-search.ts'
import { drawings, town, type TownComplex, townWords } from './town.ts'

const few = { minLength: 0, maxLength: 2 }
const prices = [0, 4_000_000, 20_000_000, 37_500_000, 37_500_001, 61_000_000, 9_000_000_000]
const kitchens = [0, 5.5, 9, 12.4, 12.41]
const areas = [13.8, 27.4, 61.4, 61.41, 88, 180.05]
const floors = [-2, -1, 1, 2, 9, 16]
/** Units of the town. Few different values, so that filters meet and orders have ties. */
export const townUnits: fc.Arbitrary<NaiveUnit[]> = fc
  .array(
    fc.record({
      house: fc.constantFrom(...town.houses),
      category: fc.constantFrom(...categories, 'flat' as const, 'flat' as const),
      rooms: fc.integer({ min: 0, max: 6 }),
      restoration: fc.constantFrom(...restorationCodes, null),
      status: fc.constantFrom(...estateStatuses, 'free' as const, 'free' as const),
      views: fc.subarray([...estateViews]),
      sun: fc.constantFrom(null, 0, 0.9, 1, 2.4, 3.9, 4, 8.8),
      sides: fc.subarray([...compassSides], few),
      promotions: fc.subarray(town.promotions, few),
      price: fc.constantFrom(...prices),
      priceOld: fc.constantFrom(null, null, ...prices),
      area: fc.constantFrom(...areas),
      kitchen: fc.constantFrom(null, null, 5.5, 9, 12.4),
      floor: fc.constantFrom(...floors),
      section: fc.constantFrom(0, 1, 2),
      floorsTotal: fc.constantFrom(0, 9, 16),
      drawing: fc.constantFrom(...drawings, null),
    }),
    { maxLength: 80, size: 'max' },
  )
  .map((units) =>
    units.map(({ house, ...unit }, index) => ({
      ...unit,
      id: index + 1,
      complex: house.complex,
      house: house.slug,
      deadline: house.handedOver ? 'ready' : (house.year?.toString() ?? null),
      handover: house.handedOver ? 0 : house.year && house.quarter ? house.year * 4 + house.quarter : null,
      features: town.complexes.find((complex) => complex.slug === house.complex)?.features ?? [],
    })),
  )

const bound = (values: readonly number[]) => fc.option(fc.constantFrom(...values), { freq: 3 })

/** Criteria, most of them empty, some of them with values that the town does not have. */
export const townListings: fc.Arbitrary<ListingQuery> = fc
  .record({
    rooms: fc.subarray([0, 1, 2, 3, 4], few),
    restorations: fc.subarray([...restorationCodes], few),
    complexes: fc.subarray([...townWords.complexes, 'nowhere'], few),
    houses: fc.subarray([...townWords.houses, 'nowhere'], few),
    deadlines: fc.subarray([...townWords.deadlines, '2031'], few),
    floorsNot: fc.subarray([...floorEnds], few),
    features: fc.subarray([...townWords.features, 'dragon'], few),
    near: fc.subarray(['school-5', 'school-10', 'park-15', 'metro-20', 'metro-21'], few),
    views: fc.subarray([...estateViews], few),
    suns: fc.subarray([...sunChoices], few),
    sides: fc.subarray([...compassSides], few),
    statuses: fc.subarray([...listedStatuses], few),
    promotions: fc.subarray([...town.promotions, 404], few),
    plans: fc.subarray([...drawings, 'alpha_1_61.4', 'beta_2_27.4', 'plan-x'], few),
    priceFrom: bound(prices),
    priceTo: bound(prices),
    areaFrom: bound(areas),
    areaTo: bound(areas),
    kitchenFrom: bound(kitchens),
    floorFrom: bound(floors),
    floorTo: bound(floors),
    paymentTo: fc.constant(null),
    firstPaymentTo: fc.constant(null),
    // Alone it filters nothing.
    hand: fc.constantFrom(null, 0, 6_000_000),
    program: fc.constant(null),
    // Criteria that need programmes have their own tests.
    sort: fc.constantFrom(...estateSorts.filter((sort) => !sort.endsWith('payment')), null),
    view: fc.constantFrom(...listingViews, null),
  })
  .chain((criteria) =>
    // All filters at once leave nothing: keep a few of them.
    fc.subarray(Object.keys(criteria) as (keyof ListingQuery)[], { maxLength: 5 }).map((kept) => ({
      ...anyListing,
      ...Object.fromEntries(kept.map((key) => [key, criteria[key]])),
    })),
  )

/** Buyers' means: a payment a month and money at hand, the most that is paid at once, and the programme that applies. */
export const townMeans = fc.record({
  paymentTo: fc.constantFrom(null, 10_000, 120_000, 250_000, 2_000_000),
  firstPaymentTo: fc.constantFrom(null, null, 0, 800_000, 4_000_000, 7_500_001, 34_500_000),
  hand: fc.constantFrom(null, 0, 1_000_000, 6_000_000, 37_500_000),
  program: fc.constantFrom(null, null, 'anybody', 'capped', 'house', 'full', 'savers', 'closed'),
})

/** The projects of the town with other facts: classes and cities that none of them has. */
export const townComplexes: fc.Arbitrary<TownComplex[]> = fc
  .tuple(
    ...town.complexes.map(({ slug }) =>
      fc.record({
        slug: fc.constant(slug),
        features: fc.subarray([...townWords.features]),
        city: fc.constantFrom(...town.cities),
        class: fc.constantFrom(...complexClasses),
        status: fc.constantFrom(...complexStatuses),
        due: fc.constantFrom({ year: 2027, quarter: 4 }, { year: 2030, quarter: 2 }, null),
        promotions: fc.subarray(town.promotions, few),
      }),
    ),
  )
  .map((list) => [...list])

/** Criteria about projects, most of them empty, some of them with values that the town does not have. */
export const townComplexQueries: fc.Arbitrary<ComplexQuery> = fc
  .record({
    cities: fc.subarray([...town.cities, 'nowhere'], few),
    classes: fc.subarray([...complexClasses], few),
    statuses: fc.subarray([...complexStatuses], few),
    deadlines: fc.subarray([...townWords.deadlines, '2031'], few),
    features: fc.subarray([...townWords.features, 'dragon'], few),
    rooms: fc.subarray([0, 1, 2, 3, 4], few),
    restorations: fc.subarray([...restorationCodes], few),
    priceFrom: bound(prices),
    priceTo: bound(prices),
    areaFrom: bound(areas),
    areaTo: bound(areas),
    promotions: fc.subarray([...town.promotions, 404], few),
    sort: fc.constantFrom(...complexSorts, null),
  })
  .chain((criteria) =>
    fc.subarray(Object.keys(criteria) as (keyof ComplexQuery)[], { maxLength: 5 }).map((kept) => ({
      ...anyComplex,
      ...Object.fromEntries(kept.map((key) => [key, criteria[key]])),
    })),
  )
