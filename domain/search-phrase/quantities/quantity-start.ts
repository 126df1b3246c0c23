import type { Sentence } from '../sentence.ts'
import { type Amount, isBare, readAmount } from './amounts.ts'
import { readBounds, type Side, skipped } from './bounds.ts'
import { isHeldSum, saysLittle } from './held-sums.ts'
import { readSubject, type Subject } from './subjects.ts'

/** The number of a quantity with what stands before it. */
export type QuantityStart = {
  /** The subject before the bound: «цена до 20 млн». */
  readonly before: { readonly subject: Subject; readonly next: number } | null
  /** That one, or the one between the bound and the number: «до цены 20 млн». */
  readonly subject: Subject | null
  readonly side: Side | null
  /** The places behind the bounds. */
  readonly boundEnds: readonly number[]
  readonly first: Amount
}

/** «бюджет до 20 млн»: the subject, the bounds and the number that begin at a place; null where no number does. */
export function readStart(sentence: Sentence, start: number): QuantityStart | null {
  const before = readSubject(sentence, start)
  const bound = readBounds(sentence, afterSubject(sentence, start, before), before !== null)
  // «взнос: в пределах», «цена от»: the subject may also stand after the bound.
  const inner = before === null && bound.side !== null ? readSubject(sentence, bound.next) : null
  const late = inner === null ? null : readBounds(sentence, skipped(sentence, inner.next), true)
  const led = ledNumber(sentence, late?.next ?? bound.next)
  // "we have three kids"
  if (led === null || isOfPeople(sentence, led.amount) || isWhen(sentence, start, led.amount)) return null
  const subject =
    before?.subject ?? inner?.subject ?? (isOfYear(sentence, bound, led.amount) ? 'deadline' : null)
  const own = withoutFloor(sentence, led.amount, subject)
  const scaled = plusScaled(sentence, own)
  const first = scaled ?? own
  const side =
    late?.side ??
    (scaled === null ? null : 'from') ??
    bound.side ??
    led.side ??
    (first.isAbout === true ? 'around' : null)
  return { before, subject, side, boundEnds: late === null ? [bound.next] : [bound.next, late.next], first }
}

/** "looked at studios before but now want 2 rooms": a word for when bounds no rooms. */
function isWhen(sentence: Sentence, place: number, { unit }: Amount): boolean {
  return /^(?:before|after)$/.test(sentence.textAt(place)) && (unit === 'rooms' || unit === 'bedrooms')
}

/** «до конца 26», «к весне 27»: a year in two digits behind the part of it that is told. */
function isOfYear(
  sentence: Sentence,
  { side, next }: { side: Side | null; next: number },
  amount: Amount,
): boolean {
  if (side === null || !isBare(amount) || amount.value < 25 || amount.value >= 40) return false
  const isPart = ['season', 'filler'].some((kind) => sentence.says(next - 1, kind))
  return isPart || /^к (?:весне|лету|осени|зиме|концу)$/.test(sentence.textAt(next - 1))
}

/** The place behind a subject, where the bounds of the number begin. */
function afterSubject(sentence: Sentence, start: number, before: QuantityStart['before']): number {
  if (before === null) return start
  // «эт. 6»
  const isDotted = sentence.isSign(before.next, '.') && sentence.textAt(start) === 'эт'
  const at = isDotted ? before.next + 1 : skipped(sentence, before.next)
  // «кухня отдельная от 10 квадратов»
  if (before.subject === 'kitchen' && isQuality(sentence, at)) return at + 1
  // «первый взнос готов, 7 млн»
  const held = sentence.says(at, 'ready') || saysLittle(sentence, at) ? at + 1 : at
  // «взнос маленький лямов 5»
  const isSum = sentence.isNumber(held) || (isLeadingScale(sentence, held) && sentence.isNumber(held + 1))
  if (before.subject === 'first' && held > at && isSum) return held
  return before.subject === 'first' && isHeldSum(sentence, start, held) ? held + 1 : at
}

/** «бюджет миллионов тридцать», «кухня большая, метров от 18»: a number with the scale and the unit that lead it; null for none. */
function ledNumber(sentence: Sentence, place: number): { amount: Amount; side: Side | null } | null {
  const scale =
    isLeadingScale(sentence, place) && sentence.isNumber(place + 1)
      ? sentence.value(place, 'scale')
      : undefined
  const at = scale === undefined ? place : place + 1
  const isLed = isLeadingUnit(sentence, at)
  const bound = isLed && sentence.says(at + 1, 'bound') ? readBounds(sentence, at + 1, true) : null
  const amount = readAmount(sentence, bound?.next ?? (isLed ? afterUnder(sentence, at + 1) : at))
  if (amount === null) return null
  const side = bound?.side ?? null
  if (!isBare(amount)) return { amount, side }
  if (isLed) return { amount: { ...amount, unit: 'm2' }, side }
  return { amount: scale === undefined ? amount : scaledBy(amount, Number(scale)), side }
}

/** «кухня от 12 этаж от 5»: the word behind a size, or one with its own number, is no unit of this number. */
function withoutFloor(sentence: Sentence, first: Amount, subject: Subject | null): Amount {
  if (subject === null || subject === 'floor' || first.unit !== 'floor') return first
  return isSubjectOf(sentence, first.next) ? { ...first, unit: null, next: first.next - 1 } : first
}

/** "40+ mln": a number with its scale behind the plus; null for another. */
function plusScaled(sentence: Sentence, first: Amount): Amount | null {
  const at = first.next + 1
  const isScaled =
    isBare(first) &&
    sentence.isSign(first.next, '+') &&
    sentence.says(at, 'scale') &&
    sentence.textAt(at) !== 'm'
  return isScaled ? { ...scaledBy(first, Number(sentence.value(at, 'scale'))), next: at + 1 } : null
}

/** A bare number with a scale. */
export function scaledBy(amount: Amount, scale: number): Amount {
  return { ...amount, scale, value: amount.value * 10 ** scale }
}

export function isSize(subject: Subject | null): boolean {
  return subject === 'area' || subject === 'kitchen'
}

/** «кухня метров 15 и больше»: the unit before its number, as Russian says "about". */
function isLeadingUnit(sentence: Sentence, place: number): boolean {
  return (
    /^(?:метров|метра|квадратов|квадрата)$/.test(sentence.textAt(place)) &&
    (sentence.isNumber(afterUnder(sentence, place + 1)) ||
      (sentence.says(place + 1, 'bound') && sentence.isNumber(place + 2))) &&
    !sentence.isNumber(place - 1)
  )
}

/** «лямов под 40», «миллионов так 30»: the place of the number behind a word between it and its scale or unit. */
export function afterUnder(sentence: Sentence, place: number): number {
  return /^(?:под|так|этак)$/.test(sentence.textAt(place)) && sentence.isNumber(place + 1) ? place + 1 : place
}

/** «миллионов 25», «лямов до 30»: the scale before its number, as Russian says "about". */
export function isLeadingScale(sentence: Sentence, place: number): boolean {
  const isScale =
    sentence.says(place, 'scale') && /(?:ов|млн|тысяч|тыщ|миллиона|ляма)$/.test(sentence.textAt(place))
  return isScale && !sentence.isNumber(place - 1)
}

/** "three kids", unlike «до 30 семья из четырёх», where no family is counted. */
function isOfPeople(sentence: Sentence, amount: Amount): boolean {
  const isFamily = /^(?:семья|семьей|семьи|family|отбасы)/.test(sentence.textAt(amount.next))
  return isBare(amount) && !isFamily && sentence.says(amount.next, 'vague', 'people')
}

/** «кухня от 12 этаж от 5»: a word before this place is about the number behind it. */
function isSubjectOf(sentence: Sentence, place: number): boolean {
  const at = readBounds(sentence, place, true).next
  return sentence.isNumber(at)
}

/** A part of a home is seldom larger, in m². */
export const mostOfPart = 40

/** An adjective between a kitchen and its bound. */
function isQuality(sentence: Sentence, place: number): boolean {
  const isAdjective = /^\p{L}{3,}(?:ая|ую|яя|юю)$/u.test(sentence.textAt(place))
  const isUnread = sentence.at(place)?.isKnown === false || sentence.says(place, 'plain')
  return isAdjective && isUnread && (sentence.says(place + 1, 'bound') || sentence.isNumber(place + 1))
}
