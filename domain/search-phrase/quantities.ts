import { type Amount, isBare, isMoney, isYear, readAmount, startsNumber } from './amounts.ts'
import { isBeforeYear, readAfter, readBounds, type Side } from './bounds.ts'
import { isInOrder, isOfHeight, mostOfHouse, saysHeight, speaksOfFloors } from './heights.ts'
import { isArticle, readLower, readMore, readUpperBehind, withScaleOf } from './ranges.ts'
import { type Sentence, skipBounds } from './sentence.ts'
import { isOfMoneySubject, mayBeAbout, readSubject, sizes, type Subject, subjectOf } from './subjects.ts'

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
  /** Digits with a plus of which nothing more is said: «45+». */
  readonly isPlus: boolean
  /** A number of months: «рассрочка 24 мес». */
  readonly isTerm: boolean
  /** Money that is only said to be there: «есть 30 млн». */
  readonly isHeld: boolean
  readonly start: number
  readonly next: number
}

/** Reads amounts with what is said about them. Which criterion it is, `wishesOf` tells. */
export function readQuantity(sentence: Sentence, start: number): Quantity | null {
  if (start > sentence.lastNumber) return null
  if (isLeadingScale(sentence, start)) return withLeadingScale(sentence, start)
  const before = readSubject(sentence, start)
  // «эт. 6»
  const isDotted = sentence.isSign(before?.next ?? start, '.') && sentence.at(start)?.text === 'эт'
  let at = before === null ? start : isDotted ? before.next + 1 : skipped(sentence, before.next)
  // «первый взнос готов, 7 млн»
  const held = sentence.says(at, 'ready') || saysLittle(sentence, at) ? at + 1 : at
  // «кухня отдельная от 10 квадратов»
  if (before?.subject === 'kitchen' && isQuality(sentence, at)) at += 1
  if (before?.subject === 'first' && isHeldSum(sentence, start, held)) at = held + 1
  const bound = readBounds(sentence, at, before !== null)
  at = bound.next
  // «взнос: в пределах», «цена от»: the subject may also stand after the bound.
  const inner = before === null && bound.side !== null ? readSubject(sentence, at) : null
  if (inner !== null) at = skipped(sentence, inner.next)
  const late = inner === null ? null : readBounds(sentence, at, true)
  if (late !== null) at = late.next
  // «бюджет миллионов тридцать», «платежом тысяч двести»
  const led =
    isLeadingScale(sentence, at) && startsNumber(sentence, at + 1) ? sentence.value(at, 'scale') : undefined
  if (led !== undefined) at += 1
  const isLed = isLeadingUnit(sentence, at)
  // «кухня большая, метров от 18»
  const ledBound = isLed && sentence.says(at + 1, 'bound') ? readBounds(sentence, at + 1, true) : null
  let first = readAmount(sentence, ledBound?.next ?? (isLed ? at + 1 : at))
  if (isLed && first !== null && isBare(first)) first = { ...first, unit: 'm2' }
  if (led !== undefined && first !== null && isBare(first))
    first = { ...first, scale: Number(led), value: first.value * 10 ** Number(led) }
  // "we have three kids"
  if (first === null || isOfPeople(sentence, first)) return null
  // «с балконом от 90 метров»: so many are of the home.
  if ((before ?? inner)?.subject === 'living' && first.unit === 'm2' && first.value > mostOfPart) return null
  const about = before?.subject ?? inner?.subject ?? 'floor'
  const isSize = about === 'area' || about === 'kitchen'
  if (about !== 'floor' && first.unit === 'floor' && (isSize || isSubjectOf(sentence, first.next)))
    first = { ...first, unit: null, next: first.next - 1 }
  // "40+ mln"
  const isPlusScaled =
    isBare(first) &&
    sentence.isSign(first.next, '+') &&
    sentence.says(first.next + 1, 'scale') &&
    sentence.at(first.next + 1)?.text !== 'm'
  if (isPlusScaled) {
    const scale = Number(sentence.value(first.next + 1, 'scale'))
    first = { ...first, scale, value: first.value * 10 ** scale, next: first.next + 2 }
  }
  let side =
    late?.side ??
    (isPlusScaled ? 'from' : null) ??
    bound.side ??
    ledBound?.side ??
    (first.isAbout === true ? 'around' : null)
  let { next } = first
  let second: Amount | null = null
  const each = [first.value]
  const isFloor = before?.subject === 'floor' || inner?.subject === 'floor'
  const spread = readSpread(sentence, first)
  if (spread !== null) first = spread.least
  const more = spread?.more ?? readMore(sentence, first, side, before?.subject ?? inner?.subject ?? null)
  if (more !== null) {
    second = more.amount
    next = more.next
    each.push(...more.each)
    if (side === 'above' && second.unit === 'floor' && more.isBound)
      first = { ...first, value: first.value + 1 }
    if (more.isBound) side = null
    // «площадь от 50 до 65, этаж не первый»
    if (isSize && second.unit === 'floor') {
      next -= 1
      second = { ...second, unit: null, next }
    }
    // «20–30 млн»: both have the scale and the unit of the last.
    if (first.scale === null && first.unit === null) first = withScaleOf(first, second)
    else if (first.scale !== null && isBare(second)) second = withScaleOf(second, first)
  }
  const lower =
    second === null ? readLower(sentence, first, side, before?.subject ?? inner?.subject ?? null) : null
  if (lower !== null) {
    second = { ...first, next: lower.next }
    const [least, most] = [lower.amount.value, first.value]
    if (first.unit === 'rooms')
      each.splice(0, 1, ...[0, 1, 2, 3, 4].filter((rooms) => rooms >= least && rooms <= most))
    first = lower.amount
    next = lower.next
    side = null
  }
  const isBound = side !== null || second !== null
  const after = readAfter(sentence, next, withFloor(second ?? first, isFloor), isBound, side)
  next = after.next
  const unit = first.unit === null && after.unit !== null ? after.unit : first.unit
  first = { ...first, unit }
  // "below 15 million or so": what is about so much is still the most.
  const isAbout = after.side === 'around' && side !== null
  if (after.side !== null && second === null && !isAbout) side = after.side
  const isLower = side === 'from' || side === 'above'
  const upper =
    isLower && second === null ? readUpperBehind(sentence, next, first, before?.subject ?? null) : null
  if (upper !== null) {
    const isOver =
      side === 'above' || (upper.amount.unit === 'floor' && above.test(sentence.textAt(next - 1)))
    if (isOver) first = { ...first, value: first.value + 1 }
    first = { ...first, unit: first.unit ?? upper.amount.unit }
    each.splice(0, 1, first.value)
    for (let one = first.value + 1; one <= upper.amount.value && each.length < 9; one++) each.push(one)
    second = upper.amount
    next = upper.next
    side = null
  }
  // «40 млн есть» is money at hand, «60 квадратов есть?», «от 40 млн есть?» ask what there is.
  const isHeldBehind =
    side === null && second === null && isMoney(first) && !isAskedBehind(sentence, next + 1)
  const closing =
    isAlone(second ?? first) ||
    isWholeHome(sentence, next, second ?? first) ||
    (sentence.says(next, 'exists') && !isHeldBehind)
      ? null
      : readBehind(
          sentence,
          next,
          before?.subject ?? inner?.subject ?? null,
          first.unit === 'm2',
          isMoney(first),
          isMonthly(sentence, start, first.next),
        )
  if (closing !== null) next = closing.next
  const late2 = closing === null ? null : readAfter(sentence, next, second ?? first)
  if (late2 !== null && late2.side !== null && second === null) {
    side = late2.side
    next = late2.next
  }
  // «с 3 этажа» is from it on, «с двумя комнатами», «со сдачей в 2027 году» are no bounds.
  if (side === 'since' && isWithHandover(sentence, start)) side = null
  if (side === 'since') side = isFloor || first.unit === 'floor' || first.unit === 'year' ? 'from' : null
  if (first.unit === 'year' || isYear(first.value)) {
    // «2027 жылы тапсырылатын», «2027 жылдың соңына дейін»
    while (
      // «2028 жылдың екінші тоқсанына дейін»
      sentence.says(next, 'quarter') ||
      (startsNumber(sentence, next) && sentence.says(next + 1, 'quarter')) ||
      sentence.says(next, 'filler') ||
      // «2027 тамызға дейін»
      (sentence.says(next, 'season') && /^[дш]ейі?и?н$/.test(sentence.textAt(next + 1))) ||
      // «2028 дің аяғына дейін»
      (sentence.says(next, 'suffix', 'loc') && sentence.says(next + 1, 'filler')) ||
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
    // «к 2028 году уже сдали»
    if (side !== null && sentence.textAt(next) === 'уже' && sentence.says(next + 1, 'topic', 'deadline'))
      next += 1
    if (sentence.says(next, 'topic', 'deadline') && isOther) {
      // «2027 год сдачи максимум»
      const most = side === null && second === null ? readAfter(sentence, next + 1, first) : null
      side = most?.side ?? side
      next = most?.next ?? next + 1
    }
  }
  if (before !== null && !mayBeAbout(before.subject, first.unit)) return null
  // «есть до 20 млн», «дешевле 20 млн есть что-нибудь» ask what there is.
  const isAsked = before?.subject === 'first' && before.next === start + 1 && sentence.says(start, 'exists')
  const isOther = (side !== null && side !== 'around') || second !== null || !isMoney(first)
  if (isAsked && (isOther || sentence.at(start + 1)?.text === 'ли')) return null
  const own = before?.subject ?? inner?.subject ?? null
  const isAtOnce = own === 'payment' && closing?.subject === 'first'
  // «қазір 25 млн-ға дейін бар ма»: "now" with a bound is when one looks, and no money at hand.
  const isWhen =
    own === 'first' && before?.next === start + 1 && isOnlyWhen(sentence, start) && isUpperSide(side)
  const subject = isAtOnce ? 'first' : subjectOf(isWhen ? null : own, closing?.subject ?? null)
  // "3rd or higher", «үшінші не одан жоғары»
  const isHigher =
    isInOrder(sentence, first.next - 1) && first.next < next && isOfHeight(sentence, first.next)
  // «жоғары қабат керек, 15-тен жоғары»
  const isFrom = first.tail === 'from' && isBare(first) && first.value <= mostFloor
  const isOver =
    isFrom &&
    isOfHeight(sentence, first.next) &&
    ((first.value < leastSum && !isOfOther(sentence, start - 1)) || speaksOfFloors(sentence))
  const isMost = isUpperSide(side) && subject === null && isMostFloor(sentence, start, first)
  const isHeight =
    isHigher ||
    isOver ||
    isMost ||
    [bound.next, late?.next ?? 0].some((end) => saysHeight(sentence, start, end))
  const isHeld = isOnlyHeld(sentence, start, next)
  const isOrdinal = isInOrder(sentence, first.next - 1) && speaksOfFloors(sentence)
  const isPlus = isBarePlus(sentence, start, first, next)
  const isTerm = isBare(first) && first.value <= mostMonths && isMonths(sentence, first.next)
  const strict = isOver && second === null ? strictSide(sentence.textAt(first.next), side) : side
  return {
    first,
    second,
    side: strict,
    each,
    subject,
    isHeight,
    isOrdinal,
    isPlus,
    isTerm,
    isHeld,
    start,
    next,
  }
}

/** «қазір», «сейчас» where nothing is told to be paid later. */
function isOnlyWhen(sentence: Sentence, place: number): boolean {
  const isPaid = (at: number) =>
    sentence.says(at, 'topic', 'payment') || sentence.says(at, 'programme') || sentence.says(at, 'program')
  return /^(?:казир|сейчас|now)$/.test(sentence.textAt(place)) && !sentence.terms.some((_, at) => isPaid(at))
}

function isUpperSide(side: Side | null): boolean {
  return side === 'to' || side === 'less' || side === 'below'
}

/** «төменгі қабат болсын, 5-тен аспасын»: a bare number with an ablative is of floors where they are spoken of right before, and where it is too small for millions. */
function isMostFloor(sentence: Sentence, start: number, first: Amount): boolean {
  if (first.tail !== 'from' || !isBare(first) || !speaksOfFloors(sentence)) return false
  if (first.value < leastSum) return !isOfOther(sentence, start - 1)
  if (first.value > mostOfHouse || !sentence.isSign(start - 1, ',')) return false
  const [before] = sentence.partOf(start - 2)
  return sentence.terms.some(
    (_, at) =>
      at >= before &&
      at < start &&
      (sentence.says(at, 'unit', 'floor') ||
        ['floor', '-floor'].some((order) => sentence.says(at, 'sort', order))),
  )
}

/** «баласы 7-ден жоғары»: a number behind people, a place nearby or a word that is not known is of those. */
function isOfOther(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  if (term === undefined || term.isSign) return false
  const isThing = ['group', 'poi', 'thing'].some((kind) => sentence.says(place, kind))
  return !term.isKnown || isThing || sentence.says(place, 'vague', 'people')
}

/** Words for being above a floor. */
const above = /^(?:жо[ғг]ары|би[іи]к)\p{L}*$/u

/** «7-ден жоғары»: floors are counted, so the seventh is none of them. */
function strictSide(text: string, side: Side | null): Side | null {
  if (side === 'from' && above.test(text)) return 'above'
  return side === 'to' && /^т[өо]мен\p{L}*$/u.test(text) ? 'below' : side
}

/** «7-ден жоғары болмасын»: a smaller bare number with a bound of heights is a floor, and no sum in millions. */
const leastSum = 10

/** The longest terms that instalments have, in months. */
const mostMonths = 60

/** «24 мес», "12 month": months that are counted, unlike «150 в месяц». */
function isMonths(sentence: Sentence, place: number): boolean {
  return /^(?:мес|месяца?|месяцев|month|mo)$/.test(sentence.textAt(place))
}

/** «65 плюс минус 5», "65 ± 5", «30 плюс минус 2 млн»: so much less or more, both in the unit and the scale of either. */
function readSpread(
  sentence: Sentence,
  first: Amount,
): { least: Amount; more: NonNullable<ReturnType<typeof readMore>> } | null {
  const isSign = sentence.isSign(first.next, '±')
  if (!isSign && sentence.at(first.next)?.text !== 'плюс минус') return null
  const read = readAmount(sentence, first.next + 1)
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

/** «двушка 45+»: where flats are spoken of or nothing else is, and no age: «мне 45+». */
function isBarePlus(sentence: Sentence, start: number, first: Amount, next: number): boolean {
  const isAlone = isBare(first) && next === start + 2 && sentence.isSign(start + 1, '+')
  const behind = sentence.at(next)
  if (!isAlone || (behind !== undefined && !behind.isSign && sentence.says(next, 'unit'))) return false
  return (
    sentence.terms.every((_, at) => {
      const isOfFlat =
        sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms') || sentence.says(at, 'cat', 'flat')
      return isOfFlat || (at >= start && at < next)
    }) ||
    [start - 1, start - 2].some(
      (at) =>
        sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'unit', 'rooms'),
    )
  )
}

/** Numbers up to here may be of a floor. */
const mostFloor = 60

/** «кухня метров 15 и больше»: the unit before its number, as Russian says "about". */
function isLeadingUnit(sentence: Sentence, place: number): boolean {
  return (
    /^(?:метров|метра|квадратов|квадрата)$/.test(sentence.textAt(place)) &&
    (startsNumber(sentence, place + 1) ||
      (sentence.says(place + 1, 'bound') && startsNumber(sentence, place + 2))) &&
    !startsNumber(sentence, place - 1)
  )
}

/** «миллионов 25», «лямов до 30»: the scale before its number, as Russian says "about". */
function isLeadingScale(sentence: Sentence, place: number): boolean {
  const isScale =
    sentence.says(place, 'scale') && /(?:ов|млн|тысяч|тыщ|миллиона|ляма)$/.test(sentence.textAt(place))
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

/** «первый взнос есть, 7 миллионов»: the sum behind a comma is what is there. */
function isHeldSum(sentence: Sentence, start: number, comma: number): boolean {
  const isNamed = comma - start > 1 && !sentence.says(start, 'have')
  if (
    !isNamed ||
    !sentence.isSign(comma, ',-–—') ||
    !(saysLittle(sentence, comma - 1) || ['exists', 'ready'].some((kind) => sentence.says(comma - 1, kind)))
  )
    return false
  const amount = readAmount(sentence, skipBounds(sentence, comma + 1))
  return amount !== null && isMoney(amount) && readSubject(sentence, amount.next) === null
}

/** «алғашқы жарнасы аз, 2 млн-ға дейін», «первый взнос небольшой, до 2 млн»: how much of it is not told there. */
function saysLittle(sentence: Sentence, place: number): boolean {
  return /^(?:аз|т[өо]мен|к[іи]ш[іи]|(?:не)?больш\p{L}*|маленьк\p{L}*|минимальн\p{L}*|small|low)$/u.test(
    sentence.textAt(place),
  )
}

/** Whether every word about money at once from a place to another only tells that it is there. */
function isOnlyHeld(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')) return false
  return true
}

/** "90 sqm balcony", «70 кв кухня 12»: so many square metres are of the home and not of a part of it that follows. */
function isWholeHome(sentence: Sentence, place: number, { unit, value }: Amount): boolean {
  // "60+ sqm with balcony"
  const at = /^(?:with|with a|and|and a|plus|с|и)$/.test(sentence.textAt(place)) ? place + 1 : place
  const isPart = ['living', 'kitchen'].some((topic) => sentence.says(at, 'topic', topic))
  return unit === 'm2' && value > mostOfPart && isPart && !sentence.says(place, 'topic', 'area')
}

/** «25 млн есть?», «12 млн, есть что-нибудь»: a question what there is. */
function isAskedBehind(sentence: Sentence, place: number): boolean {
  return (
    sentence.isSign(place, '?') ||
    /^(?:что|че|чо|шо|какие|какая|какой|какое|ли|вариант|варианты|такие|у вас)$/.test(sentence.textAt(place))
  )
}

/** A part of a home is seldom larger, in m². */
const mostOfPart = 40

/** «2026 да тапсырылатын»: an ending apart from its year. */
function isLocal(sentence: Sentence, place: number): boolean {
  return /^(?:да|де|та|те)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'topic', 'deadline')
}

/** «қабаты 3-тен жоғары»: the subject is the unit of a number. */
function withFloor(amount: Amount, isFloor: boolean): Amount {
  return isFloor && amount.unit === null ? { ...amount, unit: 'floor' } : amount
}

function skipped(sentence: Sentence, place: number): number {
  let next = place
  for (let count = 0; count < 3; count++) {
    const isBound =
      sentence.says(next, 'bound') || startsNumber(sentence, next) || isBeforeYear(sentence, next)
    if (isBound || !sentence.isFiller(next) || sentence.says(next, 'cat') || sentence.says(next, 'not')) break
    next++
  }
  return next
}

/** «со сдачей в 2027 году», «с вводом в 2028»: what stands beside "with" is in that year. */
function isWithHandover(sentence: Sentence, place: number): boolean {
  return (
    /^со?$/.test(sentence.textAt(place)) &&
    /^(?:сроком )?(?:сдачей|вводом|заселением|сроком)/.test(sentence.textAt(place + 1))
  )
}

/** An adjective between a kitchen and its bound. */
function isQuality(sentence: Sentence, place: number): boolean {
  const isAdjective = /^\p{L}{3,}(?:ая|ую|яя|юю)$/u.test(sentence.textAt(place))
  const isUnread = sentence.at(place)?.isKnown === false || sentence.says(place, 'plain')
  return isAdjective && isUnread && (sentence.says(place + 1, 'bound') || startsNumber(sentence, place + 1))
}

/** Whether an amount has its subject in its unit: rooms, floors, minutes. */
function isAlone({ unit }: Amount): boolean {
  return unit !== null && unit !== 'm2' && unit !== 'm' && unit !== 'percent'
}

/** «платить в месяц», "monthly": what is paid each month, unlike «платить» alone. */
function isMonthly(sentence: Sentence, start: number, end: number): boolean {
  return sentence.terms.some(
    ({ text }, at) =>
      at >= start && at < end && /мес|month|mo$|pcm|mth|ай|платеж|payment|repay|instal/.test(text),
  )
}

/** The subject behind an amount: «в месяц», «первый взнос», "kitchen". */
function readBehind(
  sentence: Sentence,
  place: number,
  before: Subject | null,
  isOfArea: boolean,
  isSum: boolean,
  isMonthly: boolean,
): { subject: Subject; next: number } | null {
  const isSign = sentence.isSign(place, '/-–—')
  const at = isSign || isLink(sentence, place) ? place + 1 : isLongLink(sentence, place) ? place + 2 : place
  const kitchen = isOfArea && before === null ? afterInKitchen(sentence, place) : null
  if (kitchen !== null) return { subject: 'kitchen', next: kitchen }
  const found = isPerMonth(sentence, place)
    ? { subject: 'payment' as const, next: place + 2 }
    : readSubject(sentence, at)
  // "a family of four looking for", «30 млн за трешку»
  if (found?.subject === 'price' && /^(?:за|for)$/.test(sentence.textAt(found.next - 1))) return null
  // «до 30 млн сейчас снимаем»
  if (
    found !== null &&
    found.next === at + 1 &&
    /^(?:сейчас|now)$/.test(sentence.textAt(at)) &&
    sentence.says(at + 1, 'own')
  )
    return null
  // «40 шаршы, айына 200 мың»
  if (isOfArea && found !== null && !['area', 'kitchen', 'living', 'ppm'].includes(found.subject)) return null
  // «до 27 миллионов с балконом»
  if (found !== null && isSum && ['area', 'kitchen', 'living'].includes(found.subject)) return null
  if (found === null || (found.subject === 'price' && before === null)) return found
  if (found.subject === 'deadline' || found.subject === 'floor') return null
  // "can pay 15 million upfront"
  const isPaidAtOnce = before === 'payment' && found.subject === 'first' && !isMonthly
  if (before !== null && before !== 'price') return found.subject === before || isPaidAtOnce ? found : null
  const following = readAmount(
    sentence,
    skipped(sentence, readBounds(sentence, skipped(sentence, found.next), true).next),
  )
  // "250k a month, two rooms": rooms are paid by nothing.
  if (following === null || following.unit === 'rooms' || following.unit === 'bedrooms') return found
  // «150 тысяч в месяц от 60 м²»: nor are metres, floors and minutes.
  const isOfMoney = isOfMoneySubject(found.subject)
  const behind = following.next
  const isRange = sentence.isSign(behind, '-–—') || /^(?:to|до|по)$/.test(sentence.textAt(behind))
  const isLeast = sentence.isSign(behind, '+') && sentence.says(behind + 1, 'unit')
  const last = isBare(following) && isRange ? readAmount(sentence, behind + 1) : following
  const unit = isLeast ? sentence.value(behind + 1, 'unit') : (last?.unit ?? null)
  if (isOfMoney && unit !== null && unit !== 'percent') return found
  if (isOfMoney && sizes.has(readSubject(sentence, found.next)?.subject ?? 'price')) return found
  // «300 тысяч в месяц, 2 или 3 комнаты», "12m deposit by 2028"
  if (isOfMoney && isBare(following) && (following.value < 10 || isYear(following.value))) return found
  // «60 м², кухня 12»: the subject of the next amount, unless that one has its own behind.
  // "70 sqm kitchen 12 sqm floor 4": metres are no floor.
  const own = sentence.isSign(following.next, '/') ? following.next + 1 : following.next
  if (isPerMonth(sentence, following.next)) return found
  const next = readSubject(sentence, own)
  return next === null || !mayBeAbout(next.subject, following.unit) ? null : found
}

/** "18 squares in the kitchen", «15 квадратов на кухне»: the place behind it; null for none. */
function afterInKitchen(sentence: Sentence, place: number): number | null {
  if (!/^(?:in|for|на|под|для)$/.test(sentence.textAt(place))) return null
  const at = isArticle(sentence, place + 1) ? place + 2 : place + 1
  return sentence.says(at, 'topic', 'kitchen') ? at + 1 : null
}

/** "250k/m": a month and no million behind a stroke. */
function isPerMonth(sentence: Sentence, place: number): boolean {
  return sentence.isSign(place, '/') && sentence.at(place + 1)?.text === 'm'
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
  return /^(?:for|as)$/.test(sentence.textAt(place)) && isLink(sentence, place + 1)
}
