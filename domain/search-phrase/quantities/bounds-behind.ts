import type { Sentence } from '../sentence.ts'
import { isKazakhRefusal } from '../steps/refusals.ts'
import { plainWord, soundOf } from '../terms/letters.ts'
import { type Amount, isBare, isYear, leastSize, readAmount } from './amounts.ts'
import type { Side } from './bounds.ts'
import { readSubject } from './subjects.ts'

/** With a plus and an "m" a number up to here is of square metres. */
const mostPlusMetres = 300

/** Bounds after the amount: «25 млн максимум», «25 млн-ға дейін», "60 m² or more", «3+ комнаты». */
export function readAfter(
  sentence: Sentence,
  place: number,
  amount: Amount,
  isBound = false,
  before: Side | null = null,
): { side: Side | null; unit: string | null; next: number } {
  // "90 sq.m. or bigger", «90 кв.м. и больше»: the point of an abbreviation
  const isShort =
    amount.unit === 'm2' && sentence.isSign(place, '.') && sentence.value(place + 1, 'after') === 'from'
  let next = isShort ? place + 1 : place
  let side: Side | null = null
  let unit: string | null = null
  // "2 rooms + storage" has no bound
  const isTight = sentence.at(next)?.isTight === true
  const isPlus = isTight || sentence.at(next + 1) === undefined || sentence.isSign(next + 1, ',.;')
  // "65 m2+ 2 rooms": a plus without a space before it and with one behind is of what has a unit.
  const isOfBefore = isTight && sentence.at(next + 1)?.isTight === false && !isBare(amount)
  if (sentence.isSign(next, '+') && isPlus && (isOfBefore || !sentence.isNumber(next + 1))) {
    side = 'from'
    next += 1
    // "80+ m"
    if (isBare(amount) && sentence.at(next)?.text === 'm' && amount.value <= mostPlusMetres)
      return { side, unit: 'm2', next: next + 1 }
  }
  // «90 кв от», «30 млн до», «40кв мин»
  const trailing = /^(от|до|мин)$/.exec(sentence.textAt(next))?.[1]
  const isLast = sentence.at(next + 1)?.isSign ?? true
  if (trailing !== undefined && isLast && !isBound && !isBare(amount))
    return { side: trailing === 'до' ? 'to' : 'from', unit: null, next: next + 1 }
  const ablative = amount.tail === 'from' ? readAblative(sentence, next, amount) : null
  if (ablative !== null) return ablative
  for (let count = 0; count < 2; count++) {
    const value = sentence.value(next, 'after')
    // «не больше 60 квадратов и больше света»
    if (before === 'to' && value === 'from') break
    const isOwn =
      value !== undefined &&
      (!sentence.isNumber(next + 1) ||
        // «50 м2 дейін 33 млнға дейін» is only of what stands before.
        /^(?:д|ш)ей[іи]н$/.test(sentence.textAt(next)) ||
        // «милионның айналасында екі бөлмелі»: it stands behind what it is of.
        (value === 'around' && (!sentence.says(next, 'bound') || isKazakhAbout(sentence, next))) ||
        // «до 30 млн и выше 5 этажа»: what has a bound leaves another one to what follows.
        (isOnlyAfter(sentence, next) && before !== 'to') ||
        (value === 'to' && !isBound && isOfRooms(sentence, next + 1, amount)) ||
        // «80 кв жоғары төрт бөлмелі», «70 шаршы кем емес үш бөлме»
        (amount.unit === 'm2' &&
          /^(?:(?:жо[ғг]ары|арты[қк])$|.+ (?:емес|болмасын|болмаса)$)/.test(sentence.textAt(next)) &&
          readAmount(sentence, next + 1)?.unit === 'rooms'))
    const isNext = sentence.isNumber(next + 1) && amount.tail !== null && !sentence.says(next, 'bound')
    // «9 миллионов плюс ипотека»
    const isMore =
      /^(?:плюс|plus)$/.test(sentence.textAt(next)) &&
      (sentence.says(next + 1, 'programme') ||
        sentence.says(next + 1, 'have') ||
        // "20 million plus a car"
        /^(?:an?|my|our|машин\p{L}*|авто|к[өо]л[іи]к\p{L}*)$/u.test(sentence.textAt(next + 1)))
    if (isMore || isJoinedThing(sentence, next)) break
    if (value === undefined || !(isOwn || isNext) || isOfNextSubject(sentence, next)) break
    // «5 қабаттан кем емес биік үй», «100 млн-нан қымбат үлкен пәтер»
    const isOrder = sentence.says(next, 'sort') || /^(?:би[іи]к|жо[ғг]ары)/.test(sentence.textAt(next))
    if (side !== null && isOrder) break
    // «55-65 шаршы арзан»: no size is cheap.
    if (amount.unit === 'm2' && /^(?:arzan|kimbat)[a-z]*$/.test(soundOf(plainWord(sentence.textAt(next)))))
      break
    // «2 бөлмеден аз болмасын, ең көбі 20 млн»: another bound is one of another amount.
    if (side !== null && side !== value) break
    const word = soundOf(plainWord(sentence.textAt(next)))
    // «5 эт жоғары, 2 ком»: without the ablative, where nothing else follows that is high or low.
    const height =
      amount.unit === 'floor' && amount.tail === null
        ? /^(?:(jogari|bik|ustin[a-z]*)|tomen)$/.exec(word)
        : null
    if (height !== null && (word.startsWith('ustin') || (sentence.at(next + 1)?.isSign ?? true)))
      return { side: height[1] === undefined ? 'below' : 'above', unit, next: next + 1 }
    // «1 бөлмелі арзан» asks for a low price, «20 млн-нан арзан» for a lower one.
    if (
      amount.tail !== 'from' &&
      /^(?:(?:arzan|kimbat)[a-z ]*|(?:ulken|kishi|ken|jogari|tomen)[a-z]*|az|kop)$/.test(word) &&
      isNamed(amount)
    )
      break
    // «30 млн үлкен пәтер», «2027 жылы үлкен пәтер»: no sum and no year is large.
    if (amount.tail !== 'from' && /^(?:ulken|kishi)/.test(word) && amount.unit !== 'm2') break
    // «2029 да тапсырылатын арзан студия», «сдача в 2027 и дешевле 40 млн»
    if (isYear(amount.value) && isBare(amount) && /^arzan|deshevle$|doroje$/.test(word)) break
    const strict = amount.tail === 'from' && isCounted(amount)
    if (strict && /^(?:(?:jogar|bik|kein|ulken)[a-z]*|kop|artik)$/.test(word)) side = 'above'
    else if (strict && /^(?:(?:t[oe]men|burin|kishi)[a-z]*|az|kem)$/.test(word)) side = 'below'
    else side = value as Side
    next += 1
    if (sentence.says(next, 'after') || !sentence.says(next, 'unit')) continue
  }
  const late = side === null && !isBound ? lateBound(sentence, next) : null
  if (late !== null) return { ...late, unit }
  // «60 млн-ға дейін бөлме керек», «18 млн дейін қабаты 2-ден жоғары»
  const isOfSum =
    amount.scale !== null &&
    ['rooms', 'floor', 'lift', 'bath'].some((each) => sentence.says(next, 'unit', each))
  if (amount.unit === null && side !== null && !isOfSum && sentence.says(next, 'unit')) {
    unit = sentence.says(next, 'unit', 'rooms') ? 'rooms' : (sentence.value(next, 'unit') ?? null)
    next += 1
  }
  // «екі бөлмеліден не бар» asks for flats of two rooms, «екінші қабаттан» for those on that floor.
  const isPart = amount.unit === null || amount.unit === 'rooms' || amount.unit === 'floor'
  if (side === null && amount.tail === 'from' && !isPart) side = 'from'
  if (side === null && sentence.says(next, 'after')) return { side, unit, next }
  return { side, unit, next }
}

/** What bounds an ablative by words that no table has as a bound; null for none. */
function readAblative(
  sentence: Sentence,
  place: number,
  amount: Amount,
): { side: Side | null; unit: string | null; next: number } | null {
  const text = sentence.textAt(place)
  // «3-тен жоғары қабат», «3тен жоғары емес қабат»: the word for floors is in the phrase of an order.
  const high = /^(жо[ғг]ары|би[іи]к|т[өо]мен)( емес)?(?: (?:[қк]абат|этаж)|$)/.exec(text)
  const isOrder =
    high !== null && (/(?:абат|этаж)$/.test(high[0]) || sentence.says(place + 1, 'unit', 'floor'))
  if (isBare(amount) && isOrder) {
    const isLow = high[1]?.startsWith('т') === true
    const isRefused = high[2] !== undefined
    const strict = isLow ? 'below' : 'above'
    const end = /(?:абат|этаж)$/.test(high[0]) ? place + 1 : place + 2
    return { side: isRefused ? (isLow ? 'from' : 'to') : strict, unit: 'floor', next: end }
  }
  // «2027 жылдан кеш бітпесін», «2028ден ерте болмасын»
  const late = /^(кеш|ерте)(?:рек|ірек|ирек)?$/.exec(text)?.[1]
  if (isYear(amount.value) && late !== undefined && isKazakhRefusal(sentence, place + 1))
    return { side: late === 'кеш' ? 'to' : 'from', unit: null, next: place + 2 }
  // «70-тен үлкен, 3 бөлме»: a size, as no price is large.
  const isSize = isBare(amount) && amount.value >= leastSize && amount.value <= mostPlusMetres
  if (isSize && /^(?:үлкен|улкен|асатын|асса|асса екен)$/.test(text))
    return { side: 'from', unit: 'm2', next: place + 1 }
  // «40 квадраттан асса»
  if (text === 'асса' && amount.unit !== null && !sentence.says(place + 1, 'cannot'))
    return { side: 'from', unit: null, next: place + 1 }
  return readCompared(sentence, place, amount)
}

/** Kazakh words that compare, with any ending, by whether they are of more. */
const comparing: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:жо[ғг]ары|би[іи]к|үлкен|улкен|[қк]ымбат|к[өо]п|арты[қкгғ])(?!ша)\p{L}*$/u, true],
  [/^(?:т[өо]мен|к[іи]ш[іи]|арзан|аз|кем)\p{L}{0,6}$/u, false],
]

/**
 * «3тен биік болмаса екен қабаты», «5тен төмен болсын этаж», «30 млн-нан қымбатын қарамаймыз»: a word that compares
 * behind an ablative, with its refusal and the unit behind it; null where another rule reads it.
 */
function readCompared(
  sentence: Sentence,
  place: number,
  amount: Amount,
): { side: Side | null; unit: string | null; next: number } | null {
  const isMore = comparing.find(([word]) => word.test(sentence.textAt(place)))?.[1]
  if (isMore === undefined) return null
  const isRefused = sentence.says(place + 1, 'not', 'after')
  const isWished = /^(?:болсын|болса|болатын|болғаны|болганы)$/.test(sentence.textAt(place + 1))
  const unit = sentence.value(place + 2, 'unit')
  if (isBare(amount) && unit !== undefined && (isRefused || isWished)) {
    const isFloor = unit === 'floor'
    const strict: Side = isMore ? (isFloor ? 'above' : 'from') : isFloor ? 'below' : 'to'
    const side: Side = isRefused ? (isMore ? 'to' : 'from') : strict
    return { side, unit: sentence.says(place + 2, 'unit', 'rooms') ? 'rooms' : unit, next: place + 3 }
  }
  // «қымбатын», «кішісі»: such a word with an ending is no bound in the tables.
  if (sentence.says(place, 'after') || isBare(amount)) return null
  const isOfMoney = amount.scale !== null || amount.isTenge
  const isOf = isOfMoney ? /^(?:[қк]ымбат|арзан)/ : /^(?:үлкен|улкен|к[іи]ш[іи]|к[өо]п|аз|арты)/
  if (!isOf.test(sentence.textAt(place))) return null
  // «40 шаршыдан артығы керек емес»: a word that no table has is not turned round elsewhere.
  if (isRefused && !sentence.says(place, 'sort'))
    return { side: isMore ? 'to' : 'from', unit: null, next: place + 2 }
  return { side: isMore ? 'more' : 'less', unit: null, next: place + 1 }
}

/** «20 млн жуық», where other words that may stand before an amount too are of the next one. */
function isKazakhAbout(sentence: Sentence, place: number): boolean {
  return /^жуы[қк]/.test(sentence.textAt(place))
}

/** "one room plus garage": a plus before another thing is no bound. */
function isJoinedThing(sentence: Sentence, place: number): boolean {
  const next = sentence.at(place + 1)
  const isThing =
    ['cat', 'feature', 'poi', 'rooms', 'thing', 'topic'].some((kind) => sentence.says(place + 1, kind)) ||
    (next?.isKnown === false && !next.isSign && next.number === null)
  const isPlus = /^(?:плюс|plus)$/.test(sentence.textAt(place))
  return isPlus && isThing && next?.text !== 'for' && !sentence.says(place + 1, 'unit')
}

/** "2 rooms max price 30m": a bound before another subject with its number. */
function isOfNextSubject(sentence: Sentence, place: number): boolean {
  const subject = sentence.says(place, 'bound') ? readSubject(sentence, place + 1) : null
  return subject !== null && subject.subject !== 'floor' && sentence.isNumber(subject.next)
}

/** "80 sqm or more three rooms": what bounds nothing that follows. */
function isOnlyAfter(sentence: Sentence, place: number): boolean {
  return (
    // «2 комнаты и не больше 30 млн»: what is refused before a number bounds that one.
    !/^и (?:не |дешевле$)/.test(sentence.textAt(place)) &&
    !sentence.says(place, 'bound') &&
    !sentence.says(place, 'height') &&
    /^(?:or|и|или) |^(?:және |не |немесе |әрі |[мпб]ен )?одан |^and (?:up|more|upwards|larger|bigger|later|higher|lower)$/.test(
      sentence.textAt(place),
    )
  )
}

/** "40 mln max 3 rooms": of a sum and a number of rooms the sum has the bound between them. */
export function isOfRooms(sentence: Sentence, place: number, before: Amount): boolean {
  const amount = readAmount(sentence, place)
  const isMoney = before.scale !== null || before.isTenge
  if (amount === null || !isMoney) return false
  // "250 thousand monthly maximum one or two rooms"
  const isListed = isBare(amount) && sentence.says(amount.next, 'join')
  return amount.unit === 'rooms' || (isListed && readAmount(sentence, amount.next + 1)?.unit === 'rooms')
}

/** Whether a unit tells what the amount is of. */
function isNamed({ unit }: Amount): boolean {
  return unit === 'rooms' || unit === 'bedrooms' || unit === 'floor'
}

/** Whether «above» leaves an amount itself out: floors, years and rooms are counted, money and areas are not. */
function isCounted({ unit, value, scale }: Amount): boolean {
  if (unit === null && scale === null && isYear(value)) return true
  return unit === 'floor' || unit === 'year' || unit === 'rooms'
}

/** "total area 100, no less", «60 квадратов, не больше»: a bound behind a comma, with nothing behind it; null for none. */
function lateBound(sentence: Sentence, place: number): { side: Side; next: number } | null {
  if (!sentence.isSign(place, ',-–—')) return null
  const text = (at: number) => sentence.textAt(at)
  const isTwo = /^(?:no|not)$/.test(text(place + 1)) && /^(?:less|more|fewer)$/.test(text(place + 2))
  const words = isTwo ? `no ${text(place + 2)}` : text(place + 1)
  const next = isTwo ? place + 3 : place + 2
  const end = sentence.at(next)
  if (end !== undefined && !end.isSign) return null
  if (/^(?:no less|no fewer|не меньше|не менее|(?:кем|аз) (?:емес|болмасын|болмаса))$/.test(words))
    return { side: 'from', next }
  return /^(?:no more|не больше|не более|не дороже|не выше|(?:к[өо]п|арты[қк]) (?:емес|болмасын|болмаса))$/.test(
    words,
  )
    ? { side: 'to', next }
    : null
}
