import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { allTexts, firstText, hasElement, type XmlRecord } from '../reading/xml-record.ts'
import { categoryOfWord } from '../words/categories.ts'
import { finishingOfWord } from '../words/finishings.ts'
import { byMeaning, knownWords } from '../words/known-words.ts'
import { isYes, readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms, roomsInText } from '../words/room-counts.ts'
import { houseAddress, numberInText } from '../words/unit-numbers.ts'
import { isHandedOver, readDeadline } from './deadlines.ts'
import { discounted } from './prices.ts'
import { statusLeftEmpty } from './status-left-empty.ts'
import type { XmlDialect } from './xml-dialect.ts'

const numberPaths = [
  'location/apartment',
  'flat-number',
  'apartment-number',
  'number',
  'flat',
  'location/flat-number',
  'location/flat',
]
const housePaths = [
  'house-name',
  'building-house',
  'house/name',
  'building/name',
  'corpus',
  'korpus',
  'building-corpus',
  'building-block',
  'block',
]
const sectionPaths = ['section', 'section-number', 'section-name', 'entrance', 'building-entrance', 'podezd']
const statusPaths = ['status', 'sale-status', 'flat-status', 'booking-status', 'availability']
const offerPricePaths = [
  'discount/final-price',
  'discount/price',
  'promo-price',
  'promo-price/value',
  'price/promo-price',
  'discount-price',
  'final-price',
  'special-offers/special-offer/discount-price',
  'special-offers/special-offer/final-price',
  'special-offers/special-offer/price',
  'special-offers/special-offer/promo-price',
]
/** What a picture shows says its tag; of one without nobody knows whether it is a plan. */
const planPaths = ['image[@tag=plan]', 'image[@type=plan]', 'image[@tag=layout]']
const pricesBeforePaths = ['old-price', 'old-price/value', 'price/old-value', 'price-old', 'base-price']

/**
 * Yandex Realty: new buildings of 2010-06, metarealty of 2024 and the variants of developers. The namespace is
 * unreliable and is ignored.
 */
export const yandex: XmlDialect = {
  offer: 'offer',
  depth: null,
  paths: [
    ...numberPaths,
    ...housePaths,
    ...sectionPaths,
    ...statusPaths,
    ...offerPricePaths,
    ...pricesBeforePaths,
    ...planPaths,
    'internal-id',
    'type',
    'category',
    'property-type',
    'commercial-type',
    'garage-type',
    'building-name',
    'yandex-building-id',
    'yandex-house-id',
    'building-section',
    'building-phase',
    'building-state',
    'built-year',
    'ready-quarter',
    'deal-status',
    'location/address',
    'address',
    'description',
    'price',
    'price/value',
    'price/currency',
    'price/unit',
    'area',
    'area/value',
    'area/unit',
    'living-space',
    'living-space/value',
    'living-space/unit',
    'kitchen-space',
    'kitchen-space/value',
    'kitchen-space/unit',
    'balcony-space/value',
    'rooms',
    'rooms-type',
    'studio',
    'open-plan',
    'floor',
    'floors-total',
    'ceiling-height',
    'ceiling-height/value',
    'renovation',
    'decoration-type',
    'decoration',
    'finishing',
    'window-view',
  ],
  read(record) {
    const text = (...paths: readonly string[]) => firstText(record, ...paths)
    const area = (name: string) => readArea(text(`${name}/value`, name), text(`${name}/unit`))
    const area_total = area('area')
    return {
      ...unknownOffer,
      line: record.line,
      id: record.attributes.get('internal-id') ?? record.attributes.get('id') ?? text('internal-id'),
      is_sale: !/^(?:аренда|rent|сдам)/i.test(text('type')),
      ...categoryOf(record),
      project: { id: text('yandex-building-id'), name: text('building-name') },
      ...placeOf(record),
      phase: text('building-phase'),
      address: houseAddress(text('location/address', 'address')),
      number:
        text(...numberPaths) ||
        numberInText(text('location/address', 'address')) ||
        numberInText(text('description')),
      floor: readWholeBetween(text('floor'), -20, 200),
      floors_total: readWholeBetween(text('floors-total'), 1, 200),
      ...roomsOf(record),
      area_total,
      area_living: area('living-space'),
      area_kitchen: area('kitchen-space'),
      area_balcony: area('balcony-space'),
      ceiling_height: readCeiling(text('ceiling-height/value', 'ceiling-height')),
      ...priceOf(record, area_total),
      ...statusOf(record),
      finishing: finishingOf(record),
      plan_image: pictureAddress(...allTexts(record, ...planPaths)),
      window_views: allTexts(record, 'window-view').slice(0, 20),
      is_handed_over: isHandedOver(text('building-state')),
      deadline: readDeadline(text('built-year'), text('ready-quarter')),
    }
  },
}

function categoryOf(record: XmlRecord): Pick<FeedOffer, 'category' | 'category_word'> {
  const word = firstText(record, 'category')
  if (word !== '') return { category: categoryOfWord(word), category_word: word }
  const kind = firstText(record, 'garage-type', 'commercial-type', 'property-type')
  if (hasElement(record, 'garage-type')) return { category: 'garage', category_word: kind }
  if (hasElement(record, 'commercial-type')) return { category: 'comm', category_word: kind }
  return { category: kind === '' ? 'flat' : categoryOfWord(kind), category_word: kind }
}

/**
 * The words of Yandex know three finishes. Where they say the roughest, a sentence «Отделка: …» of the description may
 * name a better one that they have no word for.
 */
function finishingOf(record: XmlRecord): string {
  const word = firstText(record, 'decoration-type', 'renovation', 'decoration', 'finishing')
  if (finishingOfWord(word) !== 'rough') return word
  const [, named = ''] = /(?:^|\s)Отделка: ([^.]{1,60})\./.exec(firstText(record, 'description')) ?? []
  const isBetween = ['rough_plus', 'prefine'].includes(finishingOfWord(named) ?? '')
  return isBetween ? named : word
}

/** «Секция 2» is a section; «Корпус 2», «дом 5», «литер А» are houses; «2» is either. */
function placeOf(record: XmlRecord): Pick<FeedOffer, 'house' | 'section' | 'is_house_or_section'> {
  const named = firstText(record, ...housePaths)
  const part = firstText(record, 'building-section')
  const isSection = /^(?:секция|подъезд|section|entrance|кіреберіс)/i.test(part)
  const section = firstText(record, ...sectionPaths) || (isSection ? part : '')
  const name = named || (isSection ? '' : part)
  const is_house_or_section = named === '' && /^\d{1,3}$/.test(name)
  return { house: { id: firstText(record, 'yandex-house-id'), name }, section, is_house_or_section }
}

function roomsOf(record: XmlRecord): Pick<FeedOffer, 'rooms' | 'is_euro'> {
  const isStudio = isYes(firstText(record, 'studio')) || /^студ|^studio/i.test(firstText(record, 'studio'))
  if (isStudio) return { rooms: 0, is_euro: false }
  const word = firstText(record, 'rooms')
  if (word !== '') return readRooms(word)
  if (hasElement(record, 'rooms-type') || isYes(firstText(record, 'open-plan'))) {
    return { rooms: 0, is_euro: false }
  }
  return { rooms: roomsInText(firstText(record, 'description')), is_euro: false }
}

/** A price by the square metre says so in its unit. */
function priceOf(
  record: XmlRecord,
  area: number | null,
): Pick<FeedOffer, 'price' | 'price_word' | 'price_before' | 'currency'> {
  const perMetre = /^(?:кв|м²|м2|sq|m2)/i.test(firstText(record, 'price/unit'))
  const amount = (text: string) => {
    const money = readMoney(text)
    if (money === null || !perMetre) return money
    return area === null ? null : Math.round(money * area)
  }
  return {
    ...discounted(
      amount(firstText(record, 'price/value', 'price')),
      allTexts(record, ...offerPricePaths).map(amount),
      amount(firstText(record, ...pricesBeforePaths)),
    ),
    price_word: firstText(record, 'price/value', 'price').slice(0, 300),
    currency: firstText(record, 'price/currency'),
  }
}

/** Whole phrases: «продажа приостановлена» begins like a kind of deal and is none. */
const kindOfDeal = knownWords<'kind'>(
  byMeaning({
    kind: `первичная, первичная продажа, первичный рынок, первичная продажа вторички, вторичная, вторичная продажа,
      вторичка, вторичный рынок, переуступка, переуступка прав, переуступка прав требования, прямая, прямая продажа,
      встречная, встречная продажа, продажа, продажа от застройщика, продажа застройщиком, primary, primary sale,
      primary sale of secondary, secondary, secondary sale, reassignment, direct, direct sale, counter sale, countersale,
      sale, sale from developer`,
  }),
)

/** The status of the deal is mostly its kind («первичная продажа»); some say there that the flat is gone. */
function statusOf(record: XmlRecord): Pick<FeedOffer, 'status' | 'other_statuses'> {
  const deal = firstText(record, 'deal-status')
  const isKind = kindOfDeal(deal) !== undefined
  const [status = isKind ? '' : deal, ...others] = allTexts(record, ...statusPaths)
  return {
    status: status || statusLeftEmpty(record, ...statusPaths),
    other_statuses: others.slice(0, 10),
  }
}
