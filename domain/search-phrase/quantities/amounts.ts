import type { Sentence } from '../sentence.ts'
import type { Tail } from '../terms/endings.ts'
import { isMetre } from './metres.ts'
import { readNumber } from './numbers.ts'
import { afterSuffix } from './suffixes.ts'

/** A number with its scale and unit. */
export type Amount = {
  readonly value: number
  /** Powers of ten of «тыс», «млн»; null without such a word. */
  readonly scale: number | null
  readonly unit: string | null
  readonly isForeign: boolean
  readonly isTenge: boolean
  /** The last ending of it: «20-дан» is from. */
  readonly tail: Tail
  /** Digits with a comma, which may be two numbers of rooms: «2,3». */
  readonly text: string
  readonly next: number
  /** It is only about so much: "30ish million". */
  readonly isAbout?: boolean
}

/** A bare number from here on may be the size of a home, in m². */
export const leastSize = 20

/** Few homes have more rooms. */
export const mostRooms = 6

/** Words for a sum of all together. */
export const total = /^(?:барлы[ғг]ы|жиыны|жалпы сома)$/

/** «минут пятнадцать», «минут за 10», «часа три»: the place of a number behind its unit, as Russian says "about"; null for none. */
function behindTime(sentence: Sentence, place: number): number | null {
  const isTime = /^(?:минут|минуты|минутах|часа|часов)$/.test(sentence.textAt(place))
  if (!isTime || sentence.isNumber(place - 1)) return null
  const at = /^(?:за|в|через)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  return sentence.isNumber(at) ? at : null
}

/** "the cheapest one, 2 rooms": a word in a home's stead. */
function isPronoun(sentence: Sentence, place: number): boolean {
  if (sentence.at(place)?.text !== 'one') return false
  const unit = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  const isOfHome = ['sort', 'attr', 'end', 'most'].some((kind) => sentence.says(place - 1, kind))
  return isOfHome && !sentence.says(unit, 'unit') && !sentence.says(unit, 'scale')
}

/** "half an hour", "a quarter of an hour": minutes in one phrase. */
function minutesOf(span: string, next: number): Amount {
  const none = { scale: null, isForeign: false, isTenge: false, tail: null, text: '' }
  return { ...none, value: Number(span), unit: 'minutes', next }
}

/** A square foot in square metres. */
const squareFoot = 0.0929

/** The amounts of sentences by their places, which many rules ask for. */
const amountsOf = new WeakMap<Sentence, Map<number, Amount | null>>()

/** The amount that begins at a place; null for none. */
export function readAmount(sentence: Sentence, place: number): Amount | null {
  if (place > sentence.lastNumber) return null
  let amounts = amountsOf.get(sentence)
  if (amounts === undefined) amountsOf.set(sentence, (amounts = new Map<number, Amount | null>()))
  const known = amounts.get(place)
  if (known !== undefined) return known
  const amount = amountAt(sentence, place)
  amounts.set(place, amount)
  return amount
}

function amountAt(sentence: Sentence, place: number): Amount | null {
  // "euro 2 room" has rooms and no euros.
  const roomsAt = sentence.isSign(place + 2, '-') ? place + 3 : place + 2
  const isEuro = sentence.textAt(place) === 'euro' && sentence.says(roomsAt, 'unit', 'rooms')
  if (!isEuro && sentence.says(place, 'currency') && typeof sentence.at(place + 1)?.number === 'number') {
    const amount = readAmount(sentence, place + 1)
    const isForeign = sentence.says(place, 'currency', 'foreign')
    return amount === null ? null : { ...amount, isForeign, isTenge: !isForeign }
  }
  const behind = behindTime(sentence, place)
  if (behind !== null) {
    const amount = readAmount(sentence, behind)
    const isBare = amount !== null && amount.unit === null && amount.scale === null
    if (isBare) return { ...amount, unit: sentence.value(place, 'unit') ?? null }
  }
  if (isPronoun(sentence, place)) return null
  const span = sentence.value(place, 'span')
  if (span !== undefined) return minutesOf(span, place + 1)
  const half = sentence.value(place, 'half')
  const more = hundredsBehindMillion(sentence, place)
  if (more !== null) return more
  if (isOneMillion(sentence, place)) {
    const tail = sentence.at(place)?.tail ?? null
    const text = sentence.textAt(place)
    const isTenge = sentence.says(place + 1, 'currency', 'kzt')
    const isForeign = sentence.says(place + 1, 'currency', 'foreign')
    const next = isTenge || isForeign ? place + 2 : place + 1
    return { value: 1e6, scale: 6, unit: null, isForeign, isTenge, tail, text, next }
  }
  const number = half === undefined ? readNumber(sentence, place) : { value: 0.5, next: place + 1 }
  if (number === null) return null
  let { next } = number
  // "30ish million", "80-ish million", "60-ish m2"
  const ish = sentence.isSign(next, '-') ? next + 1 : next
  let isAbout =
    sentence.at(ish)?.text === 'ish' &&
    (sentence.says(ish + 1, 'scale') || sentence.says(ish + 1, 'unit', 'm2'))
  if (isAbout) next = ish + 1
  let tail: Tail = sentence.at(next - 1)?.tail ?? null
  ;({ next, tail } = afterSuffix(sentence, next, tail))
  let scale: number | null = half === undefined ? null : Number(half)
  const joint = sentence.isSign(next, '-') && sentence.at(next)?.isTight === true ? next + 1 : next
  // «2кк» is of two rooms, «до 5кк» of five million.
  const isAsked = sentence.says(place - 1, 'bound') || sentence.says(place - 1, 'topic')
  const isMillions = isAsked && /^(?:кк|kk)$/.test(sentence.textAt(joint))
  const mayBeRooms = number.value < 10 && sentence.says(joint, 'unit', 'rooms') && !isMillions
  if (half === undefined && isMetre(sentence, place, joint))
    return {
      value: number.value,
      scale: null,
      unit: 'm2',
      isForeign: false,
      isTenge: false,
      tail,
      text: '',
      next: joint + 1,
    }
  if (half === undefined && sentence.says(joint, 'scale') && !mayBeRooms) {
    scale = Number(sentence.value(joint, 'scale'))
    tail = sentence.at(joint)?.tail ?? tail
    next = joint + 1
    // «30 млн. тенге»; before another word the dot ends what is told.
    if (sentence.isSign(next, '.') && sentence.says(next + 1, 'currency')) next += 1
    // "30 mln-ish", «25 млн-дай»
    if (sentence.isSign(next, '-') && /^(?:ish|[дт][ае]й)$/.test(sentence.textAt(next + 1))) {
      isAbout = true
      next += 2
    }
    ;({ next, tail } = afterSuffix(sentence, next, tail))
  }
  // «30м тенге»
  if (scale === null && sentence.says(joint, 'unit', 'm') && sentence.says(joint + 1, 'currency', 'kzt')) {
    scale = 6
    next = joint + 1
  }
  let value = number.value * 10 ** (scale ?? 0)
  // «екі миллион жарым», «2 млн с половиной»
  if ((scale === 6 || scale === 9) && Number.isInteger(number.value) && sentence.says(next, 'halfmore')) {
    value += 10 ** scale / 2
    tail = sentence.at(next)?.tail ?? tail
    ;({ next, tail } = afterSuffix(sentence, next + 1, tail))
  }
  // «две тысячи двадцать седьмой год»
  const late = value === 2000 ? readNumber(sentence, next) : null
  if (late !== null && late.value >= 20 && late.value < 50 && Number.isInteger(late.value)) {
    value += late.value
    scale = null
    tail = sentence.at(late.next - 1)?.tail ?? null
    ;({ next, tail } = afterSuffix(sentence, late.next, tail))
  }
  if (scale === 6 || scale === 9) {
    const rest = readNumber(sentence, next)
    if (rest !== null && rest.value >= 10 && sentence.says(rest.next, 'scale', '3')) {
      value += rest.value * 1000
      tail = sentence.at(rest.next)?.tail ?? tail
      next = rest.next + 1
    }
  }
  let [isForeign, isTenge] = [false, false]
  const currency = sentence.value(next, 'currency')
  if (currency !== undefined) {
    isForeign = currency === 'foreign'
    isTenge = !isForeign
    tail = sentence.at(next)?.tail ?? tail
    next += 1
    ;({ next, tail } = afterSuffix(sentence, next, tail))
  }
  // «20 миллиондай», «25 млн теңгедей»
  if ((scale ?? 0) >= 6 && /(?:[дт][ае]й|[dt][ae][iy])$/.test(sentence.textAt(next - 1))) isAbout = true
  const unit = scale === null && !isTenge && !isForeign ? readUnit(sentence, next, number.value) : null
  if (unit !== null) {
    tail = sentence.at(unit.next - 1)?.tail ?? tail
    next = unit.next
    ;({ next, tail } = afterSuffix(sentence, next, tail))
  }
  const text = sentence.textAt(place)
  // "800 sq ft"
  if (unit?.unit === 'ft2')
    return {
      value: Math.round(value * squareFoot),
      scale,
      unit: 'm2',
      isForeign,
      isTenge,
      tail,
      text,
      next,
      isAbout,
    }
  return { value, scale, unit: unit?.unit ?? null, isForeign, isTenge, tail, text, next, isAbout }
}

/** «лям двести», «миллион триста тысяч»: one and the hundreds of thousands behind it; null for none. */
function hundredsBehindMillion(sentence: Sentence, place: number): Amount | null {
  if (!sentence.says(place, 'million') || sentence.isNumber(place - 1)) return null
  const rest = sentence.says(place + 1, 'number') ? readNumber(sentence, place + 1) : null
  if (rest === null || rest.value < 100 || rest.value > 950 || rest.value % 50 !== 0) return null
  const isScaled = sentence.says(rest.next, 'scale', '3')
  // «миллион двести квадратов»: another unit makes it another number.
  if (!isScaled && sentence.says(rest.next, 'unit')) return null
  const next = isScaled ? rest.next + 1 : rest.next
  const isTenge = sentence.says(next, 'currency', 'kzt')
  return {
    value: 1e6 + rest.value * 1000,
    scale: 6,
    unit: null,
    isForeign: sentence.says(next, 'currency', 'foreign'),
    isTenge,
    tail: sentence.at(next - 1)?.tail ?? null,
    text: '',
    next: sentence.says(next, 'currency') ? next + 1 : next,
  }
}

/** «до миллиона», «миллионға дейін»: one without a number, where a bound tells that it is an amount. */
function isOneMillion(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'million')) return false
  const before = sentence.says(place - 1, 'noise') ? place - 2 : place - 1
  return (
    sentence.says(place - 1, 'bound') || sentence.says(before, 'bound') || sentence.says(place + 1, 'after')
  )
}

const mostLifts = 8

function readUnit(sentence: Sentence, place: number, value: number): { unit: string; next: number } | null {
  const at = sentence.isSign(place, '-') && sentence.says(place + 1, 'unit') ? place + 1 : place
  const units = sentence.at(at)?.senses.get('unit')
  // "two separate rooms", «три большие комнаты»
  const isOfRooms = ['rooms', 'bedrooms'].some((each) => sentence.says(at + 1, 'unit', each))
  if (
    isOfRooms &&
    value <= mostRooms &&
    /^(?:separate|isolated|spacious|big|large|small|good|proper|full|real|раздельн|отдельн|изолирован|больш|просторн|нормальн|полноценн|жеке|бөлек|болек|үлкен|улкен|кең)/.test(
      sentence.textAt(at),
    )
  )
    return readUnit(sentence, at + 1, value)
  if (units === undefined) return null
  // «не выше третьего, метраж 50»
  const isNumber = typeof sentence.at(at + 1)?.number === 'number' || sentence.says(at + 1, 'number')
  if (sentence.says(at, 'topic', 'area') && isNumber) return null
  // «до 30, г. Алматы» names a city and no year.
  const behind = sentence.isSign(at + 1, '.') ? at + 2 : at + 1
  if (sentence.at(at)?.text === 'г' && sentence.says(behind, 'place')) return null
  const [first = ''] = units
  // «сдача 2027 лифт»: no house has so many.
  if (first === 'lift' && value > mostLifts) return null
  // "90 kv" sounds like «ккв» too, which is of rooms.
  const isMany = units.has('m2') && value > mostRooms
  const unit = units.has('rooms') && !isMany ? 'rooms' : isMany ? 'm2' : first
  // «кв. м», «ком.»
  const dot = sentence.isSign(at + 1, '.') && sentence.at(at + 1)?.isTight === true
  const isMetre = dot && (sentence.says(at + 2, 'unit', 'm') || sentence.says(at + 2, 'unit', 'm2'))
  return { unit, next: isMetre ? at + 3 : at + 1 }
}

export function isBare({ unit, scale, isTenge }: Amount): boolean {
  return unit === null && scale === null && !isTenge
}

export function isMoney({ unit, scale, isTenge, value }: Amount): boolean {
  return unit === null && (scale !== null || isTenge || value >= 50_000)
}

/** «бір бөлмесі», «бір бөлмесін»: one of the rooms. */
export function isOneRoomOf(sentence: Sentence, { value, unit, next }: Amount): boolean {
  return value === 1 && unit === 'rooms' && /^б[өо]лмес[іи]/.test(sentence.textAt(next - 1))
}

/** «1 бөлмемді», «екі бөлмелімізді»: the home that one has and gives away. */
export function isOwnHome(sentence: Sentence, { unit, next }: Amount): boolean {
  return unit === 'rooms' && /м(?:[ыіи]з)?д[ыіи]$/.test(sentence.textAt(next - 1))
}

export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 2020 && value <= 2049
}
