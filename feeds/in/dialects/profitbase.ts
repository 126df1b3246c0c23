import { unknownOffer } from '../feed-offer.ts'
import { allTexts, firstText, hasElement, type XmlRecord } from '../reading/xml-record.ts'
import { categoryOfWord } from '../words/categories.ts'
import { isYes, readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms } from '../words/room-counts.ts'
import { houseAddress } from '../words/unit-numbers.ts'
import { isHandedOver, readDeadline } from './deadlines.ts'
import { discounted } from './prices.ts'
import { statusLeftEmpty } from './status-left-empty.ts'
import type { XmlDialect } from './xml-dialect.ts'

const discountPaths = [
  'special-offers/special-offer/discount-price',
  'special-offers/special-offer/discount/price',
  'special-offer/discount-price',
  'discount-price',
]

/** Elements that only Profitbase has in an offer; its root is the same as that of Yandex. */
export function isProfitbaseRecord(record: XmlRecord): boolean {
  return hasElement(
    record,
    'house/name',
    'house/id',
    'object/name',
    'object/id',
    'price-meter/value',
    'custom-field/name',
  )
}

/** Profitbase XML. Underscores of its element names are hyphens here. */
export const profitbase: XmlDialect = {
  offer: 'offer',
  depth: null,
  paths: [
    ...discountPaths,
    'property-type',
    'category',
    'status',
    'number',
    'rooms',
    'studio',
    'euro-layout',
    'free-layout',
    'floor',
    'floors-total',
    'position-on-floor',
    'building-section',
    'section',
    'section/name',
    'area',
    'area/value',
    'area/unit',
    'area-living/value',
    'living-space/value',
    'kitchen-space/value',
    'area-balcony/value',
    'balcony-space/value',
    'price',
    'price/value',
    'price/currency',
    'price-meter/value',
    'object/id',
    'object/name',
    'object/location/address',
    'house/id',
    'house/name',
    'house/section',
    'house/floors-total',
    'house/building-state',
    'house/built-year',
    'house/ready-quarter',
    'image[@type=plan]',
    'facing',
    'renovation',
    'window-view',
    'ceiling-height',
    'custom-field/name',
    'custom-field/value',
  ],
  read(record) {
    const text = (...paths: readonly string[]) => firstText(record, ...paths)
    const custom = customFields(record)
    const word = text('property-type', 'category')
    const counted = readRooms(text('rooms'))
    const isOpen = isYes(text('studio')) || (text('rooms') === '' && isYes(text('free-layout')))
    return {
      ...unknownOffer,
      line: record.line,
      id: record.attributes.get('internal-id') ?? record.attributes.get('id') ?? '',
      category: word === '' ? 'flat' : categoryOfWord(word),
      category_word: word,
      project: { id: text('object/id'), name: text('object/name') },
      house: { id: text('house/id'), name: text('house/name') },
      phase: custom('очередь'),
      address: houseAddress(text('object/location/address')),
      section:
        text('building-section', 'section/name', 'section', 'house/section') || custom('секция', 'подъезд'),
      number: text('number'),
      floor: readWholeBetween(text('floor'), -20, 200),
      floors_total: readWholeBetween(text('floors-total', 'house/floors-total'), 1, 200),
      rooms: isOpen ? 0 : counted.rooms,
      is_euro: counted.is_euro || isYes(text('euro-layout')),
      position_on_floor: readWholeBetween(text('position-on-floor'), 1, 1000),
      area_total: readArea(text('area/value', 'area'), text('area/unit')),
      area_living: readArea(text('area-living/value', 'living-space/value')),
      area_kitchen: readArea(text('kitchen-space/value')),
      area_balcony: readArea(text('area-balcony/value', 'balcony-space/value')),
      ceiling_height: readCeiling(text('ceiling-height') || custom('высота потолка', 'высота потолков')),
      ...discounted(
        readMoney(text('price/value', 'price')),
        allTexts(record, ...discountPaths).map(readMoney),
        null,
      ),
      price_word: text('price/value', 'price').slice(0, 300),
      currency: text('price/currency'),
      status: text('status') || statusLeftEmpty(record, 'status'),
      finishing: text('facing', 'renovation') || custom('отделка'),
      plan_image: pictureAddress(...allTexts(record, 'image[@type=plan]')),
      window_views: allTexts(record, 'window-view').slice(0, 20),
      is_handed_over: isHandedOver(text('house/building-state')),
      deadline: readDeadline(text('house/built-year'), text('house/ready-quarter')),
    }
  },
}

/** A company's own fields, by name. Where a name or a value is missing, the pairs are ambiguous. */
function customFields(record: XmlRecord): (...names: readonly string[]) => string {
  const names = record.texts.get('custom-field/name') ?? []
  const values = record.texts.get('custom-field/value') ?? []
  if (names.length !== values.length) return () => ''
  return (...wanted) => {
    const place = names.findIndex((name, at) => wanted.includes(name.toLowerCase()) && values[at] !== '')
    return values[place] ?? ''
  }
}
