import type { ExportedEstate } from '#contract/feeds.ts'
import type { Category } from '#domain/categories.ts'

/** A feed's name and id of a project or a house: either may be empty. */
type Named = { id: string; name: string }

/**
 * One offer of a feed as every dialect hands it over. Texts are trimmed and empty where the feed has none; numbers
 * are null where it has none or something else. Prices are in whole units of `currency`, areas in square metres.
 */
export type FeedOffer = {
  /** Where it begins in the feed, counted from 1; null where the format has no lines. */
  line: number | null
  /** The sheet of a table that it stands on, where there are several; else empty. */
  sheet: string
  id: string
  /** False for rent and every other kind of offer. */
  is_sale: boolean
  /** Null for a category that we do not sell, or when it is missing; `category_word` is the feed's word. */
  category: Category | null
  category_word: string
  project: Named
  house: Named
  /** Whether the name of the house is a bare number that may as well be that of a section. */
  is_house_or_section: boolean
  /** Number of the phase of the project, where the feed counts them. */
  phase: string
  /** The place of the house; it distinguishes houses without a name. */
  address: string
  section: string
  number: string
  floor: number | null
  floors_total: number | null
  /** 0 is a studio. */
  rooms: number | null
  is_euro: boolean
  position_on_floor: number | null
  area_total: number | null
  area_living: number | null
  area_kitchen: number | null
  area_balcony: number | null
  ceiling_height: number | null
  /** The price of a buyer today. */
  price: number | null
  /** What the feed has for the price, where it is kept: an amount or words. */
  price_word: string
  /** The price before the discount, when there is one. */
  price_before: number | null
  /** `KZT`, `RUB`, …; empty when the feed does not say. */
  currency: string
  /** What prices are in where the format has no word for their currency. */
  usual_currency: 'KZT' | 'RUB'
  /** In the words of the feed. */
  status: string
  /** What else the feed calls the status, by name and number; the mapping is asked for these first. */
  status_names: string[]
  /** Further words of the feed for the same; the one that leaves the unit least available counts. */
  other_statuses: string[]
  finishing: string
  /** The name of its plan, which many units share. */
  plan: string
  /** The address of the picture of its plan, whole; empty where there is none that can be asked. */
  plan_image: string
  window_views: string[]
  /** Where the windows look: «ЮВ», «на юг и запад». */
  window_sides: string[]
  /** The feed's data about the house. */
  is_handed_over: boolean
  deadline: { year: number; quarter: number } | null
  /** The whole unit, where the feed is our own units.json, which is checked already; null for every other format. */
  own: ExportedEstate | null
  /** Fields of units.json with a value that no unit can have. */
  wrong_fields: string[]
  /** Whether one of them is a price that no unit can have: of many such units the feed is wrong and not each of them. */
  is_price_impossible: boolean
}

/** The longest text of any field; a longer one is neither a name nor a number. Characters. */
const longest = 300
const longestAddress = 2_000

const texts = [
  'sheet',
  'id',
  'category_word',
  'phase',
  'address',
  'section',
  'number',
  'price_word',
  'currency',
  'status',
  'finishing',
  'plan',
] as const satisfies readonly (keyof FeedOffer)[]

/** How many texts each list may have. */
const lists = [
  ['status_names', 2],
  ['other_statuses', 10],
  ['window_views', 20],
  ['window_sides', 20],
  ['wrong_fields', 20],
] as const satisfies readonly (readonly [name: keyof FeedOffer, most: number])[]

const largestPrice = 9_000_000_000_000

const wholeNumbers = [
  ['line', 1, Number.MAX_SAFE_INTEGER],
  ['floor', -20, 200],
  ['floors_total', 1, 200],
  ['rooms', 0, 50],
  ['position_on_floor', 1, Number.MAX_SAFE_INTEGER],
  ['price', 0, largestPrice],
  ['price_before', 1, largestPrice],
] as const satisfies readonly (readonly [name: keyof FeedOffer, least: number, most: number])[]

const measures = [
  ['area_total', Number.MIN_VALUE, 1_000_000],
  ['area_living', Number.MIN_VALUE, 1_000_000],
  ['area_kitchen', Number.MIN_VALUE, 1_000_000],
  ['area_balcony', Number.MIN_VALUE, 1_000_000],
  ['ceiling_height', 1.5, 20],
] as const satisfies readonly (readonly [name: keyof FeedOffer, least: number, most: number])[]

/**
 * The fields of an offer whose values are beyond what any unit has. Every offer is asked, so these are plain
 * comparisons: a schema takes ten times as long, and dialects hand over the right types.
 */
export function fieldsBeyond(offer: FeedOffer): string[] {
  const beyond: string[] = []
  for (const name of texts) if (offer[name].length > longest) beyond.push(name)
  for (const name of ['project', 'house'] as const) {
    if (offer[name].id.length > longest) beyond.push(`${name}.id`)
    if (offer[name].name.length > longest) beyond.push(`${name}.name`)
  }
  for (const [name, least, most] of wholeNumbers) {
    const value = offer[name]
    if (value !== null && !(Number.isInteger(value) && value >= least && value <= most)) beyond.push(name)
  }
  for (const [name, least, most] of measures) {
    const value = offer[name]
    if (value !== null && !(value >= least && value <= most)) beyond.push(name)
  }
  for (const [name, most] of lists) {
    const list = offer[name]
    if (list.length > most) beyond.push(name)
    for (const [at, text] of list.entries()) if (text.length > longest) beyond.push(`${name}.${at}`)
  }
  if (offer.plan_image.length > longestAddress) beyond.push('plan_image')
  return beyond
}

/** An empty offer; dialects fill in its fields. */
export const unknownOffer: FeedOffer = {
  line: null,
  sheet: '',
  id: '',
  is_sale: true,
  category: null,
  category_word: '',
  project: { id: '', name: '' },
  house: { id: '', name: '' },
  is_house_or_section: false,
  phase: '',
  address: '',
  section: '',
  number: '',
  floor: null,
  floors_total: null,
  rooms: null,
  is_euro: false,
  position_on_floor: null,
  area_total: null,
  area_living: null,
  area_kitchen: null,
  area_balcony: null,
  ceiling_height: null,
  price: null,
  price_word: '',
  price_before: null,
  currency: '',
  usual_currency: 'KZT',
  status: '',
  status_names: [],
  other_statuses: [],
  finishing: '',
  plan: '',
  plan_image: '',
  window_views: [],
  window_sides: [],
  is_handed_over: false,
  deadline: null,
  own: null,
  wrong_fields: [],
  is_price_impossible: false,
}
