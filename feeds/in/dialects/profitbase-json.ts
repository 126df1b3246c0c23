import { z } from 'zod'
import type { Category } from '#domain/categories.ts'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { categoryOfWord } from '../words/categories.ts'
import { isYes, readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms } from '../words/room-counts.ts'
import { emptyStatus } from '../words/statuses.ts'
import { houseAddress } from '../words/unit-numbers.ts'
import { JsonPictures, JsonText as Text } from './json-text.ts'

const Area = z.object({ area_total: Text, area_living: Text, area_kitchen: Text, area_balcony: Text })
const Price = z.object({ value: Text, currency: Text })
const Attributes = z.object({ facing: Text })
const noArea = { area_total: '', area_living: '', area_kitchen: '', area_balcony: '' }

const Unit = z.object({
  id: Text,
  number: Text,
  status: Text,
  projectId: Text,
  projectName: Text,
  house_id: Text,
  houseName: Text,
  address: Text,
  section: Text,
  sectionName: Text,
  floor: Text,
  positionOnFloor: Text,
  rooms_amount: Text,
  studio: Text,
  free_layout: Text,
  euro_layout: Text,
  propertyType: Text,
  typePurpose: Text,
  facing: Text,
  area: Area.catch(noArea),
  price: Price.catch({ value: '', currency: '' }),
  attributes: Attributes.catch({ facing: '' }),
  planImages: JsonPictures,
  custom_fields: z.array(z.object({ name: Text, value: Text })).catch([]),
})

/** Fields of which each unit of Profitbase has one, whatever else it has lost. */
const own = ['houseName', 'propertyType', 'rooms_amount', 'positionOnFloor']

const Entry = z.looseObject({ id: z.unknown() })
const Measured = z.looseObject({ area: z.looseObject({ area_total: z.unknown() }) })

/** Whether an entry of a JSON feed is a unit of Profitbase. */
export function isProfitbaseUnit(value: unknown): boolean {
  const { data } = Entry.safeParse(value)
  if (data === undefined) return false
  return own.some((name) => Object.hasOwn(data, name)) || Measured.safeParse(data).success
}

/** Kinds of property by which Profitbase calls what it sells, beside the words of all feeds. */
const kinds: Readonly<Record<string, Category>> = {
  property: 'flat',
  residential: 'flat',
  commercial_premises: 'comm',
}

/** A unit of the JSON interface of Profitbase, version 4. */
export function profitbaseJsonOffer(value: unknown): FeedOffer {
  const parsed = Unit.safeParse(value)
  if (!parsed.success) return unknownOffer
  const unit = parsed.data
  const custom = (...names: readonly string[]) =>
    unit.custom_fields.find(({ name, value }) => value !== '' && names.includes(name.toLowerCase()))?.value ??
    ''
  const word = unit.propertyType || unit.typePurpose
  const counted = readRooms(unit.rooms_amount)
  const isOpen = isYes(unit.studio) || (unit.rooms_amount === '' && isYes(unit.free_layout))
  return {
    ...unknownOffer,
    id: unit.id,
    category: word === '' ? 'flat' : (kinds[word.toLowerCase()] ?? categoryOfWord(word)),
    category_word: word,
    project: { id: unit.projectId, name: unit.projectName },
    house: { id: unit.house_id, name: unit.houseName },
    phase: custom('очередь'),
    address: houseAddress(unit.address),
    section: unit.sectionName || unit.section || custom('секция', 'подъезд'),
    number: unit.number,
    floor: readWholeBetween(unit.floor, -20, 200),
    rooms: isOpen ? 0 : counted.rooms,
    is_euro: counted.is_euro || isYes(unit.euro_layout),
    position_on_floor: readWholeBetween(unit.positionOnFloor, 1, 1000),
    area_total: readArea(unit.area.area_total),
    area_living: readArea(unit.area.area_living),
    area_kitchen: readArea(unit.area.area_kitchen),
    area_balcony: readArea(unit.area.area_balcony),
    ceiling_height: readCeiling(custom('высота потолка', 'высота потолков')),
    price: readMoney(unit.price.value),
    price_word: unit.price.value.slice(0, 300),
    currency: unit.price.currency,
    status: unit.status || emptyStatus,
    plan_image: pictureAddress(...unit.planImages),
    finishing: unit.attributes.facing || unit.facing || custom('отделка'),
  }
}
