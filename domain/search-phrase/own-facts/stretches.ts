import { isMoney, readAmount } from '../quantities/amounts.ts'
import { type Sentence, skipBounds } from '../sentence.ts'
import { startsWish } from './beside-sale.ts'
import { placeOf } from './clauses.ts'
import { afterMove } from './moves.ts'
import { afterHome, isBoughtByOthers, isHome, isNeed } from './own-verbs.ts'
import { buyers } from '../words/people.ts'
import { afterHeldHome, isPresentHome } from './present-home.ts'

/** Terms from a place to another. */
export type Stretch = readonly [from: number, to: number]

/** What of a clause the own verb is about: in Kazakh what stands before it, else what follows too. */
export function stretchOf(
  sentence: Sentence,
  start: number,
  to: number,
  own: number,
  need: number | null,
): Stretch {
  // «Шымкентке көшкелі жатырмыз малымызды саттық» without the comma
  const from = sentence.isKazakh ? afterMove(sentence, start, own) : start
  const isVerbLast = sentence.says(own, 'own', 'last') || isKazakhVerb(sentence, own)
  // «екі бөлмелімді үш бөлмеліге айырбастаймын»
  const isExchange = sentence.textAt(own).startsWith('айырбаста')
  // «двушканы айырбастап трешка аламыз»
  if (sentence.textAt(own) === 'айырбастап') return [from, own + 1]
  const away = isExchange ? placeOf(sentence, from, own, isGivenHome) : null
  if (away !== null) return [from, away + 1]
  // "moving from one city to another one"
  if (sentence.says(own, 'own', 'origin')) return [own, own + 2]
  // «меняем на двушку», «обменять свою двушку на трёшку», "swap it for three rooms"
  const given = afterGiven(sentence, own, to)
  if (given !== null) return [need !== null && need < own ? need + 1 : from, given]
  const held = afterHeldHome(sentence, own)
  // «екі бөлмелі пәтер, екі көлігім бар» without the comma
  if (held !== null && sentence.textAt(own).startsWith('колиг'))
    return [sentence.isNumber(own - 1) ? own - 1 : own, held]
  if (held !== null) return [need !== null && need < own ? need + 1 : from, held]
  if (isPresentHome(sentence, own)) return [from, need ?? to]
  // "we have 40 million from selling our house"
  const isHeld = sentence.terms.some((_, at) => at >= from && at < own && sentence.says(at, 'have'))
  // «қолымда 8 млн бар екі бөлмелі пәтерімді сатамын»
  const there = sentence.isKazakh
    ? sentence.terms.findLastIndex((_, at) => at >= from && at < own && sentence.says(at, 'exists'))
    : -1
  if (isHeld && sentence.says(own, 'own', 'sell'))
    return [there < 0 ? own : there + 1, need !== null && need > own ? need : to]
  // "5 mln from selling land is my down payment"
  const isFrom = sentence.textAt(own - 1) === 'from' && sentence.says(own - 2, 'scale')
  const told = isFrom ? placeOf(sentence, own, to, tellsWhat) : null
  if (told !== null && sentence.says(own, 'own', 'sell')) return [own, told]
  // «продал машину есть 7 лямов хочу однушку»: the money that is there belongs to what is wished.
  const money = sentence.says(own, 'own', 'sell') ? moneyAfter(sentence, own, to) : null
  if (money !== null) return [need !== null && need < own ? afterNeeded(sentence, need, own) : from, money]
  // «двушка, сын идёт в школу» without the comma
  // «қазіргі пәтерім бір бөлмелі, тар»: only the rooms of the home, where the need stands last.
  const home = isHome(sentence, own) ? afterHome(sentence, own) : null
  if (home !== null && need !== null && need > own && sentence.isKazakh) return [from, home]
  const rooms =
    need === null && sentence.isKazakh && isOfNoHome(sentence, own) ? afterRooms(sentence, from, own) : null
  if (rooms !== null) return [rooms, isVerbLast ? own + 1 : to]
  const after = need === null ? afterWish(sentence, start, own) : null
  if (after !== null && !isVerbLast) return [after, to]
  const isAside = sentence.says(own, 'own', 'aside')
  if (isAside && sentence.isKazakh) return [own, own + 1]
  const wished = need === null && !isVerbLast ? wishWithoutComma(sentence, own, to) : null
  const isWished = startsWish(sentence, from) || (isAside && isNearTold(sentence, from, own))
  if (wished !== null) return [isAside && isWished ? own : from, wished]
  if (isAside && (need === null || need < own)) return [isWished || need !== null ? own : from, to]
  // «ағам студия алған Астанадан»
  if (need === null && isBoughtByOthers(sentence, own)) return [from, to]
  // «бір бөлмелімізді саттық 9 млнға», «двушкамды сатып жібердім 27 млнға»
  const verb = /^(?:жибер|кой)/.test(sentence.textAt(own + 1)) ? own + 1 : own
  const isSale = sentence.says(own, 'own', 'sell') || (verb > own && sentence.textAt(own) === 'сатып')
  const price = sentence.isKazakh && isSale ? readAmount(sentence, verb + 1) : null
  if (price !== null && isMoney(price) && price.next <= to) return [from, price.next]
  if (need === null) return [from, isVerbLast ? afterPaid(sentence, own + 1, to) : to]
  // «теперь продаём её и хотим трёшку»
  const again = isVerbLast ? null : placeOf(sentence, own + 1, to, isNeed)
  // «живёт на 9 этаже двушка нужна»
  const isOfNeed = need > own + 1 && !isVerbLast && isRoomsNamed(sentence, need - 1)
  if (isOfNeed) return [from, need - 1]
  if (need < own) return isVerbLast ? [need + 1, own + 1] : [afterNeeded(sentence, need, own), again ?? to]
  return isVerbLast ? [from, afterPaid(sentence, own + 1, need)] : [from, need]
}

/** «дәрігермін», «қарызым жоқ», «колледжде оқимын»: facts that are of no home. */
function isOfNoHome(sentence: Sentence, own: number): boolean {
  return /^(?:д[әа]р[иі]гер|м[ұу][ғг]ал[иі]м|о[қк]и|[иі]стей|ж[ұу]мыс|[қк]ызмет|[қк]арыз|несие|кредит|ипотекам|ауа райы|п[әа]тер ?а[қк]ы|жалы[қк]т)/.test(
    sentence.textAt(own),
  )
}

/** «алматыдан екі бөлмелі дәрігермін» without the comma: the place behind rooms, a size or a floor that no case ties to what follows; null for none. */
function afterRooms(sentence: Sentence, from: number, own: number): number | null {
  for (let at = own - 1; at >= from && own - at < 4; at--) {
    const isRooms =
      sentence.says(at, 'rooms') || ['rooms', 'm2', 'floor'].some((unit) => sentence.says(at, 'unit', unit))
    if (isRooms)
      return /(?:[ғгқк][ае]|[дт][ае]|[дтн][ыиі]|[дтн][ае]н|[нң]|м[ыиі]з|м)$/.test(sentence.textAt(at))
        ? null
        : at + 1
    // «колледжде оқимын», «екеуміз істейміз»
    const isOfFact = /[дт][ае]$/.test(sentence.textAt(at)) || sentence.says(at, 'vague', 'people')
    if (!isOfFact) return null
  }
  return null
}

/** «школа рядом, детям в первый класс» without the comma: a place that is to be near, before what is told of it. */
function isNearTold(sentence: Sentence, from: number, own: number): boolean {
  const isNear = (at: number) => [at - 1, at + 1].some((each) => each < own && sentence.says(each, 'near'))
  return placeOf(sentence, from, own, (_, at) => sentence.says(at, 'poi') && isNear(at)) !== null
}

/** "is my down payment", "for the first payment": where what a sum is for begins. */
function tellsWhat(sentence: Sentence, at: number): boolean {
  return /^(?:is|are|will be|for|as|to)$/.test(sentence.textAt(at))
}

/** «дочка поступила студию до 15 млн»: the place behind a fact of study or work where rooms or a bounded price begin without a comma; null for none. */
function wishWithoutComma(sentence: Sentence, own: number, to: number): number | null {
  const from = own + 1
  const isAside = sentence.says(own, 'own', 'aside')
  // «учится, студию снимает»
  const isOwnVerb = (at: number) => sentence.says(at, 'own') || sentence.textAt(at).startsWith('снима')
  const isOther = placeOf(sentence, from, to, (_, at) => isOwnVerb(at)) !== null
  if (isOther || sentence.isKazakh) return null
  if (!isAside) return isLiving.test(sentence.textAt(own)) ? homeWithBound(sentence, own + 1, to) : null
  return placeOf(sentence, from, to, (_, at) => {
    if (sentence.says(at, 'rooms') || readAmount(sentence, at)?.unit === 'rooms') return true
    // «сын учится в Алматы, метро рядом» without the comma
    const isNear = sentence.says(at, 'poi') && sentence.says(at + 1, 'near', 'after')
    if (isNear && sentence.says(at - 1, 'place')) return true
    const amount = sentence.says(at, 'bound', 'to') ? readAmount(sentence, at + 1) : null
    return amount !== null && isMoney(amount) && (amount.scale ?? 0) >= 6
  })
}

/** Verbs of where one lives now, as phrases begin with them: «живу в». */
const isLiving = /^(?:жив(?:у|ем)|снима(?:ю|ем)|арендую|арендуем|обитаю|обитаем|прожива(?:ю|ем))(?: |$)/

/** «живу в Алматы двушка до 30»: rooms in the nominative with a most behind them, unlike «у мамы двушка»; null for none. */
function homeWithBound(sentence: Sentence, from: number, to: number): number | null {
  const isHeld = (at: number) =>
    [1, 2].some((back) => /^(?:у|где|моя|наша|это)(?: |$)/.test(sentence.textAt(at - back)))
  const isMost = (at: number) => sentence.says(at, 'bound', 'to') && sentence.isNumber(at + 1)
  return placeOf(
    sentence,
    from,
    to,
    (_, at) =>
      isRoomsNamed(sentence, at) &&
      !isHeld(at) &&
      placeOf(sentence, at, to, (__, each) => isMost(each)) !== null,
  )
}

/** «двушка», «студия», «трёхкомнатная»: rooms in the nominative. */
function isRoomsNamed(sentence: Sentence, at: number): boolean {
  return sentence.says(at, 'rooms') && /[ая]$/.test(sentence.textAt(at)) && !sentence.isKazakh
}

/** «екі бөлмелімді», «двушканы»: a home in the accusative. */
function isGivenHome(sentence: Sentence, at: number): boolean {
  const text = sentence.textAt(at)
  if (/м(?:[ыи]з)?д[ыи]$/.test(text)) return true
  const isHome = sentence.saysRooms(at) || sentence.says(at, 'cat', 'flat')
  return isHome && /[дтн][ыи]$/.test(text)
}

/** The place behind a verb of selling where words begin that money is at hand: «есть 7 лямов», "we have 30m"; null for none. */
export function moneyAfter(sentence: Sentence, own: number, to: number): number | null {
  const sumAt = (at: number) => {
    const amount = readAmount(sentence, at)
    return amount !== null && isMoney(amount) && !amount.isForeign && (amount.scale ?? 0) >= 6 ? amount : null
  }
  for (let at = own + 1; at < to; at++) {
    // «продам машину, будет 7 млн на первоначальный»
    const sum = sentence.isNumber(at) ? sumAt(at) : null
    if (sum !== null && isForFirst(sentence, sum.next)) return at
    if (!sentence.says(at, 'topic', 'first') || sentence.says(at, 'own')) continue
    if (sumAt(skipBounds(sentence, at + 1)) !== null) return at
  }
  return null
}

/** «на первоначальный», «есть для взноса» behind a sum. */
function isForFirst(sentence: Sentence, place: number): boolean {
  const held = sentence.says(place, 'have') ? place + 1 : place
  const at = /^(?:на|для|под)$/.test(sentence.textAt(held)) ? held + 1 : held
  return sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')
}

/** «жалға тұрамыз, айына 180 мың төлейміз»: what is paid for the home that there is. */
function afterPaid(sentence: Sentence, place: number, to: number): number {
  for (let at = place; at < Math.min(to, place + 6); at++)
    if (/^толе(?:йм[иы][нз]|п (?:жүр|отыр|тұр)\p{L}*)$/u.test(sentence.textAt(at))) return at + 1
  return place
}

/**
 * "ready house pls we are renting": the place where the fact begins behind a wish without a comma. A word of courtesy
 * ends a wish, and a subject begins a fact unless a noun before it is what it is told of: "the flat we rent".
 */
function afterWish(sentence: Sentence, start: number, own: number): number | null {
  for (let at = own - 1; at > start; at--)
    if (/^(?:pls|plz|please|пожалуйста|плиз|плз|пж|пжл|отинем|тез)$/.test(sentence.textAt(at))) return at + 1
  let subject = own
  while (
    subject - 1 > start &&
    /^(?:now|currently|сейчас|пока|are|am|re|m|с|мужем|женой|мамой|родителями|детьми|семьей|ребенком)$/.test(
      sentence.textAt(subject - 1),
    )
  )
    subject--
  const isOwnSubject = /^(?:i|we|я|мы) ?/.test(sentence.textAt(subject))
  // "2 rooms shymkent my mother lives in block 1"
  const isOfKin = /^my$/.test(sentence.textAt(subject - 2)) && buyers.test(sentence.textAt(subject - 1))
  if (isOfKin && subject - 2 > start) return subject - 2
  if (!isOwnSubject && /^(?:i|we|я|мы)$/.test(sentence.textAt(subject - 1))) subject -= 1
  else if (!isOwnSubject) return null
  const before = subject - 1
  const isSum = ['scale', 'currency'].some((kind) => sentence.says(before, kind))
  if (isSum || (sentence.at(before)?.number ?? null) !== null) return subject
  const isNoun =
    before < start ||
    sentence.says(before, 'cat') ||
    // «двушку мы снимаем» has it as its object, «двушка, мы снимаем» not.
    (sentence.says(before, 'rooms') && !/[ая]$/.test(sentence.textAt(before))) ||
    sentence.says(before, 'unit', 'rooms') ||
    sentence.says(before, 'join') ||
    sentence.says(before, 'place') ||
    sentence.at(before)?.isKnown === false ||
    sentence.isFiller(before)
  return isNoun ? null : subject
}

/** What is exchanged ends with the word for what is wanted in its stead; null where nothing is. */
export function afterGiven(sentence: Sentence, own: number, to: number): number | null {
  if (
    !/^(?:поменя|смен|меня|обмен|размен|трейд|swap|exchang|chang|trad|мо[яюей]$)/.test(sentence.textAt(own))
  )
    return null
  // «моя трёшка на двушку», unlike «моя двушка на 5 этаже»
  const isHome = /^мо[яюей]$/.test(sentence.textAt(own))
  for (let at = own + 1; at < to; at++) {
    // "swap 1 room to 3 rooms"
    const isTo = sentence.textAt(at) === 'to' && (sentence.isNumber(at + 1) || sentence.says(at + 1, 'rooms'))
    if (!isTo && !/^(?:на|for)$/.test(sentence.textAt(at))) continue
    if (!isHome || [1, 2].some((away) => sentence.says(at + away, 'rooms'))) return at + 1
  }
  return null
}

/** «сатамыз», which is a verb of selling, and «ағам … алды», unlike «брат купил двушку». */
function isKazakhVerb(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  return text.startsWith('сат') || (text.startsWith('ал') && isBoughtByOthers(sentence, place))
}

/** «нужна двушка, сейчас живу …» without the comma: the words of time belong to the verb. */
function afterNeeded(sentence: Sentence, need: number, own: number): number {
  let at = own
  while (at - 1 > need && /^(?:сейчас|я|мы|пока|we|i|now|currently)$/.test(sentence.textAt(at - 1))) at--
  return at
}
