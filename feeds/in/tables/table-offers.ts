import { staffText } from '#domain/staff/staff-text.ts'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import type { Mapping } from '../mapping.ts'
import { discounted } from '../dialects/prices.ts'
import { categoryOfWord } from '../words/categories.ts'
import { readArea, readCeiling, readMoney, readWholeBetween } from '../words/numbers.ts'
import { currencyOfWord } from '../words/currencies.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms } from '../words/room-counts.ts'
import { amountShape, areaShape, floorShape } from '../words/shapes.ts'
import { emptyStatus, isGone, isLessAvailable, statusOfWord } from '../words/statuses.ts'
import { currencyIn, type TableField, unitsOfName } from './column-words.ts'
import { statusSaid } from './status-cells.ts'
import type { TableUnit } from './table-units.ts'

/** By more than this share a price may not differ from the price of a metre times the area. */
const metreShare = 0.05

/** A price of less than this share of the full one is a slip. */
const lowestDiscounted = 0.5

/** Tenge: no flat is sold for less a square metre, nor for more. */
const lowestMetrePrice = 100_000
const highestMetrePrice = 20_000_000

/** No unit costs more, in whatever money: its column says millions, and its cell has them already. */
const highestPrice = 9_000_000_000_000

const factors = { '': 1, ' тыс': 1_000, ' млн': 1_000_000 } as const

/**
 * A row of a table as an offer. A cell that is not what its column holds leaves the unit out: nothing is guessed.
 *
 * @param repeated ids by door that the table has more than once
 */
export function offerOfRow(unit: TableUnit, mapping: Mapping, repeated: ReadonlySet<string>): FeedOffer {
  const { row } = unit
  const { text, plain, name, isNumber, wrong } = cellsOf(unit, mapping)
  /** Null for an empty cell; one that does not look like its field makes the unit a wrong one. */
  const strict = <T>(field: TableField, read: (text: string) => T | null, shape: RegExp): T | null => {
    const found = text(field)
    if (found === '' || /^[-–—]$/.test(found)) return null
    const value = shape.test(found) ? read(found) : null
    if (value === null) wrong(field, found)
    return value
  }
  const area = (field: TableField) => strict(field, readArea, areaShape)
  const amount = (field: TableField, found: string) => {
    const { times } = unitsOfName(name(field))
    if (isNumber(field)) {
      const price = Math.round(Number(found) * factors[times])
      return price < 0 || price > highestPrice ? null : price
    }
    const bare = found.replace(currencyIn(found), '').trim()
    if (!amountShape.test(bare)) return null
    return readMoney(/\p{L}/u.test(bare) ? bare : bare + times)
  }
  const goneBy = (field: TableField) => {
    const said = statusSaid(text(field), mapping)
    return said !== undefined && isGone(said) ? said : undefined
  }
  // «Продано» in place of a price is a status too.
  const priceSays = goneBy('price') ?? goneBy('price_discount')
  const ownStatus = text('status')
  const meaning = mapping.statuses.find(ownStatus) ?? statusOfWord(ownStatus)
  const status = priceSays !== undefined && isLessAvailable(priceSays, meaning) ? priceSays : ownStatus
  const money = (field: TableField) => {
    if (goneBy(field) !== undefined) return null
    return strict(field, (found) => (statusOfWord(found) === 'request' ? 0 : amount(field, found)), /^/)
  }
  const category = text('category')
  const word = category || unit.category
  const number = text('number')
  const project = text('project') || unit.project.name
  const above = unit.house.name
  const house = text('house') || (text('address') === '' || mapping.houses.find(above) ? above : '')
  const section = text('section') || unit.section.name
  if (severalNumbers.test(text('section'))) wrong('section', text('section'))
  const rooms = roomsOf(text('rooms'))
  const saysRooms = !/^[-–—]?$/.test(text('rooms'))
  if (saysRooms && rooms.rooms === null && categoryOfWord(word) === 'flat') wrong('rooms', text('rooms'))
  const floor = strict('floor', (found) => readWholeBetween(found, -20, 200), floorShape)
  const door = [project, house, section, word, number].join(' / ')
  const [of, height] = /^(-?\d+)\D*(?:\/|из)\D*(\d+)/u.exec(text('floor'))?.slice(1).map(Number) ?? []
  if (of !== undefined && height !== undefined && of > height) wrong('floor', text('floor'))
  const byDoor = number === '' ? '' : repeated.has(door) ? `${door} / ${floor}` : door
  const amounts = {
    price: money('price'),
    price_discount: money('price_discount'),
    price_before: money('price_before'),
  }
  const prices = discounted(amounts.price, [amounts.price_discount], amounts.price_before)
  const area_total = area('area_total')
  const currencies = (['price', 'price_discount', 'price_before'] as const)
    .filter((field) => amounts[field])
    .map((field) => ({ field, word: currencyIn(text(field)) || unitsOfName(name(field)).currency }))
  const codeOf = (word: string) => currencyOfWord(text('currency') || word || mapping.currency || 'KZT')
  const [used] = currencies
  const other = currencies.find(({ word }) => codeOf(word) !== codeOf(used?.word ?? ''))
  if (other !== undefined)
    wrong(
      other.field,
      staffText('{price}, in other money than {field}', {
        price: text(other.field),
        field: used?.field ?? '',
      }),
    )
  if (prices.price && prices.price_before && prices.price < prices.price_before * lowestDiscounted) {
    const field = amounts.price_discount === prices.price ? 'price_discount' : 'price'
    wrong(
      field,
      staffText('{price} instead of {before}', { price: prices.price, before: prices.price_before }),
    )
  }
  const metre = amount('price_m2', plain('price_m2'))
  let isLow = false
  if (prices.price && area_total !== null) {
    const [now, before] = [prices.price, prices.price_before ?? prices.price].map(
      (price) => price / area_total,
    )
    const isNear = (price = 0) => metre === null || Math.abs(price - metre) <= metre * metreShare
    if (metre && !isNear(now) && !isNear(before)) {
      wrong(
        'price',
        staffText('{price} is {metre} a square metre', {
          price: text('price'),
          metre: rounded(now ?? 0),
        }),
      )
      wrong('price_m2', plain('price_m2'))
    }
    const code = codeOf(used?.word ?? '')
    const rate = code === 'KZT' ? 1 : mapping.currencies.find(code)
    isLow = categoryOfWord(word) === 'flat' && rate !== undefined && (now ?? 0) * rate < lowestMetrePrice
    if (isLow) {
      const field = prices.price === amounts.price_discount ? 'price_discount' : 'price'
      const asked = unitAsked(name(field), (now ?? 0) * (rate ?? 1))
      const values = { price: text(field), metre: rounded(now ?? 0) }
      wrong(field, staffText('{price} is {metre} a square metre', values) + asked)
    }
  }
  const offer: FeedOffer = {
    ...unknownOffer,
    line: row.number,
    sheet: unit.isOneOfSheets ? unit.columns.sheet : '',
    id: (text('id') || byDoor).slice(0, 300),
    category: categoryOfWord(word),
    category_word: category,
    project: { id: '', name: project },
    house: { id: '', name: house },
    phase: text('phase'),
    address: text('address'),
    section,
    number,
    floor,
    floors_total: readWholeBetween(text('floors_total'), 1, 200),
    ...rooms,
    position_on_floor: readWholeBetween(text('position_on_floor'), 1, 1000),
    area_total,
    area_living: area('area_living'),
    area_kitchen: area('area_kitchen'),
    area_balcony: area('area_balcony'),
    ceiling_height: readCeiling(text('ceiling_height')),
    ...prices,
    currency: text('currency') || (used?.word ?? ''),
    status: status === '' ? emptyStatus : status,
    finishing: text('finishing'),
    plan: text('layout'),
    plan_image: pictureAddress(plain('plan_image')),
    window_views: text('views') === '' ? [] : [text('views')],
    window_sides: text('sides') === '' ? [] : [text('sides')],
  }
  return { ...offer, wrong_fields: wrong.all().slice(0, 20), is_price_impossible: isLow }
}

/** «2-3» is not certain, nor «4+». */
const severalNumbers = /\d\D+\d/

function roomsOf(text: string): ReturnType<typeof readRooms> {
  return severalNumbers.test(text) || /\d\s*\+/.test(text) ? { rooms: null, is_euro: false } : readRooms(text)
}

/** What a price may be in that is too low, where its column does not say; `metre` is its price of a metre in tenge. */
function unitAsked(name: string, metre: number): string {
  if (unitsOfName(name).times !== '') return ''
  const unit = ([' тыс', ' млн'] as const).find((times) => {
    const most = metre * factors[times]
    return most >= lowestMetrePrice && most <= highestMetrePrice
  })
  if (unit === undefined) return ''
  return unit === ' млн'
    ? staffText('; is it in millions? Then write it into the name of the column: «Цена, млн тг»')
    : staffText('; is it in thousands? Then write it into the name of the column: «Цена, тыс тг»')
}

function rounded(metre: number): number {
  return metre < 10 ? Number(metre.toPrecision(2)) : Math.round(metre)
}

/** The cells of a row by field, what the mapping fixes first, and what is wrong with them. */
function cellsOf({ columns, row }: TableUnit, { fixed }: Mapping) {
  const faults: string[] = []
  const columnOf = (field: TableField) => columns.columns.find((column) => column.field === field)
  const wrong = (field: TableField, found: string) =>
    void faults.push(`${columnOf(field)?.letter ?? field}${row.number}: ${found}`.slice(0, 300))
  return {
    text(field: TableField): string {
      const given = fixed[field]
      if (given !== undefined) return given
      const column = columnOf(field)
      const cell = column && row.cells.get(column.index)
      if (cell?.kind === 'error') {
        faults.push(`${column?.letter ?? ''}${row.number}: ${cell.text}`)
        return ''
      }
      return cell?.text ?? ''
    },
    /** What the cell says, wrong or not. */
    plain(field: TableField): string {
      return fixed[field] ?? row.cells.get(columnOf(field)?.index ?? -1)?.text ?? ''
    },
    name: (field: TableField) => columnOf(field)?.name ?? '',
    isNumber: (field: TableField) =>
      fixed[field] === undefined && row.cells.get(columnOf(field)?.index ?? -1)?.kind === 'number',
    wrong: Object.assign(wrong, { all: () => [...new Set(faults)] }),
  }
}
