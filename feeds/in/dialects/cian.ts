import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { allTexts, firstText, type XmlRecord } from '../reading/xml-record.ts'
import { categoryOfWord } from '../words/categories.ts'
import { readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms, roomsInText } from '../words/room-counts.ts'
import { houseAddress, numberInText } from '../words/unit-numbers.ts'
import { quarterOfDay, readDeadline } from './deadlines.ts'
import { discounted } from './prices.ts'
import { statusLeftEmpty } from './status-left-empty.ts'
import type { XmlDialect } from './xml-dialect.ts'

const flat = 'jkschema/house/flat'

/** Words about the flat; the plain status may be that of the advertisement. */
const flatStatusPaths = ['booking/status', 'fl-status']

/** Cian, feed version 2. */
export const cian: XmlDialect = {
  offer: 'object',
  // Other feeds call buildings of a list objects too.
  depth: 2,
  paths: [
    ...flatStatusPaths,
    'status',
    'externalid',
    'category',
    'address',
    'title',
    'description',
    'flatroomscount',
    'roomtype',
    'isstudio',
    'totalarea',
    'livingarea',
    'kitchenarea',
    'floornumber',
    'flatnumber',
    'decoration',
    'windowsviewtype',
    'building/floorscount',
    'building/ceilingheight',
    'building/deadline/year',
    'building/deadline/quarter',
    'building/deadline/iscomplete',
    'jkschema/id',
    'jkschema/name',
    'jkschema/house/id',
    'jkschema/house/name',
    'jkschema/house/deadline/date',
    'building/name',
    `${flat}/flatnumber`,
    `${flat}/sectionnumber`,
    `${flat}/flattype`,
    'layoutphoto/fullurl',
    'bargainterms/price',
    'bargainterms/currency',
    'bargainterms/discountprice',
    'bargainterms/promoprice',
    'bargainterms/oldprice',
  ],
  read(record) {
    const text = (...paths: readonly string[]) => firstText(record, ...paths)
    const word = text('category')
    return {
      ...unknownOffer,
      line: record.line,
      id: text('externalid'),
      is_sale: !/rent/i.test(word),
      category: word === '' ? null : categoryOfWord(word),
      category_word: word,
      project: { id: text('jkschema/id'), name: text('jkschema/name') },
      house: { id: text('jkschema/house/id'), name: text('jkschema/house/name', 'building/name') },
      address: houseAddress(text('address')),
      section: text(`${flat}/sectionnumber`),
      number:
        text(`${flat}/flatnumber`, 'flatnumber') ||
        numberInText(text('address')) ||
        numberInText(text('description')),
      floor: readWholeBetween(text('floornumber'), -20, 200),
      floors_total: readWholeBetween(text('building/floorscount'), 1, 200),
      ...roomsOf(record),
      area_total: readArea(text('totalarea')),
      area_living: readArea(text('livingarea')),
      area_kitchen: readArea(text('kitchenarea')),
      ceiling_height: readCeiling(text('building/ceilingheight')),
      ...discounted(
        readMoney(text('bargainterms/price')),
        allTexts(record, 'bargainterms/discountprice', 'bargainterms/promoprice').map(readMoney),
        readMoney(text('bargainterms/oldprice')),
      ),
      price_word: text('bargainterms/price').slice(0, 300),
      currency: text('bargainterms/currency'),
      usual_currency: 'RUB',
      ...statusOf(record),
      finishing: text('decoration'),
      plan_image: pictureAddress(...allTexts(record, 'layoutphoto/fullurl')),
      window_views: allTexts(record, 'windowsviewtype').slice(0, 20),
      is_handed_over: /^(?:true|1)$/i.test(text('building/deadline/iscomplete')),
      deadline:
        readDeadline(text('building/deadline/year'), quarterText(text('building/deadline/quarter'))) ??
        quarterOfDay(text('jkschema/house/deadline/date')),
    }
  },
}

/** Words about the flat go before that of the advertisement. */
function statusOf(record: XmlRecord): Pick<FeedOffer, 'status' | 'other_statuses'> {
  const [status = firstText(record, 'status'), ...others] = allTexts(record, ...flatStatusPaths)
  return {
    status: status || statusLeftEmpty(record, ...flatStatusPaths, 'status'),
    other_statuses: others.slice(0, 10),
  }
}

const quarters: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4' }

function quarterText(word: string): string {
  return quarters[word.toLowerCase()] ?? word
}

/** 1 to 5 rooms, 6 for more; 7 is a free layout and 9 a studio, neither of which has rooms. */
function roomsOf(record: XmlRecord): Pick<FeedOffer, 'rooms' | 'is_euro'> {
  const word = firstText(record, 'flatroomscount')
  if (word === '9' || word === '7' || /^(?:true|1)$/i.test(firstText(record, 'isstudio'))) {
    return { rooms: 0, is_euro: false }
  }
  if (word !== '') return readRooms(word)
  if (/studio/i.test(firstText(record, `${flat}/flattype`))) return { rooms: 0, is_euro: false }
  return { rooms: roomsInText(firstText(record, 'title', 'description')), is_euro: false }
}
