import { type Amount, readAmount } from './amounts.ts'
import { plainWord, soundOf } from './letters.ts'
import type { Item, Sentence, Wish } from './sentence.ts'

/** Subjects that an amount can be about, by the kind of their words. */
const subjects = [
  'payment',
  'first',
  'ppm',
  'kitchen',
  'area',
  'deadline',
  'price',
  'living',
  'floor',
] as const

export type Subject = (typeof subjects)[number]

type Side = 'to' | 'from' | 'around' | 'less' | 'more' | 'below' | 'above' | 'since'

/** An amount or a range with its bounds and its subject. */
export type Quantity = {
  readonly first: Amount
  readonly second: Amount | null
  readonly side: Side | null
  /** Whole numbers one by one: «1, 2 или 3 комнаты». */
  readonly each: readonly number[]
  readonly subject: Subject | null
  /** A bound such as «выше», which alone is about floors. */
  readonly isHeight: boolean
  /** A number in its order with a bound, which is of a floor where floors are spoken of: "max 3rd". */
  readonly isOrdinal: boolean
  /** Money that is only said to be there: «есть 30 млн». */
  readonly isHeld: boolean
  readonly start: number
  readonly next: number
}

/** Reads amounts with what is said about them. Which criterion it is, `wishesOf` tells. */
export function readQuantity(sentence: Sentence, start: number): Quantity | null {
  if (isLeadingScale(sentence, start)) return withLeadingScale(sentence, start)
  const before = readSubject(sentence, start)
  let at = before === null ? start : skipped(sentence, before.next)
  const bound = readBounds(sentence, at, before !== null)
  at = bound.next
  // «взнос: в пределах», «цена от»: the subject may also stand after the bound.
  const inner = before === null && bound.side !== null ? readSubject(sentence, at) : null
  if (inner !== null) at = skipped(sentence, inner.next)
  const late = inner === null ? null : readBounds(sentence, at, true)
  if (late !== null) at = late.next
  const isLed = isLeadingUnit(sentence, at)
  let first = readAmount(sentence, isLed ? at + 1 : at)
  if (isLed && first !== null && isBare(first)) first = { ...first, unit: 'm2' }
  // "we have three kids"
  if (first === null || isOfPeople(sentence, first)) return null
  const about = before?.subject ?? inner?.subject ?? 'floor'
  const isSize = about === 'area' || about === 'kitchen'
  if (about !== 'floor' && first.unit === 'floor' && (isSize || isSubjectOf(sentence, first.next)))
    first = { ...first, unit: null, next: first.next - 1 }
  let side = late?.side ?? bound.side
  let { next } = first
  let second: Amount | null = null
  const each = [first.value]
  const isFloor = before?.subject === 'floor' || inner?.subject === 'floor'
  const more = readMore(sentence, first, side, isFloor)
  if (more !== null) {
    second = more.amount
    next = more.next
    each.push(...more.each)
    if (more.isBound) side = null
    // «площадь от 50 до 65, этаж не первый»
    if (isSize && second.unit === 'floor') {
      next -= 1
      second = { ...second, unit: null, next }
    }
    // «20–30 млн»: both have the scale and the unit of the last.
    if (first.scale === null && first.unit === null) first = withScaleOf(first, second)
  }
  const isBound = side !== null || second !== null
  const after = readAfter(sentence, next, withFloor(second ?? first, isFloor), isBound)
  next = after.next
  const unit = first.unit === null && after.unit !== null ? after.unit : first.unit
  first = { ...first, unit }
  if (after.side !== null && second === null) side = after.side
  // «40 млн есть» is money at hand, «60 квадратов есть?», «от 40 млн есть?» ask what there is.
  const isHeldBehind = side === null && second === null && isMoney(first) && !sentence.isSign(next + 1, '?')
  const closing =
    isAlone(second ?? first) || (sentence.says(next, 'exists') && !isHeldBehind)
      ? null
      : readBehind(
          sentence,
          next,
          before?.subject ?? inner?.subject ?? null,
          first.unit === 'm2',
          isMoney(first),
        )
  if (closing !== null) next = closing.next
  const late2 = closing === null ? null : readAfter(sentence, next, second ?? first)
  if (late2 !== null && late2.side !== null && second === null) {
    side = late2.side
    next = late2.next
  }
  // «с 3 этажа» is from it on, «с двумя комнатами» is no bound.
  if (side === 'since') side = isFloor || first.unit === 'floor' || first.unit === 'year' ? 'from' : null
  if (first.unit === 'year' || isYear(first.value)) {
    // «2027 жылы тапсырылатын», «2027 жылдың соңына дейін»
    while (
      sentence.says(next, 'filler') ||
      isLocal(sentence, next) ||
      sentence.at(next)?.text.startsWith('жыл соң') === true
    )
      next++
    const end = readAfter(sentence, next, { ...first, tail: first.tail ?? 'to' })
    if (end.next > next && second === null) side = end.side
    next = end.next
    const behind = readAmount(sentence, sentence.afterFillers(next + 1))
    const isOther =
      behind === null ||
      behind.scale !== null ||
      (behind.unit === null ? behind.value < 10 : behind.unit !== 'year')
    if (sentence.says(next, 'topic', 'deadline') && isOther) next += 1
  }
  if (before !== null && !mayBeAbout(before.subject, first.unit)) return null
  // «есть до 20 млн», «дешевле 20 млн есть что-нибудь» ask what there is.
  const isAsked = before?.subject === 'first' && before.next === start + 1 && sentence.says(start, 'exists')
  const isOther = (side !== null && side !== 'around') || second !== null || !isMoney(first)
  if (isAsked && (isOther || sentence.at(start + 1)?.text === 'ли')) return null
  const subject = subjectOf(before?.subject ?? inner?.subject ?? null, closing?.subject ?? null)
  const isHeight = [bound.next, late?.next ?? 0].some((end) => saysHeight(sentence, start, end))
  const isHeld = isOnlyHeld(sentence, start, next)
  const isOrdinal = isInOrder(sentence, first.next - 1) && speaksOfFloors(sentence)
  return { first, second, side, each, subject, isHeight, isOrdinal, isHeld, start, next }
}

/** «минимум пятый», «екіншіден», "third", «5-й»: a number in its order. */
function isInOrder(sentence: Sentence, place: number): boolean {
  if (sentence.says(place, 'suffix', 'ordinal')) return true
  const text = sentence.at(place)?.text ?? ''
  return (
    sentence.says(place, 'number') &&
    /^(?:first|second|third|\p{L}+th)$|(?:ый|ой|ий|ого|его|ому|ему|ом|ем)$|[иы]?нш[иы]/u.test(text)
  )
}

/** «кухня метров 15 и больше»: the unit before its number, as Russian says "about". */
function isLeadingUnit(sentence: Sentence, place: number): boolean {
  return (
    /^(?:метров|метра|квадратов|квадрата)$/.test(sentence.at(place)?.text ?? '') &&
    typeof sentence.at(place + 1)?.number === 'number' &&
    !startsNumber(sentence, place - 1)
  )
}

/** «миллионов 25», «лямов до 30»: the scale before its number, as Russian says "about". */
function isLeadingScale(sentence: Sentence, place: number): boolean {
  const isScale = sentence.says(place, 'scale') && /(?:ов|млн)$/.test(sentence.at(place)?.text ?? '')
  return isScale && !startsNumber(sentence, place - 1)
}

function withLeadingScale(sentence: Sentence, start: number): Quantity | null {
  const quantity = readQuantity(sentence, start + 1)
  if (quantity === null || !isBare(quantity.first) || quantity.first.value >= 1000) return null
  const scale = Number(sentence.value(start, 'scale'))
  const scaled = (amount: Amount): Amount => ({ ...amount, scale, value: amount.value * 10 ** scale })
  const { first, second } = quantity
  return {
    ...quantity,
    start,
    first: scaled(first),
    second: second !== null && isBare(second) ? scaled(second) : second,
  }
}

function isOfPeople(sentence: Sentence, amount: Amount): boolean {
  return isBare(amount) && sentence.says(amount.next, 'vague', 'people')
}

/** «кухня от 12 этаж от 5»: a word before this place is about the number behind it. */
function isSubjectOf(sentence: Sentence, place: number): boolean {
  const at = readBounds(sentence, place, true).next
  return startsNumber(sentence, at)
}

/** Whether every word about money at once from a place to another only tells that it is there. */
function isOnlyHeld(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')) return false
  return true
}

/** «2026 да тапсырылатын»: an ending apart from its year. */
function isLocal(sentence: Sentence, place: number): boolean {
  return (
    /^(?:да|де|та|те)$/.test(sentence.at(place)?.text ?? '') && sentence.says(place + 1, 'topic', 'deadline')
  )
}

/** «балкон, 2 комнаты»: the rooms are no size of the balcony. */
function mayBeAbout(subject: Subject, unit: string | null): boolean {
  switch (unit) {
    case null:
    case 'percent':
      return true
    case 'm2':
    case 'm':
      return subject !== 'floor' && subject !== 'deadline'
    case 'floor':
      return subject === 'floor'
    case 'year':
    case 'quarter':
      return subject === 'deadline'
    default:
      return false
  }
}

/** «қабаты 3-тен жоғары»: the subject is the unit of a number. */
function withFloor(amount: Amount, isFloor: boolean): Amount {
  return isFloor && amount.unit === null ? { ...amount, unit: 'floor' } : amount
}

function speaksOfFloors(sentence: Sentence): boolean {
  const isFloor = (at: number) =>
    sentence.says(at, 'unit', 'floor') ||
    sentence.says(at, 'sort', 'floor') ||
    sentence.says(at, 'sort', '-floor')
  return sentence.terms.some((_, at) => isFloor(at))
}

function saysHeight(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (sentence.says(at, 'height')) return true
  return false
}

const sizes: ReadonlySet<Subject> = new Set(['kitchen', 'area', 'deadline', 'floor'])

function isOfMoneySubject(subject: Subject): boolean {
  return subject === 'payment' || subject === 'first'
}

/** What stands behind wins over «цена» and «за»: «за 300 тыс в месяц». */
function subjectOf(before: Subject | null, behind: Subject | null): Subject | null {
  if (behind === null) return before
  return before === null || before === 'price' ? behind : before
}

function readSubject(sentence: Sentence, place: number): { subject: Subject; next: number } | null {
  const topics = sentence.at(place)?.senses.get('topic')
  const subject = subjects.find((each) => topics?.has(each) === true)
  if (subject === undefined) return null
  // «кухня, площадь», «первоначальный взнос»: of two subjects in a row the first counts.
  const following = readSubject(sentence, place + 1)
  // «емес қабат, тапсыру мерзімі 2027»
  if (subject === 'floor' && following !== null && following.subject !== 'floor') return null
  // «250000 в месяц, первый взнос 5 млн»: each has its own amount.
  const pair = `${subject} ${following?.subject ?? ''}`
  if (pair === 'payment first' || pair === 'first payment') return { subject, next: place + 1 }
  // "250,000 per month, kitchen 12 sqm"
  if (following !== null && isOfMoneySubject(subject) && sizes.has(following.subject))
    return { subject, next: place + 1 }
  return {
    subject: subject === 'area' || subject === 'price' ? (following?.subject ?? subject) : subject,
    next: following?.next ?? place + 1,
  }
}

function skipped(sentence: Sentence, place: number): number {
  let next = place
  for (let count = 0; count < 3; count++) {
    const isBound = sentence.says(next, 'bound') || startsNumber(sentence, next)
    if (isBound || !sentence.isFiller(next) || sentence.says(next, 'cat') || sentence.says(next, 'not')) break
    next++
  }
  return next
}

function readBounds(
  sentence: Sentence,
  place: number,
  isAsked: boolean,
): { side: Side | null; next: number } {
  let next = place
  let side: Side | null = null
  for (let count = 0; count < 4; count++) {
    // «и не выше десятого»
    const isSecond =
      sentence.says(next, 'height') || /^(?:и|или|and|or|және|не) /.test(sentence.at(next)?.text ?? '')
    const isJoined = isSecond && startsNumber(sentence, next + 1)
    const joined = isJoined ? sentence.value(next, 'after') : undefined
    const bound = (sentence.value(next, 'bound') ?? joined) as Side | 'between' | undefined
    if (bound !== undefined) {
      if (bound !== 'between') side = bound === 'around' && side !== null ? side : bound
      next += 1
    } else if (sentence.isSign(next, '<≤')) {
      side = 'to'
      next += 1
    } else if (sentence.isSign(next, '>≥')) {
      side = 'from'
      next += 1
    } else if (sentence.isSign(next, '~≈±')) {
      side = 'around'
      next += 1
    } else if (
      (side !== null || isAsked) &&
      sentence.isFiller(next) &&
      !startsNumber(sentence, next) &&
      !sentence.says(next, 'cat') &&
      // "floor not first", "up to floor 5"
      !sentence.says(next, 'not') &&
      !(sentence.says(next, 'topic', 'floor') && !isAsked)
    ) {
      next += 1
    } else if (sentence.says(next, 'season') && (side !== null || isAsked)) {
      next += 1
    } else if (sentence.says(next, 'filler') && side !== null) {
      next += 1
    } else break
  }
  return { side, next }
}

function startsNumber(sentence: Sentence, place: number): boolean {
  return typeof sentence.at(place)?.number === 'number' || sentence.says(place, 'number')
}

/** The other end of a range, or the rest of a list. */
function readMore(
  sentence: Sentence,
  first: Amount,
  side: Side | null,
  isFloor: boolean,
): { amount: Amount; each: number[]; next: number; isBound: boolean } | null {
  const at = first.next
  const isDash = sentence.isSign(at, '-–—') || (sentence.isSign(at, '.') && sentence.isSign(at + 1, '.'))
  const word = sentence.at(at)?.text
  // "three rooms or four up to 60 million" has no range.
  const isRange = side !== null || !/^(?:up to|upto|under|within|max|maximum)/.test(word ?? '')
  const isWord =
    (sentence.says(at, 'bound', 'to') && isRange) || ['to', 'по', 'и', 'and'].includes(word ?? '')
  const isTo =
    isWord &&
    (side === 'from' ||
      side === 'since' ||
      word === 'to' ||
      (!sentence.says(at, 'join') && word !== 'и' && word !== 'and'))
  if (isDash || isTo) {
    let start = at + 1
    while (sentence.isSign(start, '.-') || sentence.says(start, 'bound', 'to') || isArticle(sentence, start))
      start++
    const amount = readAmount(sentence, start)
    if (
      amount !== null &&
      fitsTogether(first, amount, isFloor) &&
      (isDash || side === 'from' || side === 'since' || word === 'to' || isBare(first))
    ) {
      return rangeOf(sentence, first, amount)
    }
    return null
  }
  if (first.tail === 'from') {
    const amount = readAmount(sentence, at)
    if (amount !== null && fitsTogether(first, amount, isFloor)) return rangeOf(sentence, first, amount)
  }
  // «между 20 и 30», «20 мен 30 арасында»
  if (sentence.says(at, 'join', 'and')) {
    const amount = readAmount(sentence, isArticle(sentence, at + 1) ? at + 2 : at + 1)
    if (amount !== null && sentence.says(amount.next, 'join', 'arasy')) {
      return { ...rangeOf(sentence, first, amount), next: amount.next + 1 }
    }
    if (amount !== null && isBetween(sentence, at)) return rangeOf(sentence, first, amount)
  }
  return readList(sentence, first, isFloor)
}

/** Two ends of one range: of the same unit, or both of money. «60 м² до 30 млн» are two quantities. */
function fitsTogether(first: Amount, second: Amount, isFloor: boolean): boolean {
  // «этаж выше 5, до 45 млн», «две комнаты до 18 000 000»
  const isOther = second.unit !== null && second.unit !== 'floor' && second.unit !== 'storeys'
  if (isFloor && (isOther || isMoney(second) || second.value > mostFloors)) return false
  // "by 2027, not over 35 million"
  if (isBare(first) && isYear(first.value) && !isYear(second.value)) return false
  if (first.unit !== null)
    return second.unit === first.unit || (isBare(second) && second.value <= (mostOf[first.unit] ?? Infinity))
  if (first.scale !== null || first.isTenge) return second.unit === null
  return second.unit === null || second.value >= first.value
}

const mostFloors = 100

/** The most that a number of a unit is in a range. */
const mostOf: Readonly<Record<string, number>> = {
  rooms: 12,
  bedrooms: 12,
  floor: mostFloors,
  m2: 1000,
  m: 1000,
}

function isBare({ unit, scale, isTenge }: Amount): boolean {
  return unit === null && scale === null && !isTenge
}

/** "from the third to the seventh floor" */
function isArticle(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'the'
}

function isMoney({ unit, scale, isTenge, value }: Amount): boolean {
  return unit === null && (scale !== null || isTenge || value >= 50_000)
}

function isBetween(sentence: Sentence, place: number): boolean {
  return [1, 2, 3, 4, 5].some((back) => sentence.says(place - back, 'bound', 'between'))
}

function rangeOf(sentence: Sentence, first: Amount, amount: Amount) {
  const each: number[] = []
  for (let one = first.value + 1; one <= amount.value && each.length < 9; one++) each.push(one)
  const next = sentence.says(amount.next, 'join', 'arasy') ? amount.next + 1 : amount.next
  return { amount, each, next, isBound: true }
}

/** «1, 2 или 3 комнаты»: a list is one of rooms or of floors. */
function readList(
  sentence: Sentence,
  first: Amount,
  isFloor: boolean,
): { amount: Amount; each: number[]; next: number; isBound: boolean } | null {
  const each: number[] = []
  let last: Amount | null = null
  let at = first.next
  const isOfHouse = sentence.isSign(at, '/')
  while (each.length < 6 && (last?.unit ?? null) === null) {
    const isJoined = sentence.says(at, 'join') || sentence.isSign(at, ',/&') || sentence.isNe(at)
    const amount = isJoined
      ? readAmount(sentence, at + 1)
      : isNextNumber(sentence, at)
        ? readAmount(sentence, at)
        : null
    if (amount === null || amount.value > 9 || first.value > 9) break
    // «двух- или трёхкомнатная»
    each.push(amount.value)
    last = amount
    at = amount.next
  }
  // «три комнаты или четыре»
  const isMoreRooms =
    first.unit === 'rooms' && sentence.says(first.next, 'join', 'or') && !sentence.isNe(first.next)
  const isSame =
    last !== null &&
    (first.unit === last.unit || (isMoreRooms && isBare(last) && !sentence.says(last.next - 1, 'end')))
  if (last === null || (first.unit !== null && !isSame)) return null
  const isOfRooms = last.unit === 'rooms' || last.unit === 'bedrooms' || first.unit === 'rooms'
  if (!isOfRooms && !isFloor && last.unit !== 'floor') return null
  // "floor 6, two or three rooms", "floor 4, two to three rooms"
  if (isFloor && last.unit !== null && last.unit !== 'floor' && !isOfHouse) return null
  if (isFloor && (isOfRooms || readAmount(sentence, last.next + 1)?.unit === 'rooms')) return null
  // «4/9 этаж» is the fourth floor of nine, or one of both.
  if (isOfHouse && !isOfRooms)
    return { amount: { ...last, unit: 'storeys' }, each, next: last.next, isBound: false }
  return { amount: last, each, next: last.next, isBound: false }
}

/** «екі үш бөлмелі», «второй третий этаж»: two numbers in words that follow each other in counting. */
function isNextNumber(sentence: Sentence, place: number): boolean {
  const [before, here] = [sentence.value(place - 1, 'number'), sentence.value(place, 'number')]
  return before !== undefined && Number(here) === Number(before) + 1
}

function withScaleOf(first: Amount, second: Amount): Amount {
  const { scale, unit } = second
  return { ...first, scale, unit, value: first.value * 10 ** (scale ?? 0), isForeign: second.isForeign }
}

/** Bounds after the amount: «25 млн максимум», «25 млн-ға дейін», "60 m² or more", «3+ комнаты». */
function readAfter(
  sentence: Sentence,
  place: number,
  amount: Amount,
  isBound = false,
): { side: Side | null; unit: string | null; next: number } {
  let next = place
  let side: Side | null = null
  let unit: string | null = null
  // "2 rooms + storage" has no bound
  const isPlus = sentence.at(next)?.isTight === true || sentence.at(next + 1) === undefined
  if (sentence.isSign(next, '+') && isPlus && !startsNumber(sentence, next + 1)) {
    side = 'from'
    next += 1
  }
  for (let count = 0; count < 2; count++) {
    const value = sentence.value(next, 'after')
    const isOwn =
      value !== undefined &&
      (!startsNumber(sentence, next + 1) ||
        isOnlyAfter(sentence, next) ||
        (value === 'to' && !isBound && isOfRooms(sentence, next + 1, amount)))
    const isNext = startsNumber(sentence, next + 1) && amount.tail !== null && !sentence.says(next, 'bound')
    if (value === undefined || !(isOwn || isNext) || isOfNextSubject(sentence, next)) break
    // «2 бөлмеден аз болмасын, ең көбі 20 млн»: another bound is one of another amount.
    if (side !== null && side !== value) break
    const word = soundOf(plainWord(sentence.at(next)?.text ?? ''))
    // «1 бөлмелі арзан» asks for a low price, «20 млн-нан арзан» for a lower one.
    if (
      amount.tail !== 'from' &&
      /^(?:(?:arzan|kimbat)[a-z ]*|(?:ulken|kishi|ken|jogari|tomen)[a-z]*)$/.test(word) &&
      isNamed(amount)
    )
      break
    const strict = amount.tail === 'from' && isCounted(amount)
    if (strict && /^(?:(?:jogar|bik|kein)[a-z]*|kop|artik)$/.test(word)) side = 'above'
    else if (strict && /^(?:(?:tomen|burin)[a-z]*|az|kem)$/.test(word)) side = 'below'
    else side = value as Side
    next += 1
    if (sentence.says(next, 'after') || !sentence.says(next, 'unit')) continue
  }
  if (amount.unit === null && side !== null && sentence.says(next, 'unit')) {
    unit = sentence.says(next, 'unit', 'rooms') ? 'rooms' : (sentence.value(next, 'unit') ?? null)
    next += 1
  }
  if (side === null && amount.tail === 'from' && amount.unit !== null) side = 'from'
  if (side === null && sentence.says(next, 'after')) return { side, unit, next }
  return { side, unit, next }
}

/** "2 rooms max price 30m": a bound before another subject with its number. */
function isOfNextSubject(sentence: Sentence, place: number): boolean {
  const subject = sentence.says(place, 'bound') ? readSubject(sentence, place + 1) : null
  return subject !== null && subject.subject !== 'floor' && startsNumber(sentence, subject.next)
}

/** "80 sqm or more three rooms": what bounds nothing that follows. */
function isOnlyAfter(sentence: Sentence, place: number): boolean {
  return (
    !sentence.says(place, 'bound') &&
    !sentence.says(place, 'height') &&
    /^(?:or|и|или) |^and (?:up|more|upwards|larger|bigger|later|higher|lower)$/.test(
      sentence.at(place)?.text ?? '',
    )
  )
}

/** "40 mln max 3 rooms": of a sum and a number of rooms the sum has the bound between them. */
function isOfRooms(sentence: Sentence, place: number, before: Amount): boolean {
  return (before.scale !== null || before.isTenge) && readAmount(sentence, place)?.unit === 'rooms'
}

/** Whether a unit tells what the amount is of. */
function isNamed({ unit }: Amount): boolean {
  return unit === 'rooms' || unit === 'bedrooms' || unit === 'floor'
}

/** Whether «above» leaves an amount itself out: floors, years and rooms are counted, money and areas are not. */
function isCounted({ unit }: Amount): boolean {
  return unit === 'floor' || unit === 'year' || unit === 'rooms'
}

/** Whether an amount has its subject in its unit: rooms, floors, minutes. */
function isAlone({ unit }: Amount): boolean {
  return unit !== null && unit !== 'm2' && unit !== 'm' && unit !== 'percent'
}

/** The subject behind an amount: «в месяц», «первый взнос», "kitchen". */
function readBehind(
  sentence: Sentence,
  place: number,
  before: Subject | null,
  isOfArea: boolean,
  isSum: boolean,
): { subject: Subject; next: number } | null {
  const isSign = sentence.isSign(place, '/-–—')
  const at = isSign || isLink(sentence, place) ? place + 1 : isLongLink(sentence, place) ? place + 2 : place
  const found = readSubject(sentence, at)
  // "a family of four looking for", «30 млн за трешку»
  if (found?.subject === 'price' && /^(?:за|for)$/.test(sentence.at(found.next - 1)?.text ?? '')) return null
  // «40 шаршы, айына 200 мың»
  if (isOfArea && found !== null && !['area', 'kitchen', 'living', 'ppm'].includes(found.subject)) return null
  if (found !== null && isSum && (found.subject === 'area' || found.subject === 'kitchen')) return null
  if (found === null || (found.subject === 'price' && before === null)) return found
  if (found.subject === 'deadline' || found.subject === 'floor') return null
  if (before !== null && before !== 'price') return found.subject === before ? found : null
  const following = readAmount(
    sentence,
    skipped(sentence, readBounds(sentence, skipped(sentence, found.next), true).next),
  )
  // "250k a month, two rooms": rooms are paid by nothing.
  if (following === null || following.unit === 'rooms' || following.unit === 'bedrooms') return found
  // «150 тысяч в месяц от 60 м²»: nor are metres, floors and minutes.
  const isOfMoney = isOfMoneySubject(found.subject)
  const behind = following.next
  const isRange = sentence.isSign(behind, '-–—') || /^(?:to|до|по)$/.test(sentence.at(behind)?.text ?? '')
  const isLeast = sentence.isSign(behind, '+') && sentence.says(behind + 1, 'unit')
  const last = isBare(following) && isRange ? readAmount(sentence, behind + 1) : following
  const unit = isLeast ? sentence.value(behind + 1, 'unit') : (last?.unit ?? null)
  if (isOfMoney && unit !== null && unit !== 'percent') return found
  if (isOfMoney && sizes.has(readSubject(sentence, found.next)?.subject ?? 'price')) return found
  // «300 тысяч в месяц, 2 или 3 комнаты», "12m deposit by 2028"
  if (isOfMoney && isBare(following) && (following.value < 10 || isYear(following.value))) return found
  // «60 м², кухня 12»: the subject of the next amount, unless that one has its own behind.
  return readSubject(sentence, following.next) === null ? null : found
}

/** «300 тыс на месяц», "8m as down payment", "8m for the deposit". */
function isLink(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'noise') &&
    !startsNumber(sentence, place) &&
    readSubject(sentence, place) === null &&
    readSubject(sentence, place + 1) !== null
  )
}

/** "5m for a down payment", "5m as a deposit". */
function isLongLink(sentence: Sentence, place: number): boolean {
  return /^(?:for|as)$/.test(sentence.at(place)?.text ?? '') && isLink(sentence, place + 1)
}

/** Least and most of money that a price can be, in tenge. */
const leastPrice = 500_000
const mostPrice = 5_000_000_000

/** Less than this, such as «10 штук», is neither a payment nor a price. */
const leastSmall = 50_000

/** Less is no payment a month, in tenge. */
const leastPayment = 10_000

/** Up to here a sum is a payment where flats are wanted. */
const mostPayment = 3_000_000

/** The criteria of a quantity; null where it is none of ours. */
export function wishesOf(quantity: Quantity, deadlines: readonly string[]): Pick<Item, 'wishes'> | null {
  const { first, second, side, subject } = quantity
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
      return areaWishes(quantity)
    case 'payment':
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

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 2020 && value <= 2049
}

function one(key: string, ...values: (string | number)[]): Wish {
  return { key, values }
}

function roomWishes({ first, second, side, each }: Quantity): { wishes: Wish[] } {
  const extra = first.unit === 'bedrooms' ? 1 : 0
  // «2,3-комнатная» was read as one number.
  const listed =
    /^\d[.,]\d$/.test(first.text) && second === null ? [...first.text.matchAll(/\d/g)].map(Number) : each
  if (listed.some((value) => value > 12 || !Number.isInteger(value))) return { wishes: [] }
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

function areaWishes({ first, second, side, subject }: Quantity): { wishes: Wish[] } {
  const { value } = first
  if (subject === 'kitchen') {
    // How large a kitchen may be at most no filter asks.
    if (value > 100 || (isUpper(side) && second === null)) return { wishes: [] }
    return { wishes: [one('kitchen_from', value)] }
  }
  if (subject !== null && subject !== 'area' && subject !== 'price') return { wishes: [] }
  if (value < 5 || value > 100_000) return { wishes: [] }
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
      return { wishes: isLower ? [] : [one('payment_to', most)] }
    case 'first':
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
