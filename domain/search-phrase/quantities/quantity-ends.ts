import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, isMoney, isYear, leastSize, readAmount } from './amounts.ts'
import { readAfter } from './bounds-behind.ts'
import type { Side } from './bounds.ts'
import { above } from './floors-told.ts'
import { isSize } from './quantity-start.ts'
import { type More, withScaleOf } from './range.ts'
import { readMore } from './ranges.ts'
import type { Subject } from './subjects.ts'
import { readLower, readUpperBehind } from './two-bounds.ts'

/** What of a quantity has been read: its numbers, its bound and where it ends. */
export type Ends = {
  readonly first: Amount
  readonly second: Amount | null
  readonly side: Side | null
  /** Whole numbers one by one: «1, 2 или 3 комнаты». */
  readonly each: readonly number[]
  readonly next: number
}

/** «от 20 до 30 млн», «1, 2 или 3 комнаты», «65 плюс минус 5»: with the other end of a range, or the rest of a list. */
export function withMore(sentence: Sentence, subject: Subject | null, read: Ends): Ends {
  const { side } = read
  const spread = readSpread(sentence, read.first)
  const about = spread === null ? withoutSpread(sentence, read) : null
  if (about !== null) return about
  const more =
    spread?.more ?? eitherSize(sentence, read.first) ?? readMore(sentence, read.first, side, subject)
  if (more === null) return read
  let first = spread?.least ?? read.first
  if (side === 'above' && more.amount.unit === 'floor' && more.isBound)
    first = { ...first, value: first.value + 1 }
  // «площадь от 50 до 65, этаж не первый»
  const isNextFloor = isSize(subject) && more.amount.unit === 'floor'
  const next = isNextFloor ? more.next - 1 : more.next
  let second = isNextFloor ? { ...more.amount, unit: null, next } : more.amount
  // «20–30 млн»: both have the scale and the unit of the last.
  if (first.scale === null && first.unit === null) first = withScaleOf(first, second)
  else if (first.scale !== null && isBare(second)) second = withScaleOf(second, first)
  return { first, second, side: more.isBound ? null : side, each: [...read.each, ...more.each], next }
}

/** «не больше 50, но и не меньше 40»: with the lower bound behind the upper one. */
export function withLower(sentence: Sentence, subject: Subject | null, read: Ends): Ends {
  const { first, second } = read
  const lower = second === null ? readLower(sentence, first, read.side, subject) : null
  if (lower === null) return read
  const [least, most] = [lower.amount.value, first.value]
  const each =
    first.unit === 'rooms' ? [0, 1, 2, 3, 4].filter((rooms) => rooms >= least && rooms <= most) : read.each
  const { next } = lower
  return { first: lower.amount, second: { ...first, next }, side: null, each, next }
}

/** «25 млн максимум», «3+ комнаты»: with the bound behind the number, and a unit behind that. */
export function withBoundBehind(sentence: Sentence, subject: Subject | null, read: Ends): Ends {
  const { first, second, side, next } = read
  const isBound = side !== null || second !== null
  const after = readAfter(sentence, next, withFloor(second ?? first, subject === 'floor'), isBound, side)
  // "below 15 million or so": what is about so much is still the most.
  const isAbout = after.side === 'around' && side !== null
  const bounded = second?.tail === 'from' && !isAbout ? rangeAsBound(read, after.side) : null
  if (bounded !== null) return { ...bounded, next: after.next }
  const isBehind = after.side !== null && second === null && !isAbout
  return {
    ...read,
    first: { ...first, unit: first.unit ?? after.unit },
    side: isBehind ? after.side : side,
    next: after.next,
  }
}

/** «2-3 қабаттан аспасын», «40-45 шаршыдан кем емес»: a range with a bound behind its ablative tells only that bound; null for none. */
function rangeAsBound({ first, second }: Ends, side: Side | null): Omit<Ends, 'next'> | null {
  if (side === null || side === 'around' || side === 'since' || second === null) return null
  const isOfLeast = side === 'from' || side === 'more' || side === 'above'
  const only = isOfLeast ? { ...first, unit: first.unit ?? second.unit } : second
  return { first: only, second: null, side, each: [only.value] }
}

/** «60-тан кем емес, бірақ 80-нен көп емес»: with the upper bound behind the lower one. */
export function withUpperBehind(sentence: Sentence, before: Subject | null, read: Ends): Ends {
  const { first, second, side, next } = read
  const isLower = side === 'from' || side === 'above'
  const upper = isLower && second === null ? readUpperBehind(sentence, next, first, before) : null
  if (upper === null) return read
  const { amount } = upper
  const isOver = side === 'above' || (amount.unit === 'floor' && above.test(sentence.textAt(next - 1)))
  const value = isOver ? first.value + 1 : first.value
  const each = [value]
  for (let one = value + 1; one <= amount.value && each.length < 9; one++) each.push(one)
  return {
    first: { ...first, value, unit: first.unit ?? amount.unit },
    second: amount,
    side: null,
    each,
    next: upper.next,
  }
}

/** «2027 жылдың соңына дейін», «2027 год сдачи максимум»: with what stands behind a year. */
export function withBehindYear(sentence: Sentence, read: Ends): Ends {
  const { first, second } = read
  if (first.unit !== 'year' && !isYear(first.value)) return read
  let { side, next } = read
  while (isOfYear(sentence, next)) next++
  const end = readAfter(sentence, next, { ...first, tail: first.tail ?? 'to' })
  if (end.next > next && second === null) side = end.side
  next = end.next
  const behind = readAmount(sentence, sentence.afterFillers(next + 1))
  const isOther =
    behind === null ||
    behind.scale !== null ||
    (behind.unit === null ? behind.value < 10 : behind.unit !== 'year')
  // «к 2028 году уже сдали»
  if (side !== null && sentence.textAt(next) === 'уже' && sentence.says(next + 1, 'topic', 'deadline'))
    next += 1
  if (!sentence.says(next, 'topic', 'deadline') || !isOther) return { ...read, side, next }
  // «2027 год сдачи максимум»
  const most = side === null && second === null ? readAfter(sentence, next + 1, first) : null
  return { ...read, side: most?.side ?? side, next: most?.next ?? next + 1 }
}

/** «2027 жылы тапсырылатын», «2027 жылдың соңына дейін»: words that only tell when in the year. */
function isOfYear(sentence: Sentence, place: number): boolean {
  return (
    // «2028 жылдың екінші тоқсанына дейін»
    sentence.says(place, 'quarter') ||
    (sentence.isNumber(place) && sentence.says(place + 1, 'quarter')) ||
    sentence.says(place, 'filler') ||
    // «2027 тамызға дейін»
    (sentence.says(place, 'season') && /^[дш]ейі?и?н$/.test(sentence.textAt(place + 1))) ||
    // «2028 дің аяғына дейін»
    (sentence.says(place, 'suffix', 'loc') && sentence.says(place + 1, 'filler')) ||
    isLocal(sentence, place) ||
    sentence.textAt(place).startsWith('жыл соң')
  )
}

/** «2026 да тапсырылатын»: an ending apart from its year. */
function isLocal(sentence: Sentence, place: number): boolean {
  return /^(?:да|де|та|те)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'topic', 'deadline')
}

/** "60 or 65 m2": two sizes, either of which would do; null for others. */
function eitherSize(sentence: Sentence, first: Amount): More | null {
  const isOr =
    (isBare(first) || first.unit === 'm2') && /^(?:or|или|немесе)$/.test(sentence.textAt(first.next))
  const second = isOr ? readAmount(sentence, first.next + 1) : null
  if (second?.unit !== 'm2' || first.value < leastSize || second.value <= first.value) return null
  return { amount: second, each: [], next: second.next, isBound: true }
}

/** The place behind "±", "+-", "+/-" or «плюс минус»; null where none stands here. */
function afterPlusMinus(sentence: Sentence, place: number): number | null {
  const isWord = /^(?:плюс минус|plus minus|plus or minus|give or take)$/.test(sentence.textAt(place))
  if (isWord || sentence.isSign(place, '±')) return place + 1
  if (!sentence.isSign(place, '+')) return null
  const minus = sentence.isSign(place + 1, '/') ? place + 2 : place + 1
  return sentence.isSign(minus, '-–—−') ? minus + 1 : null
}

/** "25 mln +- 2 rooms": about such a sum or a size, where no number tells how much less or more; null for others. */
function withoutSpread(sentence: Sentence, read: Ends): Ends | null {
  const isRough = read.side === null && (isMoney(read.first) || read.first.unit === 'm2')
  const next = isRough ? afterPlusMinus(sentence, read.first.next) : null
  return next === null ? null : { ...read, side: 'around', next }
}

/** «65 плюс минус 5», "65 ± 5", «30 плюс минус 2 млн»: so much less or more, both in the unit and the scale of either. */
function readSpread(sentence: Sentence, first: Amount): { least: Amount; more: More } | null {
  const number = afterPlusMinus(sentence, first.next)
  const read = number === null ? null : readAmount(sentence, number)
  if (read === null) return null
  const middle = isBare(first) ? withScaleOf(first, read) : first
  const spread = isBare(read) ? withScaleOf(read, first) : read
  const isSmall = spread.unit === middle.unit && spread.value < middle.value / 2
  if (!isSmall) return null
  const last = { ...middle, value: middle.value + spread.value, next: read.next }
  return {
    least: { ...middle, value: middle.value - spread.value },
    more: { amount: last, each: [], next: read.next, isBound: true },
  }
}

/** «қабаты 3-тен жоғары»: the subject is the unit of a number. */
function withFloor(amount: Amount, isFloor: boolean): Amount {
  return isFloor && amount.unit === null ? { ...amount, unit: 'floor' } : amount
}
