import { at, gather, sorted } from './columns.ts'
import { defaultOrder } from './default-order.ts'
import { kindTotals } from './kind-totals.ts'
import { offerGroups } from '../facets/offer-groups.ts'
import type { IndexWords } from './search-index.ts'
import { byPrice } from './price-order.ts'
import { type Kinds, manyRooms, type Segment, unknownKitchen, unknownPrice } from './segment.ts'

/**
 * One unit in the numbers of `Segment` and `Kinds`. `offer` are positions of promotions, `plan` is the plan's name;
 * `isDrawn` is true where the plan has a drawing.
 */
type SegmentRow = {
  id: number
  house: number
  rooms: number
  restoration: number
  status: number
  views: number
  sun: number
  sides: number
  ends: number
  offer: readonly number[]
  reduced: boolean
  /** Null where it may not leave the server. */
  price: number | null
  area: number
  /** Null where it is not known. */
  kitchen: number | null
  floor: number
  plan: string
  isDrawn: boolean
}

const kindColumns = [
  'house',
  'rooms',
  'restoration',
  'status',
  'views',
  'sun',
  'sides',
  'ends',
  'offer',
  'reduced',
] as const
type Kind = Record<(typeof kindColumns)[number], number>

/**
 * Collects the rows of a category in any order and ends with a segment. Plain arrays of numbers, so that a million
 * rows fit.
 */
export class SegmentBuilder {
  readonly #ids: number[] = []
  readonly #kind: number[] = []
  readonly #price: number[] = []
  readonly #area: number[] = []
  readonly #kitchen: number[] = []
  readonly #floor: number[] = []
  readonly #plan: number[] = []
  readonly #kinds = new Numbering<Kind>()
  readonly #offers = new Numbering<readonly number[]>()
  readonly #plans = new Numbering<string>()
  #isDrawn = false

  constructor() {
    this.#offers.numberOf('', [])
  }

  add(row: SegmentRow): void {
    const kind: Kind = {
      house: row.house,
      rooms: Math.min(manyRooms, row.rooms),
      restoration: row.restoration,
      status: row.status,
      views: row.views,
      sun: row.sun,
      sides: row.sides,
      ends: row.ends,
      offer: this.#offers.numberOf(row.offer.join(), row.offer),
      reduced: row.reduced ? 1 : 0,
    }
    this.#kind.push(this.#kinds.numberOf(kindColumns.map((column) => kind[column]).join(), kind))
    this.#ids.push(row.id)
    this.#price.push(row.price ?? unknownPrice)
    this.#area.push(row.area)
    this.#kitchen.push(row.kitchen ?? unknownKitchen)
    this.#floor.push(row.floor)
    this.#plan.push(this.#plans.numberOf(row.plan, row.plan))
    this.#isDrawn ||= row.isDrawn
  }

  finish(words: IndexWords): Segment {
    const [ids, kind, price] = [this.#ids, this.#kind, this.#price]
    const size = ids.length
    const kinds = kindsOf(this.#kinds.list)
    const order = defaultOrder({ ids, kind, price, kinds })
    const columns = {
      ids: gather(ids, order, new Int32Array(size)),
      kind: gather(kind, order, new Uint32Array(size)),
      price: gather(price, order, new Float64Array(size)),
      area: gather(this.#area, order, new Float64Array(size)),
      kitchen: gather(this.#kitchen, order, new Float64Array(size)),
      floor: gather(this.#floor, order, new Int16Array(size)),
      plan: gather(this.#plan, order, new Uint32Array(size)),
      kinds,
    }
    return {
      size,
      ...columns,
      perKind: kindTotals(columns, kinds.size),
      plans: this.#plans.list,
      isDrawn: this.#isDrawn,
      offers: this.#offers.list,
      groups: offerGroups(columns, words.houses.length),
      orders: ordersOf(columns, words),
      priced: columns.price.filter((price) => price !== unknownPrice).length,
      kitchens: columns.kitchen.filter((kitchen) => kitchen !== unknownKitchen).length,
      marks: new Uint8Array(size),
    }
  }
}

/** Numbers things by a key in the order of their arrival, from 0. */
class Numbering<T> {
  readonly list: T[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(key: string, value: T): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.list.length)
    return this.list.push(value) - 1
  }
}

function kindsOf(list: readonly Kind[]): Kinds {
  return {
    size: list.length,
    house: Uint16Array.from(list, (kind) => kind.house),
    rooms: Uint16Array.from(list, (kind) => kind.rooms),
    restoration: Uint16Array.from(list, (kind) => kind.restoration),
    status: Uint16Array.from(list, (kind) => kind.status),
    views: Uint16Array.from(list, (kind) => kind.views),
    sun: Uint16Array.from(list, (kind) => kind.sun),
    sides: Uint16Array.from(list, (kind) => kind.sides),
    ends: Uint16Array.from(list, (kind) => kind.ends),
    offer: Uint16Array.from(list, (kind) => kind.offer),
    reduced: Uint16Array.from(list, (kind) => kind.reduced),
  }
}

/** Equal units are in the order of price, then of id, so that pages never overlap. */
function ordersOf(
  {
    ids,
    kind,
    price,
    area,
    kitchen,
    floor,
    kinds,
  }: Pick<Segment, 'ids' | 'kind' | 'price' | 'area' | 'kitchen' | 'floor' | 'kinds'>,
  words: IndexWords,
): Segment['orders'] {
  const handover = Float64Array.from(
    kind,
    (position) => words.houses[at(kinds.house, position)]?.handover ?? 0,
  )
  const cheaper = byPrice({ ids, price })
  const by = (key: ArrayLike<number>) =>
    sorted(ids.length, (a, b) => {
      const [one, other] = [at(key, a), at(key, b)]
      return one === other ? cheaper(a, b) : one - other
    })
  return {
    price: sorted(ids.length, cheaper),
    price_m2: by(price.map((tenge, row) => tenge / at(area, row))),
    area: by(area),
    kitchen: by(kitchen.map((size) => (size === unknownKitchen ? Infinity : size))),
    floor: by(floor),
    deadline: by(handover),
  }
}
