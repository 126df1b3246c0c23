import type { Sentence, Told } from '../sentence.ts'
import { isOfLeisure, isHabit, isInside } from './habits.ts'
import { kin } from '../words/people.ts'
import { isHeightAsked, isOfPast, isSameFloor, isWhereOthersLive } from './floors-of-others.ts'
import { areThere, isDisturbing, isOfLetting, isWithoutLift } from './present-things.ts'
import {
  isAdvised,
  isComparedWith,
  isForLater,
  isFormerHome,
  isGivenFor,
  isHeldAlready,
  isHomeOfSomebody,
  isOneOfThem,
  isUnreal,
} from './rooms-of-others.ts'

/** Words for who lives beside one. */
const neighbour = /^(?:сосед(?:и|а|у|ка|ки|ом|ей)?|к[өо]рш[іи]\p{L}*|neighbou?rs?)$/u

/** What fell or leaked from a floor: «кот упал с пятого этажа». */
const fall =
  /^(?:упал\p{L}*|выпал\p{L}*|сорвал\p{L}*|прыгнул\p{L}*|затоп\p{L}*|залил\p{L}*|топят|топит|fell|[қк][ұу]лап|[қк][ұу]лад[ыи])$/u

/** How one comes up to the home that there is: «на 5 этаж без лифта поднималась». */
const climb = /^(?:поднима(?:юсь|емся|ется|ются|л\p{L}*)|таска(?:ю|ем|л\p{L}*)|карабка\p{L}*|ползу|ползаю)$/u

/** A home in the country, which is not sold here. */
const dacha = /^(?:дач[аиуе]|дачей|саяжай\p{L}*|dachas?)$/u

/** Whose home has a finish that one has seen. */
const friend = /^(?:подруг\p{L}*|друз\p{L}*|друга|знаком\p{L}*|сосед\p{L}*|родител\p{L}*|брата|сестры)$/u

/** Verbs of journeys and walks, which tell where somebody goes and not where a home is. */
const going =
  /^(?:барып|бард(?:ы[мқк]|ыңыз)|барғанбыз|шы[ғг]амыз|шы[қк]ты[қк]|ездил[аи]?|ездим|летали|летим|отдыхали|поехали|поедем|едем|went|visited|flew|drove)$/u

/** Where an advertisement was seen. */
const advertised = /^(?:реклам\p{L}*|жарнама\p{L}*|ads?|adverts?|advertis\p{L}*|billboard)$/u

/** What else a loan may be for. */
const bought = /^(?:машин\p{L}*|авто|автомобил\p{L}*|к[өо]л[иі][кг]\p{L}*|телефон\p{L}*|car|phone|auto)$/u

/** Words for letting a home, whose rent is no payment for it. */
const letting =
  /^(?:сдам|сдадим|сдавать|сдаю|сдаем|сда[её]т|аренда|арендой|аренду|арендатор\p{L}*|квартирант\p{L}*|rent it out|rent out|letting|tenants?)$/u

/**
 * Wishes about somebody or something else: a neighbour's floor, where one went or goes («теңізге барып келдік», "we went
 * to the sea"), an advertisement at a stop, the loan for a car.
 */
export function otherLives(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    const [start, end] = sentence.partOf(from, to)
    const isNear = (is: RegExp, before: number, behind: number) => {
      for (let at = Math.max(start, from - before); at < Math.min(end, to + behind); at++)
        if (is.test(sentence.textAt(at))) return true
      return false
    }
    if (/^(?:rooms|category|place)$/.test(wish.key) && isOfSale(sentence, start, from)) return true
    if (/^(?:floor_(?:from|to)|ends|views|near|nearby)$/.test(wish.key) && isSeen(sentence, from, to))
      return true
    if (/^(?:views|near)/.test(wish.key) && isOfLeisure(sentence, from, to)) return true
    if (/^(?:features|near|views|category)/.test(wish.key) && isDisturbing(sentence, from, to)) return true
    if (wish.key.startsWith('price_') && isOfLetting(sentence, from)) return true
    if (wish.key.startsWith('near') && isOwnPlace(sentence, wish.at ?? from)) return true
    if (/^(?:floor_(?:from|to|not)|ends)$/.test(wish.key))
      return (
        isOneOfHouses(sentence, from, to) ||
        isNear(neighbour, 3, 1) ||
        isNear(fall, 3, 2) ||
        isNear(climb, 4, 6) ||
        isWithoutLift(sentence, from, to) ||
        // «не больше 4 квартир на этаже»
        /^(?:квартир|соседей|семей)$/.test(sentence.textAt(to)) ||
        isOfPast(sentence, from) ||
        isWhereOthersLive(sentence, start, from, to) ||
        isSameFloor(sentence, from) ||
        isHeightAsked(sentence, start, to)
      )
    // «понравился ремонт у подруги»
    if (wish.key === 'restorations') return isNear(friend, 0, 3) && sentence.at(to)?.text === 'у'
    const isPlace = ['views', 'near', 'nearby'].includes(wish.key)
    // «автобус тоқтамайтын көше», unlike the bound of «10 минуттан аспайтын»
    const isBound = sentence.says(to, 'after')
    if (isPlace && !isBound && /\p{L}{2}[мбп][ае]йт[ыи]н$/u.test(sentence.textAt(to))) return true
    // «жұмысқа екі автобус ауыстырам»
    if (isPlace && isNear(/^(?:ауыстыр|м[іи]н[іи]?п|м[іи]нем|[қк]атына)/, 0, 2)) return true
    if (isPlace && noise.test(sentence.textAt(to))) return true
    if (isPlace && wish.key !== 'near' && cannotDo(sentence, to, end)) return true
    // «Астанада 40 градус аяз»
    if (wish.key === 'place' && isNear(weather, 0, 3)) return true
    if (wish.key === 'place') return isOnlyPraised(sentence, told, [start, end])
    if (wish.key === 'payment_to' || wish.key === 'small') {
      const isLoan = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'programme'))
      return (
        (isLoan && isNear(bought, 5, 2)) ||
        (isNear(charge, 4, 3) && !isBehindTurn(sentence, from)) ||
        isPaidOnce(sentence, from, to) ||
        isNear(letting, 6, 3) ||
        isOfSomebody(sentence, from)
      )
    }
    // «2 бөлмеліге ұқсас»
    if (wish.key === 'rooms' && /^(?:у[қк]сас|сия[қк]ты|секилд|похож)/.test(sentence.textAt(to))) return true
    if (wish.key === 'rooms')
      return (
        areThere(sentence, told, from, to) ||
        isFormerHome(sentence, from, to) ||
        /^снима(?:ет|ют|л|ла|ли)$/.test(sentence.textAt(from - 1)) ||
        isHomeOfSomebody(sentence, start, from) ||
        isForLater(sentence, told, [start, end]) ||
        isAdvised(sentence, told, [start, end]) ||
        isUnreal(sentence, told, from, to) ||
        isComparedWith(sentence, told, from) ||
        isGivenFor(sentence, from, to) ||
        isHeldAlready(sentence, told, from, to) ||
        isOneOfThem(sentence, told, from, to)
      )
    // «сын заканчивает школу», «дочь школу закончила», "finishes school"
    if (wish.key === 'nearby' && [from - 1, to].some((at) => finishing.test(sentence.textAt(at)))) return true
    // «до школы далеко ехать?»
    if (wish.key === 'nearby' && (isInside(sentence, from) || isNear(driving, 0, 4))) return true
    // «бала мектепке 2027 жылы барады»
    if (wish.key === 'nearby' && sentence.textAt(end - 1) === 'барады') return true
    if (wish.key === 'nearby' && whereChildIs.test(sentence.textAt(wish.at ?? from))) return true
    if (wish.key === 'nearby' && isOfKin(sentence, from)) return true
    // «бақшаға 15 минут кетеді қазір»: the way that there is now
    if (wish.key === 'near' && isWayOfNow(sentence, to, end)) return true
    if (isPlace && isNear(later, 0, 4) && isNear(asking, 0, 5)) return true
    if (wish.key === 'nearby' && (isHabit(sentence, from, to) || isOfChild(sentence, from))) return true
    return isPlace && (isNear(dacha, 3, 3) || isNear(going, 3, 1) || isNear(advertised, 4, 2))
  })
}

/** «екеуі мектепте, біреуі бақшада»: where a child is. */
const whereChildIs = /^(?:мектеп|лице[йи]|гимназия|(?:бала)?ба[қк]ша|садик|школа)[дт][ае]$/u

function isWayOfNow(sentence: Sentence, to: number, end: number): boolean {
  const isGone = /^(?:кет(?:ед[іи]|[іи]п)|ж[үу]рем\p{L}*|барам\p{L}*|барып)/u.test(sentence.textAt(to))
  return isGone && sentence.terms.slice(to, end).some(({ text }) => /^[қк]аз[іи]р$/.test(text))
}

/** «ұлымның мектебі Розыбакиевте»: the school that a child of one's own goes to. */
function isOfKin(sentence: Sentence, from: number): boolean {
  const whose = /м(?:[ыи]з)?[нд][ыи]н$/
  return (
    whose.test(sentence.textAt(from - 1)) &&
    kin.test(sentence.textAt(from - 1)) &&
    /^(?:мектеб[иі]|бакшасы|балабакшасы|лицей[иі])$/.test(sentence.textAt(from))
  )
}

const weather = /^(?:градус\p{L}*|degrees?)$/u

/** "I paid 500k a month", "they pay 500k monthly for rent": what was paid, or is paid for a rented home. */
function isPaidOnce(sentence: Sentence, from: number, to: number): boolean {
  const isPaid = [from - 1, from - 2].some((at) => sentence.textAt(at) === 'paid')
  const rent = sentence.textAt(to) === 'for' ? to + 1 : to
  return isPaid || (sentence.textAt(rent - 1) === 'for' && sentence.says(rent, 'rent'))
}

/** "I pay alimony 120k so monthly payment no more than 150k": whether a sentence has turned to something else just before. */
function isBehindTurn(sentence: Sentence, from: number): boolean {
  return [0, 1, 2].some((back) =>
    /^(?:so|but|поэтому|но|сондыктан|бирак)$/.test(sentence.textAt(from - back)),
  )
}

/** What else is paid each month. */
const charge =
  /^(?:комм?унал|квартплат|алимент|салы[қк]|налог|штраф|хозя(?:ин|йк|ев)|utilit|alimony|tax|landlord|landlady)/

/** What is done where a school or a station is to come, and words that ask whether or when. */
const later = /^(?:салына|салынады|ашыла|ашылады|построят|откроют|откроется|opens?|opening)$/

const asking = /^(?:ма|ме|ба|[қк]ашан|когда|when)$/

/** «метро шуы естілмесін»: what is heard of a place. */
const noise = /^шу(?:ы|ын|ынан|ылы)?$/

/** «көше жақ бөлмеде ұйықтай алмаймын»: what one cannot do there. */
function cannotDo(sentence: Sentence, from: number, end: number): boolean {
  const before = sentence.at(end - 2)
  const isVerb = before?.isKnown === false && /[йпае]$/.test(before.text)
  return end - 2 >= from && isVerb && sentence.textAt(end - 1).startsWith('алмай')
}

/** «Алатау Паркті жақсы дейді, бірақ маған Нұра керек», «хвалят Алатау Парк, но …»: a place that others praise, before another one. */
function isOnlyPraised(
  sentence: Sentence,
  told: readonly Told[],
  [start, end]: readonly [number, number],
): boolean {
  if (!/^(?:бирак|но|but)$/.test(sentence.textAt(end + 1))) return false
  const isPraise = /^(?:дейди|ма[қк]та\p{L}*|хвал\p{L}*|советуют|praise|recommend)$/u
  const isSaid = sentence.terms.some(({ text }, at) => at >= start && at < end && isPraise.test(text))
  return isSaid && told.some(({ wish, from }) => wish.key === 'place' && from > end)
}

/** «у старшего школа в районе»: the school that a child goes to. */
function isOfChild(sentence: Sentence, from: number): boolean {
  return (
    sentence.at(from - 2)?.text === 'у' &&
    /^(?:старшего|младшего|сына|дочки|дочери|детей|ребенка|внука|внучки)$/.test(sentence.textAt(from - 1)) &&
    /^(?:школа|садик|лицей|гимназия|детсад)$/.test(sentence.textAt(from))
  )
}

/** "is the river visible from the 12th floor?", «видно ли море с 5 этажа?»: what can be seen from where is a question. */
function isSeen(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const seen = /^(?:visible|see|видно|видны|видна|видать|к[өо]р[іи]не(?:д[іи])?)$/
  const floor = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'unit', 'floor'))
  const isAsked = /^(?:is|are|can|could|do|does|видно|видна|видны|а)$/.test(sentence.textAt(start))
  const isQuestion =
    sentence.isSign(end, '?') &&
    (isAsked || sentence.terms.slice(start, end).some(({ text }) => /^(?:ли|ма|ме|ба|бе)$/.test(text)))
  // "can I see a flat on the 5th floor?"
  const isOfView = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'thing'))
  return (
    floor && isQuestion && isOfView && sentence.terms.slice(start, end).some(({ text }) => seen.test(text))
  )
}

/** "our school is on Turan", «наша школа на Туране», «мектебіміз Тұранда»: a place that is somebody's already is where it is. */
function isOwnPlace(sentence: Sentence, place: number): boolean {
  const whose = /^(?:our|my|his|her|their|kids|child|children|son|daughter|наш\p{L}*|мо[йяеи]|его|е[её]|их)$/u
  const text = (at: number) => sentence.textAt(at)
  // "the kids' school"
  const before =
    text(place - 1) === 's' ? place - 3 : sentence.isSign(place - 1, "'’") ? place - 2 : place - 1
  return (
    whose.test(text(before)) &&
    /^(?:is|are|находится|стоит|на|в)$/.test(text(place + 1)) &&
    [place + 2, place + 3].some((at) => sentence.says(at, 'place'))
  )
}

/** «после продажи машины и гаража», "from the sale of our flat": what is sold. */
function isOfSale(sentence: Sentence, start: number, from: number): boolean {
  for (let at = from - 1; at >= start && from - at < 5; at--) {
    if (sentence.says(at, 'need') || sentence.says(at, 'buy')) return false
    const isSale = /^(?:продаж[иеу]|продажей|sale|selling)$/.test(sentence.textAt(at))
    if (isSale) return [at - 1, at - 2].some((each) => ofSale.test(sentence.textAt(each)))
  }
  return false
}

/** How one comes to a place that is not near. */
const driving = /^(?:ехать|ездить|езжу|ездим|возить|вожу|возим|добираться|добираемся|добираюсь)$/

const finishing =
  /^(?:заканчива\p{L}*|закончи\p{L}*|оканчива\p{L}*|окончи\p{L}*|бросил\p{L}*|finish\p{L}*|leaves|left)$/u

const ofSale = /(?:^| )(?:после|с|со|от|за|after|from|from the)$/

/** "any house except the first one": one of the houses, where no floor is spoken of. */
function isOneOfHouses(sentence: Sentence, from: number, to: number): boolean {
  const isOne = sentence.terms.some((_, at) => at > from && at < to && sentence.textAt(at) === 'one')
  const isHouse = (at: number) =>
    /^(?:house|houses|building|buildings|block|blocks)$/.test(sentence.textAt(at))
  return (
    isOne &&
    sentence.terms.some((_, at) => at < from && isHouse(at)) &&
    !sentence.terms.some((_, at) => sentence.says(at, 'unit', 'floor'))
  )
}

/** «күйеуімнің айлығы 600»: the pay of somebody. */
function isOfSomebody(sentence: Sentence, from: number): boolean {
  return (
    /^айлы[ғг]ы/.test(sentence.textAt(from)) &&
    /^(?:к[үу]йеу|әйел|аиел|жолдас|ана|әке|аке|ұл|ул|[қк]ыз)\p{L}*н[ыиі][ңн]$/u.test(
      sentence.textAt(from - 1),
    )
  )
}

/** "до 18 работаете", «18-ге дейін жұмыс істейсіздер ме»: a bare number beside a question for hours of work is no sum. */
export function hoursOfWork(sentence: Sentence, told: readonly Told[]): Told[] {
  const isWork = (at: number) =>
    /^(?:работа(?:ете|ет|ют|ю|ем)|открыт[аоы]?|ж[ұу]мыс|open|смен[аыу]|график|shifts?)$/.test(
      sentence.textAt(at),
    )
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('price_') || Number(wish.values[0]) > 24e6) return false
    for (let at = from; at < to; at++)
      if (['scale', 'currency'].some((kind) => sentence.says(at, kind))) return false
    return isWork(from - 1) || isWork(to)
  })
}
