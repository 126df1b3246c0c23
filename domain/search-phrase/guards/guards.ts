import { alternatives } from './alternatives.ts'
import { askedEither } from './asked-either.ts'
import { ordersOfOthers } from './bound-orders.ts'
import { answersSoon } from './answers-soon.ts'
import { ordersOfPeople } from './elder-ones.ts'
import { corrected, isPutRight, placesTakenBack } from './corrections.ts'
import { eitherProgrammes } from './either-programmes.ts'
import { foundSmall } from './found-small.ts'
import { foundLacking } from './found-lacking.ts'
import { formerSums } from './former-sums.ts'
import { heldCounts } from './held-counts.ts'
import { lessLiked } from './less-liked.ts'
import { hoursOfWork, otherLives } from './other-lives.ts'
import { opinionsOfPrice } from './price-opinions.ts'
import { overruled, wantedByOthers } from './overruled.ts'
import { notRequired } from './optional.ts'
import { total } from '../amounts.ts'
import type { Sentence, Told } from '../sentence.ts'
import { homesOfOthers, onCondition, placesOfOthers } from './places-of-others.ts'
import { qualitiesOfPlaces, sunOfOthers } from './told-qualities.ts'
import { toldTimes } from './told-times.ts'
import { undecidedBefore } from './undecided.ts'
import { yearsOfOthers } from './years-of-others.ts'

/**
 * Wishes that the words around them take back: orders that tell how another thing is, a rent, and what would only be
 * better. They are told as not understood.
 */
export function guarded(sentence: Sentence, told: readonly Told[]): Told[] {
  const isTold = (key: string) => told.some(({ wish }) => wish.key === key)
  if (told.length === 0) return []
  return guards.flatMap(({ guard, of }) => (of === undefined || of.some(isTold) ? guard(sentence, told) : []))
}

/** Keys of prices, and of sums that are paid. */
const prices = ['price_from', 'price_to'] as const
const sums = [...prices, 'first_payment', 'payment_to', 'small'] as const

/** Keys of sizes. */
const areas = ['area_from', 'area_to'] as const

/** What takes wishes back, with the keys of those; without keys it may be any wish. */
const guards: readonly {
  readonly guard: (sentence: Sentence, told: readonly Told[]) => Told[]
  readonly of?: readonly string[]
}[] = [
  { guard: ordersOfOthers },
  { guard: ordersOfPeople, of: ['sort'] },
  { guard: answersSoon, of: ['sort'] },
  { guard: opinionsOfPrice },
  { guard: rents, of: ['payment_to', 'small'] },
  { guard: preferences },
  { guard: sizesOfRooms, of: areas },
  { guard: lettersOfUnknown, of: prices },
  { guard: numbersOfOthers, of: sums },
  { guard: sidesOfTowns, of: ['side'] },
  { guard: sumsOfOthers, of: sums },
  { guard: yearsOfOthers, of: ['deadline'] },
  { guard: roomsOfPremises, of: ['rooms'] },
  { guard: waysInMetres, of: areas },
  { guard: notOnly },
  { guard: heldCounts, of: ['first_payment'] },
  { guard: foundLacking },
  { guard: formerSums, of: [...sums, 'programme', 'program', 'restorations'] },
  { guard: otherLives },
  { guard: hoursOfWork },
  { guard: toldTimes, of: ['payment_to', 'deadline', 'side'] },
  { guard: qualitiesOfPlaces, of: ['nearby'] },
  { guard: sunOfOthers, of: ['sun'] },
  { guard: corrected },
  { guard: placesTakenBack },
  { guard: overruled },
  { guard: undecidedBefore },
  { guard: notRequired },
  { guard: foundSmall, of: ['rooms'] },
  { guard: wantedByOthers },
  { guard: eitherProgrammes, of: ['programme', 'program'] },
  { guard: lessLiked },
  { guard: placesOfOthers, of: ['place'] },
  { guard: homesOfOthers, of: ['place', 'views'] },
  { guard: onCondition },
  { guard: askedEither, of: ['deadline'] },
  { guard: alternatives },
]

/** "I want to rent a flat for 200k a month": homes are sold here, and a rent is no payment for one. */
function rents(sentence: Sentence, told: readonly Told[]): Told[] {
  // «3 млн айына жалға емес, сатып алуға»
  const refused = [...sentence.terms.keys()].find(
    (at) =>
      /^(?:жал[гғ]а|аренда\p{L}*|жалдау\p{L}*)$/u.test(sentence.textAt(at)) &&
      /^(?:емес|не нужна)$/.test(sentence.textAt(at + 1)),
  )
  if (refused !== undefined)
    return told.filter(
      ({ wish, from }) => /^(?:payment_to|small)$/.test(wish.key) && isOfOnePart(sentence, refused, from),
    )
  if (!sentence.terms.some(({ senses }) => senses.has('rent'))) return []
  const rented = [...sentence.terms.keys()].filter((at) => sentence.says(at, 'rent'))
  if (sentence.terms.some((_, at) => sentence.says(at, 'buy') || sentence.says(at, 'programme'))) return []
  return told.filter(({ wish, from, to }) => {
    const words = sentence.terms.slice(from, to).map(({ text }) => text)
    const isOfPayment = words.some((text) =>
      /^(?:столько|такую|сонша|same)|плат[её]ж|взнос|payment|ins?tal|төлем|толем|жарна/.test(text),
    )
    if ((wish.key !== 'payment_to' && wish.key !== 'small') || isOfPayment) return false
    return rented.some((at) => !isRentedNow(sentence, at) || isOfOnePart(sentence, at, from))
  })
}

/** «180 мыңға пәтер жалдап отырмын», «сейчас аренда 180 тысяч»: the rent of the home that there is. */
function isRentedNow(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  return sentence.terms.some(
    ({ text }, at) =>
      at >= start &&
      at < end &&
      (sentence.says(at, 'own') ||
        /^(?:[қк]аз[іи]р(?:г[іи])?|сейчас|пока|now|currently|(?:отыр|т[ұу]р|ж[үу]р|жатыр)(?:м[ыіи]н|м[ыіи]з))$/.test(
          text,
        )),
  )
}

function isOfOnePart(sentence: Sentence, one: number, other: number): boolean {
  const [start, end] = sentence.partOf(one)
  return start <= other && other < end
}

/** «гостиная просторная, метров от 18»: the size of a part of the home that is told before is none of the home. */
function sizesOfRooms(sentence: Sentence, told: readonly Told[]): Told[] {
  const isOfStoreroom = told.some(({ wish }) => wish.key === 'category' && wish.values[0] === 'storageroom')
  const isTiny = (place: number) =>
    !isOfStoreroom &&
    told.some(
      ({ wish, from }) =>
        from === place && wish.key.startsWith('area_') && Number(wish.values[0]) < leastOfFlat,
    )
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('area_') || Number(wish.values[0]) > mostOfRoom) return false
    // «комнаты по 20», «по 20 квадратов комнаты»
    const isOfRooms = ['rooms', 'bedrooms'].some((unit) => sentence.says(to, 'unit', unit))
    if (isOfRooms && sentence.at(from - 1)?.text === 'по') return true
    // "20 sqm terrace"
    if (isTiny(from) || sentence.says(to, 'feature', 'terraces')) return true
    for (let at = from; at < to; at++) if (sentence.says(at, 'topic', 'area')) return false
    const isBound = sentence.says(from, 'bound') || sentence.says(from + 1, 'bound')
    for (let at = from - 1; at >= 0 && from - at < 5; at--) {
      // «кухню хочу большую, метров 15»
      const isSmall = sentence.isSign(at, ',') && Number(wish.values[0]) <= mostOfKitchen
      if (sentence.isSign(at, isBound || isSmall ? '.;!?' : ',.;!?')) return false
      if (told.some((one) => at >= one.from && at < one.to && one.wish.key !== 'sort')) return false
      const isCounted = typeof sentence.at(at - 1)?.number === 'number' || sentence.says(at - 1, 'number')
      const isRoom = ['bedrooms', 'rooms'].some((unit) => sentence.says(at, 'unit', unit))
      if (isRoom && !isCounted && sentence.at(at)?.number === null) return true
      if (sentence.says(at, 'topic', 'kitchen') || sentence.says(at, 'topic', 'living')) return true
    }
    return false
  })
}

/** Fewer square metres are those of a storeroom. */
const leastOfFlat = 5

/** Up to so many square metres behind a kitchen and a comma are its own. */
const mostOfKitchen = 20

/** Up to so many square metres may be those of one room. */
const mostOfRoom = 30

/** "hall 20 m": a letter for millions and for metres beside a word that is not known. */
function lettersOfUnknown(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('price_') || to - from !== 2) return false
    const before = sentence.at(from - 1)
    const isUnknown = before?.isKnown === false && !before.isSign && before.number === null
    return sentence.at(to - 1)?.text === 'm' && isUnknown && !before.isCapital
  })
}

/** Bounds of which a second one may only be a preference. */
const bounds = new Set([
  'floor_from',
  'floor_to',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'payment_to',
])

/** «до пятого этажа, а лучше до третьего»: the first bound is what must be, the second what would be better. */
function preferences(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from }, number) => {
    if (!bounds.has(wish.key)) return false
    const isSecond = told.slice(0, number).some((one) => one.wish.key === wish.key && one.from < from)
    const isPreferred = [from - 1, from - 2].some((at) =>
      /^(?:лучше|желательно|идеально|better|ideally|preferably|жақсырақ|жаксырак|дұрысы)$/.test(
        sentence.textAt(at),
      ),
    )
    return isSecond && isPreferred && !isPutRight(sentence, from)
  })
}

/** No square metre costs more, in tenge. */
const mostOfMetre = 5_000_000

/** «этажей не больше 12»: a bare number behind a word for something that is counted is no sum. */
function numbersOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    // «метрі 500 мыңнан аспаса»: the price of a metre
    const isOfMetre =
      /^(?:payment_to|small|price_)/.test(wish.key) &&
      sentence.says(from - 1, 'unit', 'm2') &&
      (sentence.at(from - 2)?.number ?? null) === null &&
      !sentence.says(from - 2, 'number')
    if (isOfMetre && Number(wish.values[0]) < mostOfMetre) return true
    if (!wish.key.startsWith('price_') || Number(wish.values[0]) % 1e6 !== 0) return false
    const isCounted = ['storeys', 'lift', 'bath', 'ceiling', 'floor'].some((unit) =>
      sentence.says(from - 1, 'unit', unit),
    )
    const isBare = sentence.terms
      .slice(from, to)
      .every((_, at) => !['scale', 'currency', 'topic'].some((kind) => sentence.says(from + at, kind)))
    // «не первый этаж до 30»
    const isEnd = [2, 3].some(
      (back) =>
        sentence.says(from - back, 'end') ||
        sentence.at(from - back)?.number !== null ||
        (back === 2 && sentence.says(from - back, 'number')),
    )
    return isCounted && isBare && !(from >= 2 && isEnd)
  })
}

/** "the east side of town", «на востоке города», «қаланың шығыс жағы»: where in the town it is no filter tells. */
function sidesOfTowns(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'side') return false
    if (wish.isRest === true && isElsewhere(sentence, from, to)) return true
    const isBehind =
      isTown(sentence, to) ||
      (sentence.isFiller(to) && (isTown(sentence, to + 1) || isTown(sentence, to + 2)))
    return isBehind || isTown(sentence, from - 1)
  })
}

/** «банк одобрил 20 млн», «банк 20 млн мақұлдады», "the bank approved 20 million": a loan, which is only a part. */
function isApproved(sentence: Sentence, from: number, to: number): boolean {
  const approves = /^(?:одобр\p{L}*|предодобр\p{L}*|ма[қк][ұу]лда\p{L}*|approved|preapproved|pre approved)$/u
  return [from - 1, from - 2, from - 3, to, to + 1, to + 2].some(
    (at) =>
      approves.test(sentence.textAt(at)) &&
      !sentence.terms.some(
        (_, between) =>
          between > Math.min(at, from) && between < Math.max(at, from) && sentence.isSign(between, ',.;'),
      ),
  )
}

function isTown(sentence: Sentence, place: number): boolean {
  return /^(?:town|city|города|қаланың|каланын|қаласының|каласынын)$/.test(sentence.textAt(place))
}

/** «не только на север», "not only the first floor": nothing is left out. */
function notOnly(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(
    ({ from, to }) =>
      to > from + 1 &&
      sentence.says(from, 'not', 'before') &&
      /^(?:только|лишь|only|just)$/.test(sentence.textAt(from + 1)),
  )
}

/** «до 300 метров до школы»: how far it is, and no size. */
function waysInMetres(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('area_')) return false
    // «теңізден 100 метр жерде»
    const isFrom =
      (sentence.says(from - 1, 'poi') || sentence.says(from - 1, 'thing', 'water')) &&
      sentence.at(from - 1)?.tail === 'from'
    if (isFrom && /^(?:метр|м$)/.test(sentence.textAt(to - 1))) return true
    if (!/^(?:до|от|to|from)$/.test(sentence.textAt(to))) return false
    const place = sentence.afterFillers(to + 1, 1)
    const hasMinutes = [1, 2, 3, 4].some((away) => sentence.says(place + away, 'unit', 'minutes'))
    const isMetre = /^(?:м|m|метр.*|met(?:er|re)s?)$/.test(sentence.textAt(to - 1))
    return isMetre && sentence.says(place, 'poi') && !hasMinutes
  })
}

/** «не на севере», "not in the north" is of the town. */
function isElsewhere(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const text = sentence.textAt(at)
    const before = sentence.textAt(at - 1)
    const isIn =
      /^(?:на|в)$/.test(before) ||
      /(?:^| )in$/.test(before) ||
      (before === 'the' && /(?:^| )in$/.test(sentence.textAt(at - 2)))
    if (
      sentence.says(at, 'side') &&
      (isTown(sentence, at + 1) ||
        sentence.says(at + 1, 'district') ||
        /^аудан[ыі]?$/.test(sentence.textAt(at + 1)))
    )
      return true
    if (sentence.says(at, 'side') && isIn && (/^[a-z]/.test(text) || text.endsWith('е'))) return true
    if (
      sentence.says(at, 'side') &&
      /^(?:солт[үу]ст[іи]кте|[оө][ңн]т[үу]ст[іи]кте|батыста|шы[ғг]ыста)$/.test(text)
    )
      return true
  }
  return false
}

/** What somebody else does with a sum. */
const given =
  /^(?:дал[аи]?|дадут|даст|да[её]т|дают|подарят|подарит|подкин(?:ет|ут)|одолж(?:ит|ат)|подарил[аи]?|give|gives|gave|lend|lent)$/

/** «20 млн қосамыз», «добавим 8 млн», "a loan of 20 million": money that is only a part of a price. */
function sumsOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const isAdded = (at: number) =>
    /^(?:қос(?:а$|ам|ып)|коса$|косам|косып|[қк]осты[мқк]|[қк]осамыз|добав|доплат|add(?:ing)?$)/.test(
      sentence.textAt(at),
    )
  // «айырмасына 15 миллион»: what is paid beside an old home.
  const isDifference = (at: number) => sentence.at(at)?.text.startsWith('айырма') === true
  return told.filter(({ wish, from, to }) => {
    if (!/^(?:price_|first_payment|small)/.test(wish.key)) return false
    const isLoan =
      (/^(?:of|на|размером|в размере)$/.test(sentence.textAt(from - 1)) &&
        sentence.says(from - 2, 'programme')) ||
      isLimitOfLoan(sentence, from)
    // «на 10 млн дешевле, чем у соседей», "10 million cheaper than the neighbours"
    const isCompared = [to - 1, to].some(
      (at) => at > from && /^(?:дешевле|cheaper)(?: чем| than)?$/.test(sentence.textAt(at)),
    )
    // «20 % от 40 млн»: what a share is of.
    const of = /^(?:от|of|from)$/.test(sentence.textAt(from)) ? from : from - 1
    const isWhole =
      /^(?:от|of|from)$/.test(sentence.textAt(of)) &&
      [1, 2].some((back) => sentence.says(of - back, 'unit', 'percent'))
    if (wish.key.startsWith('price_') && isShareOf(sentence, of, from)) return true
    if (isWhole) return true
    if (wish.key !== 'price_to' && wish.key !== 'small') return false
    const isOther =
      isCompared ||
      isLoan ||
      isAdded(to) ||
      // «нам дали 5 млн», "my parents will give 10 million"
      given.test(sentence.textAt(from - 1)) ||
      (/^(?:me|us|нам|мне)$/.test(sentence.textAt(from - 1)) && given.test(sentence.textAt(from - 2))) ||
      isApproved(sentence, from, to) ||
      // «анам 5 млн береді»: what somebody else gives.
      /^бер(?:[еі]?д[иі]|мек)$/.test(sentence.textAt(to)) ||
      // «15 млн балам береді»
      (/[аыи]м$/.test(sentence.textAt(to)) && /^бере?д[иі]$/.test(sentence.textAt(to + 1))) ||
      // «қайын атам 10 млн беремін деді»
      (/^бере?м/.test(sentence.textAt(to)) && /^де(?:й?д[иі]|пт[иі])$/.test(sentence.textAt(to + 1))) ||
      isWorthOfOther(sentence, to) ||
      isDifference(from - 1) ||
      isAdded(from - 1) ||
      (sentence.isFiller(from - 1) && isAdded(from - 2))
    // «үстіне қосып барлығы 55»
    const isSum = /^(?:болады|болып т[ұу]р|жиналды|ш[ыі][ғг]ады|шы[ғг]ады)$/.test(sentence.textAt(to))
    const isTotal =
      total.test(sentence.textAt(from)) ||
      total.test(sentence.textAt(from - 1)) ||
      (isAdded(from - 1) && isSum)
    const isBound = isTotal || (sentence.says(from, 'bound') && !/^limit$/.test(sentence.textAt(from)))
    return !isBound && isOther
  })
}

/** "half of 60 million", «половина от 60 млн»: a part of a sum. */
function isShareOf(sentence: Sentence, of: number, from: number): boolean {
  const at = /^(?:of|от)$/.test(sentence.textAt(of)) ? of - 1 : from - 1
  return /^(?:half|third|quarter|половин\p{L}*|треть|четверть)$/u.test(sentence.textAt(at))
}

/** «12 млн тұратын көлігімді беремін»: what a thing of one's own is worth. */
function isWorthOfOther(sentence: Sentence, place: number): boolean {
  return sentence.textAt(place) === 'туратын' && /м(?:[ыи]з)?(?:д[ыи])?$/.test(sentence.textAt(place + 1))
}

/** "my mortgage limit is 30 million", «лимит по ипотеке 25 млн»: what a bank would lend. */
function isLimitOfLoan(sentence: Sentence, from: number): boolean {
  const before = [from, from - 1, from - 2, from - 3]
  return (
    before.some((at) => /^(?:limit|лимит\p{L}*)$/u.test(sentence.textAt(at))) &&
    before.some((at) => sentence.says(at, 'programme'))
  )
}

/** «офиске 3 бөлмелі емес»: rooms that are refused beside premises are none of flats. */
function roomsOfPremises(_: Sentence, told: readonly Told[]): Told[] {
  return told.filter(
    ({ wish, from }) =>
      wish.key === 'rooms' &&
      wish.isRest === true &&
      told.some((one) => one.wish.key === 'category' && one.wish.values[0] === 'comm' && one.to === from),
  )
}
