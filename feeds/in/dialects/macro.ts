import { z } from 'zod'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { categoryOfWord } from '../words/categories.ts'
import { isYes, readArea, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms, roomsInText } from '../words/room-counts.ts'
import { emptyStatus } from '../words/statuses.ts'
import { houseAddress } from '../words/unit-numbers.ts'
import { JsonPictures, JsonText as Text } from './json-text.ts'
import { discounted } from './prices.ts'

/** The names of statuses by their ids, which are the same for all companies; the names differ by language. */
const statusNames: ReadonlyMap<string, string> = new Map([
  ['20', 'Подбор'],
  ['30', 'Бронь'],
  ['32', 'Маркетинговый резерв'],
  ['50', 'Сделка в работе'],
  ['52', 'Сделка в работе'],
  ['53', 'Сделка в работе'],
  // «Сдано» by name, which is not understood alone.
  ['90', 'Сделка проведена'],
  ['100', 'Сделка проведена'],
])

const Unit = z.object({
  id: Text,
  estate_sell_id: Text,
  house_id: Text,
  public_house_name: Text,
  house_name: Text,
  complex_id: Text,
  complex_name: Text,
  address: Text,
  title: Text,
  category: Text,
  category_name: Text,
  estate_sell_category: Text,
  status: Text,
  estate_sell_status: Text,
  status_real_name: Text,
  status_name: Text,
  estate_sell_status_name: Text,
  geo_flatnum: Text,
  geo_house_entrance: Text,
  estate_floor: Text,
  estate_riser: Text,
  floors_in_house: Text,
  houseFloors: Text,
  estate_rooms: Text,
  estate_studia: Text,
  estate_area: Text,
  estate_price: Text,
  estate_price_action: Text,
  priceWithoutDiscount: Text,
  currency: Text,
  estate_restoration: Text,
  plan_name: Text,
  plans_name: Text,
  plan_image: Text,
  plans: JsonPictures,
})

/** Fields of which each unit of MacroCRM has one. */
const own = ['geo_flatnum', 'estate_area', 'estate_price', 'estate_sell_status', 'status_real_name']

/** The catalogue on a company's pages keeps most of a unit under `estate`. */
const Wrapped = z.looseObject({ estate: z.looseObject({}).optional() })

/**
 * What an entry of a page of MacroCRM's interface says of the next page: the record after which it begins, or null
 * where this page is the last. Units say nothing of it.
 *
 * @returns null for every other entry
 */
export function nextOfPage(entry: unknown): { after: string | null } | null {
  const { data } = z.looseObject({}).safeParse(entry)
  if (data === undefined || !Object.hasOwn(data, 'last_record_id')) return null
  if (Object.hasOwn(data, 'id') || Object.hasOwn(data, 'estate_sell_id')) return null
  const { last_record_id: after } = data
  const isLast = after === null || after === '' || after === 0 || after === '0'
  return { after: isLast ? null : typeof after === 'object' ? 'a value' : String(after) }
}

/** Whether an entry is a unit of MacroCRM. */
export function isMacroUnit(value: unknown): boolean {
  const fields = flatFields(value)
  return fields !== null && own.some((name) => Object.hasOwn(fields, name))
}

/** A unit of an export or an answer of MacroCRM. */
export function macroOffer(value: unknown): FeedOffer {
  const parsed = Unit.safeParse(flatFields(value))
  if (!parsed.success) return unknownOffer
  const unit = parsed.data
  const word = unit.estate_sell_category || unit.category || unit.category_name
  const plan = unit.plan_name || unit.plans_name
  return {
    ...unknownOffer,
    id: unit.id || unit.estate_sell_id,
    category: word === '' ? 'flat' : categoryOfWord(word),
    category_word: word,
    project: { id: unit.complex_id, name: unit.complex_name },
    house: { id: unit.house_id, name: unit.public_house_name || unit.house_name },
    address: houseAddress(unit.address),
    section: unit.geo_house_entrance,
    number: unit.geo_flatnum,
    floor: readWholeBetween(unit.estate_floor, -20, 200),
    floors_total: readWholeBetween(unit.floors_in_house || unit.houseFloors, 1, 200),
    position_on_floor: readWholeBetween(unit.estate_riser, 1, 1000),
    ...roomsOf(unit.estate_rooms, isYes(unit.estate_studia), `${unit.title} ${plan}`),
    area_total: readArea(unit.estate_area),
    ...discounted(
      readMoney(unit.estate_price),
      [readMoney(unit.estate_price_action)],
      readMoney(unit.priceWithoutDiscount),
    ),
    price_word: unit.estate_price.slice(0, 300),
    currency: unit.currency,
    ...statusOf(
      unit.estate_sell_status || unit.status,
      unit.status_real_name || unit.estate_sell_status_name || unit.status_name,
    ),
    finishing: unit.estate_restoration,
    plan: plan.slice(0, 300),
    plan_image: pictureAddress(unit.plan_image, ...unit.plans),
  }
}

function flatFields(value: unknown): Record<string, unknown> | null {
  const parsed = Wrapped.safeParse(value)
  if (!parsed.success) return null
  const { estate, ...others } = parsed.data
  return { ...estate, ...others }
}

/**
 * The id tells the status, since a company may name statuses as it likes, and its name only where that is known and
 * leaves the unit less available; an id that is not known is told by its name. The mapping may have either, the name
 * first. Each unit has a status: none is unknown.
 */
function statusOf(id: string, name: string): Pick<FeedOffer, 'status' | 'status_names'> {
  return {
    status: statusNames.get(id) ?? (name || id || emptyStatus),
    status_names: [name, id].filter((word) => word !== ''),
  }
}

/** A studio has one room or none, and says that it is one in a field of its own or by the name of its plan. */
function roomsOf(rooms: string, isStudio: boolean, words: string): Pick<FeedOffer, 'rooms' | 'is_euro'> {
  if (isStudio) return { rooms: 0, is_euro: false }
  return rooms === '' ? { rooms: roomsInText(words), is_euro: false } : readRooms(rooms)
}
