import { unknownOffer } from '../feed-offer.ts'
import { allTexts, firstText } from '../reading/xml-record.ts'
import { categoryOfWord } from '../words/categories.ts'
import { readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms, roomsInText } from '../words/room-counts.ts'
import { houseAddress, numberInText } from '../words/unit-numbers.ts'
import { discounted } from './prices.ts'
import type { XmlDialect } from './xml-dialect.ts'

const numberPaths = ['flatnumber', 'apartmentnumber', 'roomnumber', 'newdevelopmentflatnumber', 'number']

const planPaths = ['layout', 'layout/@url', 'layout/image/@url', 'images/layout', 'images/layout/@url']

/** Avito Autoload, format version 3. Its AdStatus is a kind of advertising and its Status a kind of property. */
export const avito: XmlDialect = {
  offer: 'ad',
  depth: null,
  paths: [
    ...numberPaths,
    ...planPaths,
    'id',
    'category',
    'objecttype',
    'operationtype',
    'newdevelopmentid',
    'newdevelopmentname',
    'developmentsname',
    'housename',
    'building',
    'buildingname',
    'section',
    'sectionnumber',
    'entrance',
    'address',
    'title',
    'description',
    'rooms',
    'square',
    'livingspace',
    'kitchenspace',
    'floor',
    'floors',
    'ceilingheight',
    'price',
    'oldprice',
    'discountprice',
    'currency',
    'decoration',
    'renovation',
    'viewfromwindows/option',
    'viewfromwindows',
  ],
  read(record) {
    const text = (...paths: readonly string[]) => firstText(record, ...paths)
    const word = text('category')
    const kind = categoryOfWord(text('objecttype'))
    const rooms = text('rooms')
    return {
      ...unknownOffer,
      line: record.line,
      id: text('id'),
      is_sale: !/^(?:сдам|аренда|сниму|куплю|rent)/i.test(text('operationtype')),
      category: kind ?? (word === '' ? null : categoryOfWord(word)),
      category_word: word,
      project: { id: text('newdevelopmentid'), name: text('newdevelopmentname', 'developmentsname') },
      house: { id: '', name: text('housename', 'buildingname', 'building') },
      address: houseAddress(text('address')),
      section: text('sectionnumber', 'section', 'entrance'),
      number:
        text(...numberPaths) ||
        numberInText(text('address')) ||
        numberInText(text('title')) ||
        numberInText(text('description')),
      floor: readWholeBetween(text('floor'), -20, 200),
      floors_total: readWholeBetween(text('floors'), 1, 200),
      ...(rooms === '' ? { rooms: roomsInText(text('title')) } : readRooms(rooms)),
      area_total: readArea(text('square')),
      area_living: readArea(text('livingspace')),
      area_kitchen: readArea(text('kitchenspace')),
      ceiling_height: readCeiling(text('ceilingheight')),
      ...discounted(
        readMoney(text('price')),
        [readMoney(text('discountprice'))],
        readMoney(text('oldprice')),
      ),
      price_word: text('price').slice(0, 300),
      currency: text('currency'),
      usual_currency: 'RUB',
      finishing: text('decoration', 'renovation'),
      plan_image: pictureAddress(...allTexts(record, ...planPaths)),
      window_views: allTexts(record, 'viewfromwindows/option', 'viewfromwindows').slice(0, 20),
    }
  },
}
