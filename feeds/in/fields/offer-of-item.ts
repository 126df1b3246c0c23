import { discounted } from '../dialects/prices.ts'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { categoryOfWord } from '../words/categories.ts'
import { readArea, readCeiling, readMoney, readNumber, readWholeBetween } from '../words/numbers.ts'
import { pictureAddress } from '../words/picture-addresses.ts'
import { readRooms } from '../words/room-counts.ts'
import { areaShape, floorShape, moneyShape, numberShape } from '../words/shapes.ts'
import { emptyStatus, statusOfWord } from '../words/statuses.ts'
import type { FieldPath } from './field-path.ts'
import type { ItemField, ItemFields } from './item-fields.ts'

/** The longest text of a field. Characters. */
const longest = 300

/** What was found of the fields of a whole feed. */
export class FoundFields {
  readonly #seen = new Set<ItemField>()

  add(field: ItemField): void {
    this.#seen.add(field)
  }

  has(field: ItemField): boolean {
    return this.#seen.has(field)
  }
}

/**
 * An item of a feed of one's own as an offer. A value that is not what its field holds leaves the unit out: nothing is
 * guessed.
 *
 * @param textsAt the texts of the item at a path, none empty
 * @param line where it begins; null where the format has no lines
 */
export function offerOfItem(
  textsAt: (path: FieldPath) => readonly string[],
  { fields }: ItemFields,
  fixed: Readonly<Record<string, string>>,
  found: FoundFields,
  line: number | null,
): FeedOffer {
  const wrong = new Set<string>()
  const isWrong = (field: ItemField, word: string) => wrong.add(`${field}: ${word}`.slice(0, longest))
  const texts = (field: ItemField): readonly string[] => {
    const given = fixed[field]
    if (given !== undefined) return [given]
    const source = fields.get(field)
    if (source === undefined) return []
    for (const path of source.paths) {
      const [...all] = textsAt(path)
      if (all.length === 0) continue
      found.add(field)
      return all.map((text) => (Object.hasOwn(source.words, text) ? (source.words[text] ?? text) : text))
    }
    return []
  }
  /** A field has one value: which of several different ones is meant nobody knows. */
  const text = (field: ItemField) => {
    const [only = '', ...others] = new Set(texts(field))
    if (others.length === 0) return only
    const all = [only, ...others].join(' / ').slice(0, longest)
    isWrong(field, all)
    return all
  }
  /** Null for nothing; what does not look like its field makes the unit a wrong one. */
  const strict = <T>(field: ItemField, shape: RegExp, read: (word: string) => T | null): T | null => {
    const word = text(field)
    if (word === '' || /^[-–—]$/.test(word)) return null
    const value = shape.test(word) ? read(word) : null
    if (value === null) isWrong(field, word)
    return value
  }
  /** Numbers in other units: «31.5» with a factor of a million. */
  const scaled = <T>(field: ItemField, shape: RegExp, read: (word: string) => T | null): T | null => {
    const times = fields.get(field)?.times ?? null
    if (times === null) return strict(field, shape, read)
    return strict(field, numberShape, (word) => {
      const number = readNumber(word)
      return number === null ? null : read(String(Math.round(number * times * 1000) / 1000))
    })
  }
  const area = (field: ItemField) => scaled(field, areaShape, readArea)
  const money = (field: ItemField) =>
    statusOfWord(text(field)) === 'request' ? 0 : scaled(field, moneyShape, readMoney)

  const category = text('category')
  const word = category || 'flat'
  const [project, house, section, number] = [text('project'), text('house'), text('section'), text('number')]
  const status = text('status')
  const door = [text('project_id') || project, text('house_id') || house, section, word, number].join(' / ')
  const offer: FeedOffer = {
    ...unknownOffer,
    line,
    id: (text('id') || (number === '' ? '' : door)).slice(0, longest),
    category: categoryOfWord(word),
    category_word: category,
    project: { id: text('project_id'), name: project },
    house: { id: text('house_id'), name: house },
    phase: text('phase'),
    address: text('address'),
    section,
    number,
    floor: strict('floor', floorShape, (floor) => readWholeBetween(floor, -20, 200)),
    floors_total: readWholeBetween(text('floors_total'), 1, 200),
    ...readRooms(text('rooms')),
    position_on_floor: readWholeBetween(text('position_on_floor'), 1, 1000),
    area_total: area('area_total'),
    area_living: area('area_living'),
    area_kitchen: area('area_kitchen'),
    area_balcony: area('area_balcony'),
    ceiling_height: scaled('ceiling_height', /^/, readCeiling),
    ...discounted(money('price'), [money('price_discount')], money('price_before')),
    currency: text('currency'),
    status: status === '' ? emptyStatus : status,
    finishing: text('finishing'),
    plan: text('plan'),
    plan_image: pictureAddress(...texts('plan_image')),
    window_views: texts('views').slice(0, 20),
    window_sides: texts('sides').slice(0, 20),
  }
  return { ...offer, wrong_fields: [...wrong].slice(0, 20) }
}
