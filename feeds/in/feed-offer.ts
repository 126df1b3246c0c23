import { z } from 'zod'
import { ExportedEstate } from '#contract/feeds.ts'
import { categories } from '#domain/categories.ts'

/** The longest text of any field; a longer one is neither a name nor a number. Characters. */
const longest = 300

const Word = z.string().max(longest)

/** A feed's name and id of a project or a house: either may be empty. */
const Named = z.strictObject({ id: Word, name: Word })

/**
 * One offer of a feed as every dialect hands it over. Texts are trimmed and empty where the feed has none; numbers
 * are null where it has none or something else. Prices are in whole units of `currency`, areas in square metres.
 */
export const FeedOffer = z.strictObject({
  /** Where it begins in the feed, counted from 1; null where the format has no lines. */
  line: z.int().positive().nullable(),
  /** The sheet of a table that it stands on, where there are several; else empty. */
  sheet: Word,
  id: Word,
  /** False for rent and every other kind of offer. */
  is_sale: z.boolean(),
  /** Null for a category that we do not sell, or when it is missing; `category_word` is the feed's word. */
  category: z.enum(categories).nullable(),
  category_word: Word,
  project: Named,
  house: Named,
  /** Whether the name of the house is a bare number that may as well be that of a section. */
  is_house_or_section: z.boolean(),
  /** Number of the phase of the project, where the feed counts them. */
  phase: Word,
  /** The place of the house; it distinguishes houses without a name. */
  address: Word,
  section: Word,
  number: Word,
  floor: z.int().min(-20).max(200).nullable(),
  floors_total: z.int().min(1).max(200).nullable(),
  /** 0 is a studio. */
  rooms: z.int().min(0).max(50).nullable(),
  is_euro: z.boolean(),
  position_on_floor: z.int().positive().nullable(),
  area_total: z.number().positive().max(1_000_000).nullable(),
  area_living: z.number().positive().max(1_000_000).nullable(),
  area_kitchen: z.number().positive().max(1_000_000).nullable(),
  area_balcony: z.number().positive().max(1_000_000).nullable(),
  ceiling_height: z.number().min(1.5).max(20).nullable(),
  /** The price of a buyer today. */
  price: z.int().min(0).max(9_000_000_000_000).nullable(),
  /** What the feed has for the price, where it is kept: an amount or words. */
  price_word: Word,
  /** The price before the discount, when there is one. */
  price_before: z.int().positive().max(9_000_000_000_000).nullable(),
  /** `KZT`, `RUB`, …; empty when the feed does not say. */
  currency: Word,
  /** What prices are in where the format has no word for their currency. */
  usual_currency: z.enum(['KZT', 'RUB']),
  /** In the words of the feed. */
  status: Word,
  /** What else the feed calls the status, by name and number; the mapping is asked for these first. */
  status_names: z.array(Word).max(2),
  /** Further words of the feed for the same; the one that leaves the unit least available counts. */
  other_statuses: z.array(Word).max(10),
  finishing: Word,
  /** The name of its plan, which many units share. */
  plan: Word,
  /** The address of the picture of its plan, whole; empty where there is none that can be asked. */
  plan_image: z.string().max(2_000),
  window_views: z.array(Word).max(20),
  /** Where the windows look: «ЮВ», «на юг и запад». */
  window_sides: z.array(Word).max(20),
  /** The feed's data about the house. */
  is_handed_over: z.boolean(),
  deadline: z.strictObject({ year: z.int(), quarter: z.int().min(1).max(4) }).nullable(),
  /** The whole unit, where the feed is our own units.json; null for every other format. */
  own: ExportedEstate.nullable(),
  /** Fields of units.json with a value that no unit can have. */
  wrong_fields: z.array(Word).max(20),
  /** Whether one of them is a price that no unit can have: of many such units the feed is wrong and not each of them. */
  is_price_impossible: z.boolean(),
})

export type FeedOffer = z.infer<typeof FeedOffer>

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
