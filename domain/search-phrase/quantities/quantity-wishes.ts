import type { Item, Wish } from '../sentence.ts'
import { isBare, isYear } from './amounts.ts'
import type { Side } from './bounds.ts'
import type { Quantity } from './quantities.ts'

/** Least and most of money that a price can be, in tenge. */
const leastPrice = 500_000

const mostPrice = 5_000_000_000

/** Less than this, such as «10 штук», is neither a payment nor a price. */
const leastSmall = 50_000

/** Less is no payment a month, in tenge. */
const leastPayment = 10_000

/** From here on a sum is no payment a month, whatever it is called. */
const leastNoPayment = 15_000_000

/** Up to here a sum is a payment where flats are wanted. */
const mostPayment = 3_000_000

/** No home has more rooms. */
const mostRooms = 8

/** A number with a plus up to here, of which nothing else is said, is of square metres: «двушка 45+». */
const mostPlus = 200

/** A metre costs more, in tenge or thousands of them. */
const leastOfMetre = 150

/** Less is no area, in m²; what is too small for a flat a guard takes back. */
const leastArea = 2

/** No kitchen is smaller, in m². */
const leastKitchen = 4

/** The criteria of a quantity; null where it is none of ours. */
export function wishesOf(quantity: Quantity, deadlines: readonly string[]): Pick<Item, 'wishes'> | null {
  const { first, second, side } = quantity
  // «шаршысы 60-тан 80-ге дейін»: so few are metres and no price of one.
  const isSize = quantity.subject === 'ppm' && isBare(first) && first.value < leastOfMetre
  const subject = isSize ? 'area' : quantity.subject
  if (first.isForeign || second?.isForeign === true || subject === 'ppm' || subject === 'living')
    return { wishes: [] }
  switch (first.unit) {
    case 'rooms':
    case 'bedrooms':
      return roomWishes(quantity)
    case 'floor':
    case 'level':
      return floorWishes(quantity)
    case 'm2':
      return areaWishes(quantity)
    case 'm':
      return isMillions(quantity) ? moneyWishes(quantity, 1e6) : areaWishes(quantity)
    case 'year':
      return yearWishes(quantity, deadlines)
    case null:
      break
    default:
      return { wishes: [] }
  }
  if (first.scale !== null || first.isTenge) return moneyWishes(quantity, 1)
  if (isYear(first.value) && subject !== 'floor') return yearWishes(quantity, deadlines)
  switch (subject) {
    case 'deadline':
      return yearWishes(quantity, deadlines)
    case 'floor':
      return floorWishes(quantity)
    case 'area':
    case 'kitchen':
      return areaWishes({ ...quantity, subject })
    case 'payment':
      if (quantity.isTerm) return { wishes: [] }
      return moneyWishes(quantity, first.value < 10_000 ? 1e3 : 1)
    case 'first':
    case 'price':
      // "for a family with two kids"
      return first.value < (subject === 'first' ? 2 : 5)
        ? null
        : moneyWishes(quantity, first.value < 1000 ? 1e6 : 1)
    case null:
      break
  }
  const isFloor = quantity.isHeight || (quantity.isOrdinal && side !== null)
  if (isFloor && first.value <= 60) return floorWishes(quantity)
  if (first.value >= 50_000) return moneyWishes(quantity, 1)
  if (quantity.isPlus && first.value >= 20 && first.value <= mostPlus) return areaWishes(quantity)
  // «двушка до 30» is about millions.
  if (isUpper(side) && second === null && first.value >= 10 && first.value < 1000)
    return moneyWishes(quantity, 1e6)
  return null
}

/** «25м» with a bound above or about money is of millions, «60м» of metres. */
function isMillions({ subject, side, first }: Quantity): boolean {
  if (subject === 'area' || subject === 'kitchen') return false
  if (subject !== null) return true
  return isUpper(side) && first.value >= 10
}

function isUpper(side: Side | null): boolean {
  return side === 'to' || side === 'less' || side === 'below'
}

export function one(key: string, ...values: (string | number)[]): Wish {
  return { key, values }
}

/** The numbers of rooms within bounds. */
export function roomWishes({
  first,
  second,
  side,
  each,
}: Pick<Quantity, 'first' | 'second' | 'side' | 'each'>): { wishes: Wish[] } {
  const extra = first.unit === 'bedrooms' ? 1 : 0
  // "1.5 room": no list goes from one to five.
  if (/^[123][.,]5$/.test(first.text) && second === null) return { wishes: [] }
  // «2,3-комнатная» was read as one number.
  const listed =
    /^\d[.,]\d$/.test(first.text) && second === null ? [...first.text.matchAll(/\d/g)].map(Number) : each
  if (listed.some((value) => value > mostRooms || !Number.isInteger(value))) return { wishes: [] }
  const wanted = listed.map((value) => Math.min(value + extra, 4))
  const [least = 0] = wanted
  const all = [0, 1, 2, 3, 4]
  const last = Math.max(...wanted)
  switch (side) {
    case 'from':
      return { wishes: [one('rooms', ...all.filter((value) => value >= least))] }
    case 'more':
    case 'above':
      return { wishes: [one('rooms', ...all.filter((value) => value > least))] }
    case 'to':
      return { wishes: [one('rooms', ...all.filter((value) => value <= last))] }
    case 'less':
    case 'below':
      return { wishes: [one('rooms', ...all.filter((value) => value < last))] }
    default:
      return { wishes: [one('rooms', ...new Set(wanted))] }
  }
}

function floorWishes({ first, second, side, each }: Quantity): { wishes: Wish[] } {
  const value = first.value
  // «этаж 2,3» was read as one number.
  if (/^\d[.,]\d$/.test(first.text) && second === null) {
    const [low = 0, high = 0] = first.text.split(/[.,]/).map(Number)
    return { wishes: [one('floor_from', low), one('floor_to', high)] }
  }
  if ([value, second?.value ?? 0, ...each].some((floor) => !Number.isInteger(floor) || floor > 100))
    return { wishes: [] }
  if (second !== null) return { wishes: [one('floor_from', value), one('floor_to', second.value)] }
  if (each.length > 1)
    return { wishes: [one('floor_from', Math.min(...each)), one('floor_to', Math.max(...each))] }
  switch (side) {
    case 'from':
      return { wishes: [one('floor_from', value)] }
    case 'more':
    case 'above':
      return { wishes: [one('floor_from', value + 1)] }
    case 'to':
      return { wishes: [one('floor_to', value)] }
    case 'less':
    case 'below':
      return { wishes: [one('floor_to', value - 1)] }
    case 'around':
    case 'since':
    case null:
      return { wishes: [one('floor_from', value), one('floor_to', value)] }
  }
}

function areaWishes({ first, second, side, subject }: Quantity): { wishes: Wish[] } | null {
  const { value } = first
  if (subject === 'kitchen') {
    // "1+1 kitchen big"
    if (value < leastKitchen) return null
    // How large a kitchen may be at most no filter asks.
    if (value > 100 || (isUpper(side) && second === null)) return { wishes: [] }
    return { wishes: [one('kitchen_from', value)] }
  }
  if (subject !== null && subject !== 'area' && subject !== 'price') return { wishes: [] }
  if (value < leastArea || value > 100_000) return { wishes: [] }
  return { wishes: bounds('area', value, second?.value ?? null, side, 'around', 1) }
}

/** About so much is a tenth more or less. */
function bounds(
  name: string,
  value: number,
  last: number | null,
  side: Side | null,
  bare: 'around' | 'to',
  step: number,
): Wish[] {
  if (last !== null) return [one(`${name}_from`, value), one(`${name}_to`, last)]
  switch (side ?? bare) {
    case 'from':
    case 'more':
    case 'above':
      return [one(`${name}_from`, value)]
    case 'to':
    case 'less':
    case 'below':
      return [one(`${name}_to`, value)]
    case 'around':
    case 'since':
      return [
        one(`${name}_from`, Math.floor((value * 9) / 10 / step) * step),
        one(`${name}_to`, Math.ceil((value * 11) / 10 / step) * step),
      ]
  }
}

function moneyWishes(quantity: Quantity, factor: number): { wishes: Wish[] } | null {
  const { first, second, side, subject, isHeld } = quantity
  const [low, high] = [first.value * factor, second === null ? null : second.value * factor]
  const most = high ?? low
  if (most > mostPrice) return null
  const isLower = high === null && (side === 'from' || side === 'more' || side === 'above')
  switch (subject) {
    case 'payment':
      // "at 3 pm"
      if (most < leastPayment) return null
      // «какой ежемесячный платёж за двушку 30 млн»: so much is the price.
      if (most >= leastNoPayment) break
      return { wishes: isLower ? [] : [one('payment_to', most)] }
    case 'first':
      if (most < leastPrice) return { wishes: [] }
      return { wishes: [{ key: 'first_payment', values: [most], isGeneral: isHeld }] }
    case 'area':
    case 'kitchen':
    case 'deadline':
    case 'floor':
      return null
    default:
  }
  if (most < mostPayment && subject !== 'price') {
    return { wishes: most < leastSmall ? [] : [{ key: 'small', values: [most, isLower ? 'from' : 'to'] }] }
  }
  if (most < leastPrice)
    return { wishes: subject === 'price' ? [{ key: 'small', values: [most, isLower ? 'from' : 'to'] }] : [] }
  return { wishes: bounds('price', low, high, side, 'to', 100_000) }
}

function yearWishes(
  { first, second, side }: Quantity,
  deadlines: readonly string[],
): { wishes: Wish[] } | null {
  const full = (value: number) => (value < 100 ? 2000 + value : value)
  const [year, last] = [full(first.value), second === null ? null : full(second.value)]
  if (!isYear(year)) return first.unit === 'year' ? { wishes: [] } : null
  const years = deadlines.filter((deadline) => deadline !== 'ready')
  const within = (fits: (year: number) => boolean) => years.filter((each) => fits(Number(each)))
  const ready = deadlines.includes('ready') ? ['ready'] : []
  const wanted = () => {
    if (last !== null) return within((each) => each >= year && each <= last)
    switch (side) {
      case 'to':
        return [...ready, ...within((each) => each <= year)]
      case 'less':
      case 'below':
        return [...ready, ...within((each) => each < year)]
      case 'from':
        return within((each) => each >= year)
      case 'more':
      case 'above':
        return within((each) => each > year)
      case 'around':
      case 'since':
      case null:
        return within((each) => each === year)
    }
  }
  const values = wanted()
  return { wishes: values.length === 0 ? [] : [one('deadline', ...values)] }
}
