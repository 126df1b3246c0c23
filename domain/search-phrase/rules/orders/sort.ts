import { readQuantity } from '../../quantities/quantities.ts'
import { wishesOf } from '../../quantities/quantity-wishes.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../../sentence.ts'
import { afterLargestKitchen, brightKitchen, largeKitchenOf, smallKitchenBefore } from './kitchens.ts'
import { afterSoonest } from './soonest.ts'

export const sort: Rule = (sentence, place) => {
  const kitchen = afterLargestKitchen(sentence, place)
  if (kitchen !== null) return one(kitchen, 'sort', '-kitchen')
  if (sentence.says(place, 'bigkitchen')) {
    return largeKitchenOf(sentence, place + 1)
  }
  const small = smallKitchenBefore(sentence, place)
  if (small !== null) return small
  const bright = brightKitchen(sentence, place)
  if (bright !== null) return bright
  const soonest = afterSoonest(sentence, place)
  if (soonest !== null) return one(soonest, 'sort', 'deadline')
  if (isNoOrder(sentence, sentence.says(place, 'most') ? place + 1 : place)) return null
  const value = sentence.value(place, 'sort')
  if (sentence.textAt(place) === 'not high' && !isHeightOfFlat(sentence, place)) return null
  if (value !== undefined) {
    // "by area from small to big": the direction behind counts.
    const direction = sentence.value(place + 1, 'sort')
    const isBy = /^(?:by|sort|по) /.test(sentence.textAt(place))
    // "sort by price, small flats": a size is no direction of prices.
    if (isBy && direction !== undefined && subjectOf(direction) === subjectOf(value))
      return one(place + 2, 'sort', direction)
    // "soonest completed": the word for what is done belongs to the order.
    const isDone = /^(?:soonest|earliest)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'ready')
    if (value === 'deadline' && isDone) return one(place + 2, 'sort', value)
    // «шағын студия керек, арзандау»: a studio is small, and another order is asked for.
    if (value === 'area' && sentence.says(place + 1, 'rooms', '0') && isOrderedBehind(sentence, place))
      return { next: place + 1, wishes: [], isNeutral: true }
    // "sorted by price, descending"
    const comma = sentence.isSign(place + 1, ',(') ? place + 2 : place + 1
    const isDown = /^(?:descending|desc|по убыванию|убыванию)$/.test(sentence.textAt(comma))
    if (isDown && /^-?(?:price|area|floor|payment)$/.test(value))
      return one(comma + 1, 'sort', `-${subjectOf(value)}`)
    const isUp = isBy && /^(?:ascending|asc|по возрастанию|возрастанию)$/.test(sentence.textAt(comma))
    if (isUp) return one(comma + 1, 'sort', subjectOf(value))
    // «большой балкон» is about the balcony.
    if (/area/.test(value) && !isAboutFlat(sentence, place, place + 1)) return null
    return (
      floorWithBound(sentence, place, value) ??
      one(afterItsSubject(sentence, place + 1, value), 'sort', value)
    )
  }
  const hasMost = sentence.says(place, 'most')
  const at = hasMost ? sentence.afterFillers(place + 1, 1) : place
  const attribute = sentence.value(at, 'attr')
  const order = { big: '-area', small: 'area', cheap: 'price', dear: '-price', soon: 'deadline' }[
    attribute ?? ''
  ]
  // "can stretch a little": a little home has its noun right behind it.
  if (sentence.at(at)?.text === 'little' && !['cat', 'rooms'].some((kind) => sentence.says(at + 1, kind)))
    return null
  // «маленькая студия с самым коротким сроком сдачи»: a studio is small, and another order is asked for.
  if (order === 'area' && sentence.says(at + 1, 'rooms', '0') && isOrderedBehind(sentence, at + 1))
    return { next: at + 1, wishes: [], isNeutral: true }
  if (order !== undefined && (order === 'deadline' ? hasMost : true)) {
    if (sentence.says(at + 1, 'topic', 'kitchen'))
      return order !== '-area'
        ? nothing(at + 2)
        : hasMost
          ? one(at + 2, 'sort', '-kitchen')
          : largeKitchenOf(sentence, at + 2)
    // «самый ранний срок сдачи»
    let end = at + 1
    while (sentence.says(end, 'topic', 'deadline') && end - at < 3) end++
    if (order === 'deadline' && end > at + 1) return one(end, 'sort', order)
    return isAboutFlat(sentence, place, at + 1) ? one(at + 1, 'sort', order) : null
  }
  // «самый высокий этож»: the phrase with a slip in it
  const isHighest = hasMost && sentence.says(at, 'vague', 'floor') && sentence.says(at + 1, 'unit', 'floor')
  if (isHighest) return one(at + 2, 'sort', '-floor')
  const most = hasMost ? sentence.value(at, 'sort') : undefined
  if (most !== undefined) return one(at + 1, 'sort', most)
  return null
}

/** "a flat, not high", unlike "not high prices" and "price not high": a part of its own, or at the end behind a home. */
function isHeightOfFlat(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isOfHome =
    ['cat', 'rooms', 'join'].some((kind) => sentence.says(place - 1, kind)) ||
    ['rooms', 'bedrooms'].some((unit) => sentence.says(place - 1, 'unit', unit))
  return (before === undefined || before.isSign || isOfHome) && (sentence.at(place + 1)?.isSign ?? true)
}

/** What an order is by, whichever way it goes. */
function subjectOf(order: string): string {
  return order.replace('-', '')
}

/** Whether an order is told behind a place. */
function isOrderedBehind(sentence: Sentence, place: number): boolean {
  return sentence.terms.some((_, at) => at > place && sentence.says(at, 'sort'))
}

/** «от больших к маленьким по площади», «үлкенінен кішісіне қарай көрсет квадратурасы бойынша»: the place behind what an order is by. */
function afterItsSubject(sentence: Sentence, place: number, order: string): number {
  if (!/^-?(?:area|price)$/.test(order)) return place
  const subject = subjectOf(order)
  const at = sentence.afterFillers(place, 2)
  const isBehind = /^(?:бойынша|жагынан)$/.test(sentence.textAt(at + 1))
  const isBy = [at - 1, at].some((each) => /^(?:by|in|по)(?: |$)/.test(sentence.textAt(each)))
  const isSubject = sentence.says(at, 'topic', subject) || sentence.says(at, 'sort', order)
  return isSubject && (isBehind || isBy) ? (isBehind ? at + 2 : at + 1) : place
}

/** «это дорого?», «арзан бола ма», «самая выгодная ипотека»: a question about a price, and what a loan is like. */
function isNoOrder(sentence: Sentence, place: number): boolean {
  // «сначала большие, потом маленькие»: a list has one order.
  if (/^(?:потом|затем|then|сосын)$/.test(sentence.textAt(place - 1))) return true
  const value = sentence.value(place, 'sort') ?? ''
  if (!/price/.test(value) && !['cheap', 'dear'].some((each) => sentence.says(place, 'attr', each)))
    return false
  // "is it cheaper to buy in winter", «дешевле ли зимой»
  const isAsked =
    /^(?:it|they|that)$/.test(sentence.textAt(place - 1)) &&
    /^(?:is|are|was|will|would|does)$/.test(sentence.textAt(place - 2))
  if (isAsked || sentence.at(place + 1)?.text === 'ли') return true
  // «қашан арзандайды», «қымбат болса бір бөлме»: a time and a condition.
  const isVerb = /^арзанда(?:йды|ды|ма)/.test(sentence.textAt(place))
  const isCondition = (at: number) =>
    /^[қк]ымбат$/.test(sentence.textAt(at)) && sentence.textAt(at + 1) === 'болса'
  const isEither = sentence.textAt(place + 1) === 'болса' && [...sentence.terms.keys()].some(isCondition)
  if (isVerb || isEither) return true
  // «от дороги»: no form of «дорогой».
  // «рядом с дорогой»
  const isRoad =
    sentence.textAt(place) === 'дорогой' &&
    (/^(?:с|со|над|под|за|перед)$/.test(sentence.textAt(place - 1)) ||
      sentence.textAt(place - 1).endsWith(' с'))
  if (isRoad) return true
  if (/^дорог(?:а|и|е|у|ам|ами|ах)$/.test(sentence.textAt(place))) return true
  const isRefused = [1, 2].some((back) => sentence.says(place - back, 'not'))
  if (sentence.at(place)?.text === 'дорого' && !isRefused) return true
  if (/^(?:ма|ме|ба|бе|па|пе|бола ма|болады ма)$/.test(sentence.textAt(place + 1))) return true
  // «самый дорогой квадратный метр», «за квадрат дешевле 500 тысяч»: what is no order by the price of a metre.
  if (
    isOfMetre(sentence, place) ||
    sentence.says(afterMostBack(sentence, place - 1), 'topic', 'ppm') ||
    sentence.says(place + 1, 'topic', 'ppm') ||
    sentence.says(place + 1, 'unit', 'm2') ||
    sentence.at(place + 1)?.text.startsWith('квадратн') === true
  )
    return true
  const isLoan = (at: number) => sentence.says(at, 'programme') || sentence.says(at, 'program')
  return isLoan(place + 1) || isLoan(place - 1) || (sentence.says(place - 1, 'most') && isLoan(place - 2))
}

/** «за квадрат дорого», "a high price for a m2": beside a metre without a number. */
function isOfMetre(sentence: Sentence, place: number): boolean {
  const at = /^(?:is|the|is the)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  const isBefore =
    sentence.says(at, 'topic', 'ppm') || (sentence.says(at, 'unit', 'm2') && !sentence.isNumber(at - 1))
  // "expensive for a m2"
  let behind = place + 1
  while (behind - place < 4 && /^(?:for|of|per|a|an|one|за|the)$/.test(sentence.textAt(behind))) behind++
  const isBehind =
    behind > place + 1 &&
    (sentence.says(behind, 'unit', 'm2') || sentence.says(behind, 'topic', 'ppm')) &&
    !/\d/.test(sentence.textAt(behind - 1))
  return isBefore || isBehind
}

/** The place of the word before «ең», "самый" and fillers, from a place back. */
function afterMostBack(sentence: Sentence, place: number): number {
  let at = place
  while (
    place - at < 3 &&
    (sentence.says(at, 'most') || /^(?:бо(?:лса|лсын)|была?|чтобы?)$/.test(sentence.textAt(at)))
  )
    at--
  return at
}

/** «высокий этаж от 10»: the bound behind tells what is high. */
function floorWithBound(sentence: Sentence, place: number, order: string): Item | null {
  // «аласа қабат, 4-ке дейін»
  const isApart = sentence.isSign(place + 1, ',') && sentence.isNumber(place + 2)
  // «высокий этаж, второй корпус»
  if (isApart && sentence.says(place + 3, 'house')) return null
  const quantity = /floor/.test(order) ? readQuantity(sentence, isApart ? place + 2 : place + 1) : null
  // «невысоко этаж 2-3»: the phrase has the word that the number is of.
  const isNumbered = /(?:этаж|қабат|floor)$/.test(sentence.textAt(place))
  if (quantity !== null && isNumbered && quantity.first.unit === null && quantity.first.scale === null) {
    const wishes = wishesOf({ ...quantity, subject: 'floor' }, [])
    if (wishes !== null && wishes.wishes.length > 0) return { ...wishes, next: quantity.next }
  }
  if (quantity === null || quantity.subject !== null || quantity.second !== null) return null
  const { first, side } = quantity
  const isBare = first.unit === null && first.scale === null && !first.isTenge && !first.isForeign
  if (
    !isBare ||
    first.value > (isApart ? mostApart : mostLow) ||
    side !== (order === 'floor' ? 'to' : 'from')
  )
    return null
  return one(quantity.next, order === 'floor' ? 'floor_to' : 'floor_from', first.value)
}

/** Behind a comma larger numbers may be of millions. */
const mostApart = 9

/** A number of floors up to here is one, and no sum in millions. */
const mostLow = 15

/** Whether words of size from a place to another tell of the flat and of nothing else. */
function isAboutFlat(sentence: Sentence, before: number, place: number): boolean {
  if (sentence.says(place, 'sun')) return isAboutFlat(sentence, before, place + 1)
  const term = sentence.at(place)
  // «бюджет небольшой»
  const subject = /^(?:is|are|у нас)$/.test(sentence.textAt(before - 1)) ? before - 2 : before - 1
  // "small budget big flat" has a word of its own for the budget.
  const isTold = ['small', 'big', 'low'].some((each) => sentence.says(subject - 1, 'attr', each))
  if (/^(?:(?:my )?бюджет|(?:my )?budget)/.test(sentence.textAt(subject)) && !isTold) return false
  // «екі үлкен, екі бала»
  const isMany = sentence.says(before - 1, 'number') && !sentence.says(before - 1, 'number', '1')
  if (isMany && sentence.at(before)?.text === 'улкен') return false
  // «балконы үлкен пәтер»
  if (sentence.isKazakh && sentence.says(before - 1, 'topic', 'living')) return false
  // «взнос поменьше», unlike «есть поменьше?»
  const payment = /(?:^| )(?:взнос|первоначал|бастап|жарна|deposit|down payment)/
  if (sentence.says(before - 1, 'topic', 'first') && payment.test(sentence.textAt(before - 1))) return false
  if (sentence.says(place, 'cat') || sentence.says(place, 'rooms')) return true
  // «балконы үлкен», «балкон большой»
  const isOfPart =
    ['living', 'kitchen'].some((topic) => sentence.says(before - 1, 'topic', topic)) ||
    // «отбасымыз үлкен»
    sentence.says(before - 1, 'vague', 'people') ||
    // "my salary small"
    sentence.says(before - 1, 'income')
  if (isOfPart) return false
  if (term === undefined || term.isSign || term.number !== null) return true
  if (sentence.says(place, 'exists') || /^(?:потом|затем|then|сосын)$/.test(term.text)) return true
  const topics = ['living', 'kitchen', 'payment', 'first', 'floor', 'ppm']
  if (topics.some((topic) => sentence.says(place, 'topic', topic))) return false
  // «поменьше цена»
  if (/^(?:цен[аыеу]|стоимост|ба[ғг]а|price)/.test(term.text)) return false
  const others = ['mark', 'thing', 'poi', 'feature', 'vague', 'plain']
  return term.isKnown && !others.some((kind) => sentence.says(place, kind))
}
