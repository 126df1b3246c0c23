import { staffText } from '#domain/staff/staff-text.ts'
import type { ExportedEstate } from '#contract/feeds.ts'
import type { FeedHouse } from '#database/feeds/feed-houses.ts'
import { storableText } from '#database/engines/json.ts'
import type { Category } from '#domain/categories.ts'
import type { EstateView } from '#domain/estate-words.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import { type FeedOffer, fieldsBeyond } from './feed-offer.ts'
import { impossibilities } from './impossible-units.ts'
import type { Mapping } from './mapping.ts'
import type { Place, Places } from './places.ts'
import type { Problem } from './skip-reasons.ts'
import { shortName, type Tally } from './tally.ts'
import { foldedText } from '#domain/folded-text.ts'
import { currencyOfWord } from './words/currencies.ts'
import { finishingOfWord } from './words/finishings.ts'
import { readWholeBetween } from './words/numbers.ts'
import { type FeedStatus, isLessAvailable, statusOfWord } from './words/statuses.ts'
import { plainFlatNumber } from './words/unit-numbers.ts'
import { azimuthsOfWords } from './words/sides.ts'
import { viewsOfWords } from './words/views.ts'

/** A unit of the feed, in our words and ids. Null for fields that the feed leaves out. */
export type FeedUnit = {
  external_id: string
  line: number | null
  sheet: string
  /** The feed's name of its house. */
  place: string
  /** The project, where a bare number was taken for a house of it. */
  guess: string | null
  category: Category
  geo_flatnum: string
  complex_id: number
  house_id: number
  section: number | null
  floor: number | null
  floors_total: number | null
  house_floors: number
  position_on_floor: number | null
  rooms: number | null
  is_euro: boolean
  area_total: number
  area_living: number | null
  area_kitchen: number | null
  area_balcony: number | null
  ceiling_height: number | null
  restoration: RestorationCode | null
  /** The feed's name of its plan, folded. */
  plan: string | null
  /** Where the picture of its plan lies. */
  plan_address: string | null
  price: number | null
  price_old: number | null
  status: FeedStatus
  /** Whether the word for the status was understood; else the unit is hidden. */
  is_status_known: boolean
  views: EstateView[]
  /** Where its windows look. */
  windows: { azimuth: number }[] | null
  /** The whole unit, where the feed is our own units.json. */
  own: ExportedEstate | null
}

/** Unknown words of the feed that skip no offer; and differences between the feed's houses and the site's. */
export type Notes = {
  statuses: Tally
  prices: Tally
  finishing: Tally
  currencies: Tally
  sides: Tally
  houses: Map<string, string>
  /** Names of houses that several projects of ours have, each with their slugs. */
  shared: Map<string, readonly string[]>
}

type Verdict =
  | { unit: FeedUnit }
  | { problems: Problem[]; unknown: Extract<Place, { unknown: string }> | null }

/** Turns an offer into a unit of ours, or lists all reasons why it cannot. */
export function acceptOffer(offer: FeedOffer, places: Places, mapping: Mapping, notes: Notes): Verdict {
  const beyond = fieldsBeyond(offer)
  if (beyond.length > 0)
    return { problems: [{ reason: 'wrong_value', detail: beyond.join(', ') }], unknown: null }
  if (offer.wrong_fields.length > 0) {
    const reason = offer.is_price_impossible ? 'impossible_price' : 'wrong_value'
    return { problems: [{ reason, detail: offer.wrong_fields.join(', ') }], unknown: null }
  }
  const problems: Problem[] = []
  const problem = (reason: Problem['reason'], detail = '') => void problems.push({ reason, detail })

  if (offer.id === '') problem('no_id')
  if (!offer.is_sale) problem('not_for_sale')
  if (offer.category === null) problem('category', offer.category_word)
  const place = places.find(offer)
  if ('unknown' in place) {
    const { unknown, name, projects } = place
    if (projects.length > 1) notes.shared.set(shortName(name), projects)
    const house = projects.length > 1 ? 'shared_house' : 'unknown_house'
    problem(unknown === 'project' ? 'unknown_project' : house, name)
  }
  const plain = plainFlatNumber(offer.number)
  const number = offer.category === 'garage' && plain !== '' ? offer.number.trim() : plain
  const isFlat = offer.category === 'flat'
  if (isFlat && offer.rooms === null) problem('no_rooms')
  if (offer.area_total === null) problem('no_area')
  const currency = currencyOfWord(offer.currency || mapping.currency || offer.usual_currency)
  const rate = offer.price ? rateOf(currency, mapping, notes) : 1
  if (rate === null) problem('currency', currency)
  if (
    problems.length > 0 ||
    rate === null ||
    'unknown' in place ||
    offer.category === null ||
    offer.area_total === null
  ) {
    return { problems, unknown: 'unknown' in place ? place : null }
  }
  noteHouse(offer, place.house, notes)
  notePrice(offer, notes)
  const unit: FeedUnit = {
    external_id: storableText(offer.id),
    line: offer.line,
    sheet: offer.sheet,
    place: place.name,
    guess: place.guess,
    category: offer.category,
    geo_flatnum: storableText(number),
    complex_id: place.house.complex.id,
    house_id: place.house.id,
    section: sectionOf(offer, place),
    floor: offer.floor ?? place.floor,
    floors_total: offer.floors_total,
    house_floors: place.house.floors,
    position_on_floor: offer.position_on_floor,
    rooms: isFlat ? offer.rooms : null,
    is_euro: isFlat && offer.is_euro,
    area_total: offer.area_total,
    area_living: smaller(offer.area_living, offer.area_total),
    area_kitchen: smaller(offer.area_kitchen, offer.area_total),
    area_balcony: smaller(offer.area_balcony, offer.area_total),
    ceiling_height: offer.ceiling_height,
    restoration: finishingOf(offer.finishing, mapping, notes),
    plan: storableText(foldedText(offer.plan)) || null,
    plan_address: offer.plan_image || null,
    price: offer.price ? inTenge(offer.price, rate) : null,
    // The price before a discount is in the same money.
    price_old: offer.price ? inTenge(offer.price_before, rate) : null,
    ...statusOf(offer, mapping, notes),
    views: viewsOfWords(offer.window_views),
    windows: windowsOf(offer.window_sides, notes),
    own: offer.own,
  }
  const faults = impossibilities(unit)
  return faults.length > 0 ? { problems: faults, unknown: null } : { unit }
}

/** The value in tenge of one unit of a currency; null when the mapping has none. */
function rateOf(code: string, mapping: Mapping, notes: Notes): number | null {
  if (code === 'KZT') return 1
  const rate = mapping.currencies.find(code)
  if (rate === undefined) notes.currencies.add(code)
  return rate ?? null
}

function inTenge(price: number | null, rate: number): number | null {
  return price === null ? null : Math.round(price * rate)
}

/**
 * An unknown word hides the unit: a unit that is not free must not look free. What is free without a price is sold on
 * request.
 */
function statusOf(
  offer: FeedOffer,
  mapping: Mapping,
  notes: Notes,
): Pick<FeedUnit, 'status' | 'is_status_known'> {
  const { word, status } = saidOf(offer, mapping)
  if (status === undefined) notes.statuses.add(word)
  if (status === undefined) return { status: 'hidden', is_status_known: false }
  return { status: status === 'free' && !offer.price ? 'request' : status, is_status_known: true }
}

/** A word of the feed for a status and what it means; undefined where nobody has said so. */
export type Said = { word: string; status: FeedStatus | undefined }

/** What an offer says of its unit's status: of several words the one that leaves it least available. No word means free. */
export function saidOf(
  {
    status,
    status_names: names,
    other_statuses: others,
  }: Pick<FeedOffer, 'status' | 'status_names' | 'other_statuses'>,
  mapping: Mapping,
): Said {
  if (status === '') return { word: '', status: 'free' }
  const mapped = mapping.statuses.find(...names, status)
  let worst: Said = { word: status, status: mapped ?? statusOfWord(status) }
  const consider = (word: string, said: FeedStatus | undefined) => {
    if (isLessAvailable(said, worst.status)) worst = { word, status: said }
  }
  // Another name that is not known says nothing: the word itself is understood or asked for.
  const known = mapped === undefined ? names.filter((name) => statusOfWord(name) !== undefined) : []
  for (const name of known) consider(name, statusOfWord(name))
  for (const word of others) consider(word, mapping.statuses.find(word) ?? statusOfWord(word))
  return worst
}

function finishingOf(word: string, mapping: Mapping, notes: Notes): FeedUnit['restoration'] {
  if (word === '') return null
  const code = mapping.finishing.find(word) ?? finishingOfWord(word)
  if (code === undefined) notes.finishing.add(word)
  return code ?? null
}

/** Words that are no sides say nothing of the windows, and are told; a dash says nothing and is no word. */
function windowsOf(words: readonly string[], notes: Notes): FeedUnit['windows'] {
  const azimuths = azimuthsOfWords(words)
  const said = words.join(', ')
  if (azimuths === null && /[\p{L}\p{N}]/u.test(said)) notes.sides.add(said)
  return azimuths?.map((azimuth) => ({ azimuth })) ?? null
}

/** The section in the feed, else that of the mapping, else the only one of the house; else unknown. */
function sectionOf(offer: FeedOffer, place: Extract<Place, { house: FeedHouse }>): number | null {
  const word = offer.section || (place.isSection ? offer.house.name : '')
  const named = readWholeBetween(/\d+/.exec(word)?.[0] ?? '', 1, 999)
  if (named !== null) return named
  const { sections } = place.house
  return place.section ?? (sections.length === 1 ? (sections[0] ?? null) : null)
}

/** A word in place of a price that says something else than that there is none. */
function notePrice({ price, price_word: word }: FeedOffer, notes: Notes): void {
  if (price !== null || /^[-–—]?$/.test(word) || statusOfWord(word) !== undefined) return
  notes.prices.add(word)
}

/** A part that is larger than the whole is a slip of the feed. */
function smaller(part: number | null, whole: number): number | null {
  return part !== null && part <= whole ? part : null
}

/** A feed's data about a house, for editors to judge; once a house. */
function noteHouse(offer: FeedOffer, house: FeedHouse, notes: Notes): void {
  if (notes.houses.has(house.slug)) return
  const { deadline } = house
  if (offer.is_handed_over && !house.is_handed_over) {
    notes.houses.set(house.slug, staffText('the feed says that it is handed over, the site does not'))
    return
  }
  const fromFeed = offer.is_handed_over ? null : offer.deadline
  if (fromFeed === null || deadline === null || house.is_handed_over) return
  if (fromFeed.year !== deadline.year || fromFeed.quarter !== deadline.quarter) {
    notes.houses.set(
      house.slug,
      staffText('the feed says that it is due in {fed}, the site {ours}', {
        fed: quarterOf(fromFeed),
        ours: quarterOf(deadline),
      }),
    )
  }
}

function quarterOf({ year, quarter }: { year: number; quarter: number }): string {
  return staffText('Q{quarter} {year}', { quarter, year })
}
