import { z } from 'zod'
import { estateNumber } from '#domain/estate-number.ts'
import { isCategory } from '#domain/categories.ts'
import { isInForce } from '#domain/in-force.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { monthOf } from '#domain/months.ts'
import { isPlace } from '#domain/redirects.ts'
import { parseRestorations } from '#domain/restorations.ts'
import { allEndpoints } from './all-endpoints.ts'
import type { Answer, Endpoint } from './api-client.ts'
import { Banner } from './banners.ts'
import { Calculator, getCalculators } from './calculators.ts'
import { CityLink, Deadline, Picture, Restoration } from './common.ts'
import { Complex, ComplexCard, ComplexLink, getComplexFilters } from './complexes.ts'
import { Contact } from './contacts.ts'
import { Employee } from './employees.ts'
import { isRecord } from './error-body.ts'
import {
  CardWithPayment,
  CategoryTab,
  Estate,
  EstateCard,
  Filter,
  getEstate,
  getEstateFilters,
  Plan,
} from './estates.ts'
import { FloorEstate, Handover, House, HouseEstate, HouseLink } from './houses.ts'
import { lenientReader, unreadable } from './lenient.ts'
import { getLocalizations, Localization } from './localizations.ts'
import { getMortgages, Mortgage } from './mortgages.ts'
import { CategoryOffer, FlatOffers, RestorationOffer, RoomsOffer } from './offers.ts'
import { Photo, Video } from './photos-videos.ts'
import { ProgressEntry } from './progress.ts'
import { PromiseEvent, PromisedHouse } from './promises.ts'
import { type BasicPromotion, getBasicPromotions, PromotionCard } from './promotions.ts'
import { getRedirect } from './redirects.ts'
import { Review } from './reviews.ts'
import { roomsOfLabel, withRoomCounts } from './room-counts.ts'
import { VacancyCard, VacancyCategory } from './vacancies.ts'
import { withoutPricesOnRequest } from './withheld-prices.ts'

/** Without this field a thing cannot be shown at all. */
const needed = () => unreadable

/**
 * The possible statuses of a unit: on request where its price or the word for its status is unknown. Withdrawn and
 * hidden units are in no list (A1).
 */
const estateStatus = ({ status, price }: Readonly<Record<string, unknown>>) => {
  if (status === 'withdrawn' || status === 'hidden') return unreadable
  return (status ?? null) === null && Number(price) > 0 ? 'free' : 'request'
}

/** A finish that we do not know has its title alone; without one there is nothing to say. */
const finishCode = ({ code, title }: Readonly<Record<string, unknown>>) =>
  parseRestorations(text(title))[0] ?? (text(title) === '' ? unreadable : text(code))

const untold = () => -1

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const slugOf = (value: unknown) => (typeof value === 'number' ? String(value) : text(value))

/** Where a missing field, or a word that we do not know, means more than nothing (A41). */
const { read, nothingOf } = lenientReader(
  new Map<z.ZodType, (others: Readonly<Record<string, unknown>>) => unknown>([
    // A missing number is below zero where 0 would have a meaning.
    [ComplexLink.shape.estates_count, untold],
    [FlatOffers.shape.estates_count, untold],
    [HouseLink.shape.estates_count, untold],
    [CategoryTab.shape.estates_count, untold],
    [RoomsOffer.shape.estates_count, untold],
    [RestorationOffer.shape.estates_count, untold],
    [CategoryOffer.shape.estates_count, untold],
    [Filter.shape.options.element.shape.count, untold],
    [ComplexCard.shape.progress_percent, untold],
    [VacancyCategory.shape.count, untold],
    [EstateCard.shape.slug, ({ id }) => slugOf(id) || unreadable],
    [EstateCard.shape.number, numberOfEstate],
    [EstateCard.shape.status, estateStatus],
    [HouseEstate.shape.status, estateStatus],
    [
      Estate.shape.is_status_told,
      ({ status }) => (Estate.shape.status.safeParse(status).success ? undefined : false),
    ],
    [ComplexLink.shape.status, () => 'selling'],
    [ComplexCard.shape.class.shape.code, ({ code }) => text(code)],
    [Restoration.shape.code, finishCode],
    [RestorationOffer.shape.code, finishCode],
    [RoomsOffer.shape.rooms, roomsOfTitle],
    [PromotionCard.shape.state, stateOfDays],
    // For servers that send a city by its name alone.
    // A category by its slug alone. Without any, the address of the vacancy still needs one.
    [
      VacancyCard.shape.category,
      ({ category }) => ({ id: 0, slug: slugOf(category) || 'vacancy', title: text(category) }),
    ],
    [CityLink, ({ city }) => ({ id: 0, slug: '', name: text(city) })],
    [Contact.shape.type, () => 'office'],
    [Filter.shape.type, ({ type }) => (type === undefined ? 'checkbox' : unreadable)],
    [Calculator.shape.type, needed],
    // Without these no payment can be calculated, and the law requires the effective rate beside the other.
    [Mortgage.shape.rate_nominal, needed],
    [Mortgage.shape.rate_effective, needed],
    [Mortgage.shape.term_months_max, needed],
    [Mortgage.shape.term_months_min, () => 1],
    [Mortgage.shape.kind, () => 'market'],
    // Half of these says something wrong: no quarter without its year, no window without its side, no room of 0 m².
    [Estate.shape.windows.element.shape.azimuth, needed],
    [FloorEstate.shape.windows.element.shape.azimuth, needed],
    [Handover.shape.promised, needed],
    [Handover.shape.handed_over_at, needed],
    [Deadline.shape.year, needed],
    [Deadline.shape.quarter, needed],
    [Plan.shape.rooms.element.shape.area, needed],
    [House.shape.sections.element.shape.no, needed],
    [House.shape.sections.element.shape.floors, needed],
    [House.shape.sections.element.shape.units_per_floor, needed],
    [Complex.shape.infrastructure.element.shape.minutes_walk, needed],
    [Estate.shape.sun.unwrap().shape.dec, needed],
    [Estate.shape.sun.unwrap().shape.mar, needed],
    [Estate.shape.sun.unwrap().shape.jun, needed],
    [ProgressEntry.shape.percent, needed],
    [ProgressEntry.shape.previous.unwrap().shape.percent, needed],
    [ProgressEntry.shape.stages.element.shape.percent, needed],
    [House.shape.progress.unwrap().shape.percent, needed],
    [House.shape.progress.unwrap().shape.count, needed],
    [Plan.shape.detail, ({ card }) => text(card) || unreadable],
    [Photo.shape.preview, largePicture],
    [Banner.shape.image, oneForAllScreens],
    // A film of which neither a file nor a picture is known is none.
    [Video.shape.youtube_id, ({ src, preview }) => (text(src) || isRecord(preview) ? null : unreadable)],
    [Photo.shape.src, ({ preview }) => (isRecord(preview) && text(preview['src'])) || unreadable],
    [Review.shape.text, needed],
    [ProgressEntry.shape.date, needed],
    [PromiseEvent.shape.kind, needed],
    [PromiseEvent.shape.day, needed],
    [PromisedHouse.shape.first.unwrap().shape.deadline, needed],
    [PromisedHouse.shape.first.unwrap().shape.day, needed],
    [PromisedHouse.shape.is_listed, ({ is_listed: told }) => told ?? true],
    [ProgressEntry.shape.title, titleOfEntry],
    [Employee.shape.name, needed],
    [Contact.shape.title, ({ address, ...reach }) => text(address) || (isReachable(reach) ? '' : unreadable)],
    [Localization.shape.content, needed],
    [
      Estate.shape.house.shape.is_handover_told,
      ({ handed_over_at: day }) => (day === undefined ? false : undefined),
    ],
  ]),
)

/** Whether an office without a name and an address has a city or a way to reach it. */
function isReachable({
  city,
  phones,
  email,
  whatsapp,
  telegram,
}: Readonly<Record<string, unknown>>): boolean {
  const words = [isRecord(city) ? city['name'] : city, email, whatsapp, telegram].map(text)
  return (
    words.some((each) => each !== '') || (Array.isArray(phones) && phones.some((phone) => text(phone) !== ''))
  )
}

/** An entry of the diary without words: empty where its place or its photos say something, a percent alone does not. */
function titleOfEntry({ complex, house, photos }: Readonly<Record<string, unknown>>): unknown {
  const isPlaced = [complex, house].some(
    (place) => isRecord(place) && (text(place['name']) || slugOf(place['slug'])) !== '',
  )
  return isPlaced || (Array.isArray(photos) && photos.length > 0) ? '' : unreadable
}

/** A photo whose small picture is not told is shown by the large one. */
function largePicture({ src }: Readonly<Record<string, unknown>>): unknown {
  return read(Picture, { src })
}

/** A banner may have one picture for all screens, under its name or as the picture itself. */
function oneForAllScreens({ image }: Readonly<Record<string, unknown>>): unknown {
  const { desktop, mobile }: Readonly<Record<string, unknown>> = isRecord(image) ? image : {}
  const picture = [desktop, mobile, image]
    .map((told) => read(Picture, told))
    .find((told) => told !== unreadable)
  return picture === undefined ? unreadable : { desktop: picture, mobile: picture }
}

function numberOfEstate({ category, geo_flatnum: registered }: Readonly<Record<string, unknown>>): string {
  return estateNumber(isCategory(category) ? category : 'flat', text(registered))
}

/** The day that a text begins with; empty where it is none. */
function dayOf(told: unknown): string {
  const day = text(told).slice(0, 10)
  return z.iso.date().safeParse(day).success ? day : ''
}

/** A promotion is over after its last day (A11), and one that has not begun is none. */
function stateOfDays(told: Readonly<Record<string, unknown>>): unknown {
  const day = dayInKazakhstan(new Date())
  if (isToCome(told)) return unreadable
  return isInForce({ from: null, to: dayOf(told['ends_at']) || null }, day) ? 'active' : 'past'
}

/** Whether a promotion whose state is not told begins later: ours are not there before their first day either. */
function isToCome({ state, starts_at: start }: Readonly<Record<string, unknown>>): boolean {
  return !PromotionCard.shape.state.safeParse(state).success && dayOf(start) > dayInKazakhstan(new Date())
}

function holdsToday({ starts_at: from, ends_at: to }: BasicPromotion): boolean {
  return isInForce({ from, to }, dayInKazakhstan(new Date()))
}

/** The count in a title (R115, A40). */
function roomsOfTitle({ title }: Readonly<Record<string, unknown>>): unknown {
  return roomsOfLabel(String(title)) ?? unreadable
}

/**
 * The result of reading another server's answer. `nothing`: no such item; `gone`: a unit that was taken off sale, with
 * what is known of it; `odd`: the answer cannot be read.
 */
export type Reading = { answer: unknown } | { gone: object } | 'nothing' | 'odd'

const known = new Map(allEndpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

/**
 * Reads an answer of another server, which may hold only the fields of the specification (A41). `asked` is the input
 * of the call: page and slug are known from there.
 */
export function readAnswer(call: Endpoint, asked: Readonly<Record<string, unknown>>, body: unknown): Reading {
  // Pages bring schemas of their own bundle; the stand-ins are for those of this one.
  const endpoint = known.get(`${call.method} ${call.path}`) ?? call
  const reading = readBody(endpoint, asked, body)
  return typeof reading === 'object' && 'answer' in reading
    ? { answer: withoutPricesOnRequest(asOurs(endpoint, reading.answer)) }
    : reading
}

/** What the fields of a list do not say by themselves. */
function asOurs({ path }: Endpoint, answer: unknown): unknown {
  if (path === getBasicPromotions.path) {
    // The short list is of those that hold today, and its days may say that some do not.
    const { data, ...rest } = answer as Answer<typeof getBasicPromotions>
    return { ...rest, data: data.filter(holdsToday) }
  }
  if (path !== getEstateFilters.path && path !== getComplexFilters.path) return answer
  const { data, ...rest } = answer as Answer<typeof getEstateFilters>
  return { ...rest, data: withRoomCounts(data) }
}

function readBody(endpoint: Endpoint, asked: Readonly<Record<string, unknown>>, body: unknown): Reading {
  if (endpoint.path === getRedirect.path) return { answer: { data: redirectOf(body) } }
  const { success, data } = endpoint.answer.safeParse(body)
  if (success) return { answer: data }
  if (endpoint.answer instanceof z.ZodArray) {
    const list = listOf(endpoint.answer, body)
    return list === null ? 'odd' : { answer: list }
  }
  const shape = endpoint.answer instanceof z.ZodObject ? endpoint.answer.shape : {}
  const inner = shape['data'] as z.ZodType | undefined
  if (inner instanceof z.ZodArray) {
    const list = listOf(inner, body)
    if (list === null) return 'odd'
    const { data: given = isRecord(body) ? null : body, ...beside } = isRecord(body) ? body : {}
    // A page of a list says itself that its items could not be read; a list would pass for an empty one (R505).
    if (!('links' in shape) && list.length === 0 && isTold(given, endpoint)) return 'odd'
    const rest = Object.entries(shape)
      .filter(([key]) => key !== 'data')
      .map(([key, schema]) => [
        key,
        besideList(key, schema as z.ZodType, beside[key], asked, Array.isArray(given) ? given : null, list),
      ])
    return { answer: { data: list, ...Object.fromEntries(rest) } }
  }
  if (!(inner instanceof z.ZodObject)) return 'odd'
  return endpoint.path === getEstate.path ? readUnit(inner, asked, body) : readOne(inner, asked, body)
}

/**
 * One unit: hidden, or of a category that we do not have, it is none, and withdrawn it is gone (A1). Where no category
 * is told it is read as a flat, and says so: the address of a page may know better.
 */
function readUnit(schema: z.ZodObject, asked: Readonly<Record<string, unknown>>, body: unknown): Reading {
  const told = isRecord(body) && 'data' in body ? body['data'] : body
  const { status = null, category = null } = isRecord(told) ? told : {}
  if (status === 'hidden' || (category !== null && !isCategory(category))) return 'nothing'
  const reading = readOne(schema, asked, body, {
    ...(category === null && { category: 'flat', is_category_told: false }),
    ...(status === 'withdrawn' && { status: 'sold' }),
  })
  if (status !== 'withdrawn' || typeof reading === 'string' || !('answer' in reading)) return reading
  return { gone: category === null ? {} : goneOf((reading.answer as Answer<typeof getEstate>).data) }
}

/**
 * Whether a list has items that tell something, or tell nothing whatever. Of those that tell an id alone nothing can be
 * shown, as of none; but pages say of programmes that there are none. A calculator that tells its first payment and no
 * more, as SPEC.md has it, is none either (R113).
 */
function isTold(given: unknown, { path }: Endpoint): boolean {
  if (!Array.isArray(given) || given.length === 0) return false
  const alone = path === getCalculators.path ? 'initial_payment' : 'id'
  const isMore = (item: unknown) => isRecord(item) && Object.keys(item).join() !== alone
  // Texts that cannot be read are as good as none: ours stand.
  if (path === getLocalizations.path) return false
  return path === getMortgages.path || given.some(isMore)
}

/**
 * A list, bare or in `data`; empty where there is none. Null for an answer that neither is a list nor says there is
 * none.
 */
function listOf(schema: z.ZodArray, body: unknown): unknown[] | null {
  const given = isRecord(body) && 'data' in body ? body['data'] : body
  const list = isNothing(given) ? [] : given
  if (!Array.isArray(list)) return null
  const found = read(schema, list) as unknown[]
  const isOdd = list.length > 0 && schema.element instanceof z.ZodObject && !list.some(isRecord)
  return isOdd && found.length === 0 ? null : found
}

/**
 * The fields beside the list. Pages are counted by the items that were given, those that cannot be read too; the total is
 * of those that can, `list` here. Where the number of pages is missing, a full page may be followed by one more. Where the
 * total is not known it is below zero. A figure that cannot be read is as good as missing.
 */
function besideList(
  key: string,
  schema: z.ZodType,
  given: unknown,
  asked: Readonly<Record<string, unknown>>,
  items: readonly unknown[] | null,
  list: readonly unknown[],
): unknown {
  const page = Number(asked['page'] ?? 1)
  const perPage = Number(asked['per_page'] ?? 12)
  const before = (page - 1) * perPage
  const length = items?.length ?? 0
  const counted = {
    current_page: page,
    from: length === 0 ? null : before + 1,
    last_page: length === 0 ? page - 1 : length < perPage ? page : page + 1,
    per_page: perPage,
    to: length === 0 ? null : before + length,
    // A full page may be followed by more, and an empty one says nothing of those before.
    total: items === null || length >= perPage || (length === 0 && page > 1) ? untold() : before + length,
    months: monthsOf(list),
  }
  const readable = list.length
  const told = isRecord(given) ? given : {}
  const found = read(schema, key === 'meta' ? { ...counted, ...readFigures(schema, told) } : told)
  if (found === unreadable) return nothingOf(schema)
  return key === 'meta' && isRecord(found) && readable < length
    ? { ...found, ...shownCounts(found, counted.from, length - readable, readable) }
    : found
}

function readFigures(schema: z.ZodType, told: Readonly<Record<string, unknown>>) {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const isRead = ([key, value]: [string, unknown]) =>
    shape[key] !== undefined && read(shape[key], value) !== unreadable
  return Object.fromEntries(Object.entries(told).filter(isRead))
}

/** The months of the entries of a diary, from the newest. */
function monthsOf(entries: readonly unknown[]): string[] {
  const days = entries.map((entry) => (isRecord(entry) ? text(entry['date']) : ''))
  return [...new Set(days.map(monthOf))].toSorted().toReversed()
}

/** The counts of a page of a list with items that cannot be read: nobody may count what is not shown (R505). */
function shownCounts(
  { total }: Readonly<Record<string, unknown>>,
  from: number | null,
  lost: number,
  readable: number,
) {
  if (readable === 0) return { from, total: untold() }
  return typeof total === 'number' && total >= lost ? { total: total - lost } : {}
}

/** What is told of a withdrawn unit, as far as it is known. */
function goneOf({ id, category, slug, number, rooms, area_total, complex, similar }: Estate) {
  const area = area_total > 0 ? { area_total } : {}
  const whole = similar.filter((card) => CardWithPayment.safeParse(card).success)
  return { id, category, slug, number, rooms, complex, ...area, similar: whole }
}

/** One thing, bare or in `data`; `instead` are fields in the place of its own. */
function readOne(
  schema: z.ZodObject,
  asked: Readonly<Record<string, unknown>>,
  body: unknown,
  instead: Readonly<Record<string, unknown>> = {},
): Reading {
  const thing = isRecord(body) && 'data' in body ? body['data'] : body
  if (isNothing(thing) || (isRecord(thing) && isToCome(thing))) return 'nothing'
  if (!isRecord(thing) || !Object.keys(schema.shape).some((key) => key in thing)) return 'odd'
  const found = read(schema, {
    ...thing,
    ...instead,
    id: thing['id'] ?? asked['id'],
    slug: thing['slug'] ?? asked['slug'],
  })
  return found === unreadable ? 'odd' : { answer: { data: found } }
}

/** No data; some servers write an empty object as an empty list. */
function isNothing(value: unknown): boolean {
  return (value ?? null) === null || (typeof value === 'object' && Object.keys(value as object).length === 0)
}

/** The answer may have only a target; one that is not the address of a page is refused (A6). */
function redirectOf(body: unknown): { target: string | null; status: 301 | 302 } {
  const found = isRecord(body) && 'data' in body ? body['data'] : body
  const target = isRecord(found) ? found['target'] : found
  const status = isRecord(found) ? Number(found['status']) : 301
  return {
    target: typeof target === 'string' && isPlace(target) ? target : null,
    status: status === 302 || status === 303 || status === 307 ? 302 : 301,
  }
}
