import { writeJson } from '#database/engines/json.ts'
import { SegmentBuilder } from '#database/search/index/segment-builder.ts'
import { noRestoration, statusPosition } from '#database/search/index/segment.ts'
import type { IndexWords, SearchIndex } from '#database/search/index/search-index.ts'
import { compassSides } from '#domain/compass.ts'
import { categories } from '#domain/categories.ts'
import { type ComplexClass, complexClasses, type ComplexStatus } from '#domain/complex-words.ts'
import { estateViews, type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import type { OfferedProgramme } from '#domain/monthly-from.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { publicPrice } from '#domain/shown-price.ts'
import { isOnEnd, naivePlan, type NaiveUnit, type NaiveWords, townNear } from './naive-search.ts'
import { makeComplex, makeEstate, makeHouse, makeRow, type Rows } from '../databases/rows.ts'
import { textOf } from '../databases/sample-rows.ts'

/** A project of the town; `due` is its own quarter, `ready` or nothing. */
export type TownComplex = {
  slug: string
  features: string[]
  city: string
  class: ComplexClass
  status: ComplexStatus
  due: { year: number; quarter: number } | null
  promotions: number[]
}

const complexes: TownComplex[] = [
  {
    slug: 'alpha',
    features: ['school', 'yard'],
    city: 'almaty',
    class: 'II',
    status: 'selling',
    due: { year: 2027, quarter: 4 },
    promotions: [1, 2],
  },
  {
    slug: 'beta',
    features: ['yard'],
    city: 'astana',
    class: 'III',
    status: 'selling',
    due: { year: 2027, quarter: 1 },
    promotions: [2],
  },
  { slug: 'gamma', features: [], city: 'almaty', class: 'II', status: 'ready', due: null, promotions: [] },
  {
    slug: 'delta',
    features: ['school'],
    city: 'aktau',
    class: 'I',
    status: 'planned',
    due: { year: 2030, quarter: 2 },
    promotions: [3],
  },
]

/** A small town: four projects, the last one not yet begun, and six houses, some without a single unit at times. */
export const town = {
  cities: ['almaty', 'astana', 'aktau'],
  complexes,
  houses: [
    { slug: 'alpha-1', complex: 'alpha', year: 2027, quarter: 4, handedOver: null },
    { slug: 'alpha-2', complex: 'alpha', year: 2026, quarter: 2, handedOver: '2026-05-30' },
    { slug: 'beta-1', complex: 'beta', year: 2027, quarter: 1, handedOver: null },
    { slug: 'beta-2', complex: 'beta', year: 2028, quarter: 3, handedOver: null },
    { slug: 'gamma-1', complex: 'gamma', year: null, quarter: null, handedOver: null },
    { slug: 'gamma-2', complex: 'gamma', year: null, quarter: null, handedOver: '2024-11-11' },
  ],
  promotions: [1, 2, 3],
}

export const townWords: NaiveWords = {
  complexes: town.complexes.map((complex) => complex.slug),
  houses: town.houses.map((house) => house.slug),
  deadlines: ['ready', '2027', '2028', '2030'],
  features: ['school', 'yard'],
  promotions: town.promotions,
}

/** Drawings of plans; the town has no others. */
export const drawings = ['plan-a', 'plan-b', 'plan-c']

/** Sections of every house of the town; a unit of section 0 does not know its own. */
export const townSections = [
  { no: 1, floors: 9, units_per_floor: 4 },
  { no: 2, floors: 16, units_per_floor: 4 },
]

const anybody: OfferedProgramme = {
  code: 'anybody',
  kind: 'market',
  rate_nominal: 19,
  initial_payment_min: 20,
  term_months_min: 12,
  term_months_max: 240,
  price_cap: [],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
  asks: [],
  applications: null,
  valid_from: '2026-01-01',
  valid_to: null,
}

/**
 * The programmes of the town: one for all buyers, one with caps, one that asks for a finish, one of a project, one of a
 * house, one for the full price, one for savers, one that is closed.
 */
export const townProgrammes: OfferedProgramme[] = [
  anybody,
  { ...anybody, code: 'capped', rate_nominal: 7, price_cap: [{ city_id: 1, amount: 20_000_000 }] },
  {
    ...anybody,
    code: 'fine',
    rate_nominal: 9,
    loan_cap: [{ city_id: 2, amount: 3_000_000 }],
    finishing_required: ['fine', 'turnkey'],
  },
  { ...anybody, code: 'beta', kind: 'installment', rate_nominal: 4, term_months_max: 36, complex_ids: [2] },
  { ...anybody, code: 'house', rate_nominal: 2, complex_ids: [1], house_ids: [1] },
  { ...anybody, code: 'full', rate_nominal: 5, combines_with_discounts: false },
  { ...anybody, code: 'savers', rate_nominal: 3, asks: ['deposit'] },
  { ...anybody, code: 'closed', rate_nominal: 1, applications: 'closed' },
]

/** The day for which the town's index is built: all its promotions are in force. */
export const townDay = '2026-11-21'

const featureTitles = townWords.features.map((code) => ({ code, title: textOf(code) }))

/** The units as rows of the database, with the whole town around them. */
export function townRows(units: readonly NaiveUnit[]): Rows {
  return {
    cities: town.cities.map((slug, index) =>
      makeRow('cities', { id: index + 1, slug, name: writeJson(textOf(slug)), sort_order: index }),
    ),
    complexes: town.complexes.map((complex, index) =>
      makeComplex({
        id: index + 1,
        slug: complex.slug,
        sort_order: index,
        name: writeJson(textOf(complex.slug)),
        city_id: town.cities.indexOf(complex.city) + 1,
        class_code: complex.class,
        status: complex.status,
        deadline_year: complex.due?.year ?? null,
        deadline_quarter: complex.due?.quarter ?? null,
        features: writeJson(complex.features),
        infrastructure: writeJson(
          Object.entries(townNear[complex.slug] ?? {}).map(([type, minutes_walk]) => ({
            type,
            name: textOf(type),
            minutes_walk,
          })),
        ),
      }),
    ),
    houses: town.houses.map(({ slug, complex, year, quarter, handedOver }, index) =>
      makeHouse({
        id: index + 1,
        slug,
        name: writeJson(textOf(slug)),
        complex_id: townWords.complexes.indexOf(complex) + 1,
        deadline_year: year,
        deadline_quarter: quarter,
        handed_over_at: handedOver,
        sections: writeJson(townSections),
        sort_order: index,
      }),
    ),
    plans: drawings.map((code) => makeRow('plans', { code })),
    settings: [{ key: 'features', value: writeJson<unknown>(featureTitles) }],
    promotions: town.promotions.map((id) => makeRow('promotions', { id, slug: `promotion-${id}` })),
    complex_promotions: town.complexes.flatMap(({ promotions }, index) =>
      promotions.map((promotion_id) => ({ complex_id: index + 1, promotion_id })),
    ),
    estates: units.map((unit) =>
      makeEstate({
        id: unit.id,
        category: unit.category,
        complex_id: townWords.complexes.indexOf(unit.complex) + 1,
        house_id: townWords.houses.indexOf(unit.house) + 1,
        rooms: unit.rooms,
        restoration: unit.restoration,
        status: unit.status,
        views: writeJson<string[]>(unit.views),
        windows: writeJson(unit.sides.map((side) => ({ azimuth: compassSides.indexOf(side) * 45 }))),
        sun: writeJson(unit.sun === null ? null : { dec: unit.sun, mar: 0, jun: 0 }),
        price: unit.price,
        price_old: unit.priceOld,
        area_total: unit.area,
        area_kitchen: unit.kitchen,
        floor: unit.floor,
        section: unit.section,
        floors_total: unit.floorsTotal,
        plan_code: unit.drawing,
      }),
    ),
    estate_promotions: units.flatMap((unit) =>
      unit.promotions.map((promotion_id) => ({ estate_id: unit.id, promotion_id })),
    ),
  }
}

/** The index of the units without a database, for many rounds in little time. Houses stay those of the town. */
export function townIndex(
  units: readonly NaiveUnit[],
  complexes: readonly TownComplex[] = town.complexes,
): SearchIndex {
  const words = townIndexWords(complexes)
  const segments = categories.map((category) => [category, segmentOf(units, category, words)])
  return {
    version: 1,
    day: townDay,
    words,
    own: {
      company: textOf('Town'),
      changed: { ru: [], kk: [], en: [] },
      receivers: null,
      bot: null,
      keptConsents: new Map(),
    },
    segments: Object.fromEntries(segments) as SearchIndex['segments'],
  }
}

function townIndexWords(complexes: readonly TownComplex[]): IndexWords {
  const houses = town.houses.map(({ slug, complex, year, quarter, handedOver }, index) => ({
    id: index + 1,
    slug,
    name: textOf(slug),
    complex: complexes.findIndex((own) => own.slug === complex),
    deadline: townWords.deadlines.indexOf(handedOver ? 'ready' : String(year)),
    sections: townSections,
    handover: handedOver ? 0 : year && quarter ? year * 4 + quarter : Infinity,
  }))
  const classes = complexClasses.filter((code) => complexes.some((complex) => complex.class === code))
  return {
    cities: town.cities.map((slug, index) => ({ id: index + 1, slug, title: textOf(slug) })),
    classes: classes.map((code) => ({ code, title: textOf('Business') })),
    complexes: complexes.map((complex, position) => {
      const own = [...houses.keys()].filter((house) => houses[house]?.complex === position)
      const word = complex.status === 'ready' ? 'ready' : String(complex.due?.year)
      const due =
        own.length > 0 ? own.map((house) => houses[house]?.deadline) : [townWords.deadlines.indexOf(word)]
      return {
        id: position + 1,
        slug: complex.slug,
        name: textOf(complex.slug),
        district: textOf('District'),
        addresses: [textOf('Address'), textOf('Former address')],
        landmarks: Object.keys(townNear[complex.slug] ?? {}).map((type) => textOf(type)),
        city: town.cities.indexOf(complex.city),
        class: classes.indexOf(complex.class),
        status: complex.status,
        features: complex.features.map((code) => townWords.features.indexOf(code)),
        near: townNear[complex.slug] ?? {},
        promotions: complex.promotions.map((id) => town.promotions.indexOf(id)),
        houses: own,
        deadlines: [...townWords.deadlines.keys()].filter((deadline) => due.includes(deadline)),
        handover: complex.status === 'ready' ? 0 : complex.due && complex.due.year * 4 + complex.due.quarter,
      }
    }),
    houses,
    deadlines: townWords.deadlines,
    features: featureTitles,
    promotions: town.promotions.map((id) => ({ id, title: textOf('Promotion'), hasDiscount: false })),
    programmes: townProgrammes.map((programme, index) => ({
      ...programme,
      id: index + 1,
      rate_effective: programme.rate_nominal,
      title: textOf(programme.code),
    })),
  }
}

function segmentOf(units: readonly NaiveUnit[], category: NaiveUnit['category'], words: IndexWords) {
  const builder = new SegmentBuilder()
  for (const unit of units) {
    if (unit.category !== category || !(listedStatuses as readonly string[]).includes(unit.status)) continue
    builder.add({
      id: unit.id,
      house: townWords.houses.indexOf(unit.house),
      rooms: unit.rooms,
      restoration: unit.restoration === null ? noRestoration : restorationCodes.indexOf(unit.restoration),
      status: statusPosition[unit.status as ListedStatus],
      views: unit.views.reduce((bits, view) => bits | (1 << estateViews.indexOf(view)), 0),
      sun: Math.min(4, Math.floor(unit.sun ?? 0)),
      sides: unit.sides.reduce((bits, side) => bits | (1 << compassSides.indexOf(side)), 0),
      ends: (isOnEnd(unit, 'first') ? 1 : 0) + (isOnEnd(unit, 'last') ? 2 : 0),
      offer: unit.promotions.map((id) => town.promotions.indexOf(id)),
      price: publicPrice(unit),
      reduced: unit.priceOld !== null && publicPrice(unit) !== null && unit.priceOld > unit.price,
      area: unit.area,
      kitchen: unit.kitchen,
      floor: unit.floor,
      plan: naivePlan(unit),
      isDrawn: unit.drawing !== null,
    })
  }
  return builder.finish(words)
}
