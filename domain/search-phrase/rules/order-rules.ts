import { startsNumber } from '../amounts.ts'
import { readQuantity } from '../quantities.ts'
import { wishesOf } from '../quantity-wishes.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../sentence.ts'

/** The least of a large kitchen, in m². */
const largeKitchen = 12

/** Up to here square metres behind «большая кухня» are those of the kitchen. */
const mostKitchen = 20

export const sort: Rule = (sentence, place) => {
  const kitchen = afterLargestKitchen(sentence, place)
  if (kitchen !== null) return one(kitchen, 'sort', '-kitchen')
  if (sentence.says(place, 'bigkitchen')) {
    return largeKitchenOf(sentence, place + 1)
  }
  const soonest = afterSoonest(sentence, place)
  if (soonest !== null) return one(soonest, 'sort', 'deadline')
  if (isNoOrder(sentence, sentence.says(place, 'most') ? place + 1 : place)) return null
  const value = sentence.value(place, 'sort')
  if (value !== undefined) {
    // "by area from small to big": the direction behind counts.
    const direction = sentence.value(place + 1, 'sort')
    if (/^(?:by|sort|по) /.test(sentence.textAt(place)) && direction !== undefined)
      return one(place + 2, 'sort', direction)
    // "soonest completed": the word for what is done belongs to the order.
    const isDone = /^(?:soonest|earliest)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'ready')
    if (value === 'deadline' && isDone) return one(place + 2, 'sort', value)
    // «шағын студия керек, арзандау»: a studio is small, and another order is asked for.
    if (value === 'area' && sentence.says(place + 1, 'rooms', '0') && isOrderedBehind(sentence, place))
      return { next: place + 1, wishes: [], isNeutral: true }
    // «большой балкон» is about the balcony.
    if (/area/.test(value) && !isAboutFlat(sentence, place, place + 1)) return null
    // "sorted by price, descending"
    const comma = sentence.isSign(place + 1, ',(') ? place + 2 : place + 1
    const isDown = /^(?:descending|desc|по убыванию|убыванию)$/.test(sentence.textAt(comma))
    if (isDown && /^(?:price|area|floor|payment)$/.test(value)) return one(comma + 1, 'sort', `-${value}`)
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

/** Whether an order is told behind a place. */
function isOrderedBehind(sentence: Sentence, place: number): boolean {
  return sentence.terms.some((_, at) => at > place && sentence.says(at, 'sort'))
}

/** «от больших к маленьким по площади», «үлкенінен кішісіне қарай көрсет квадратурасы бойынша»: the place behind what an order is by. */
function afterItsSubject(sentence: Sentence, place: number, order: string): number {
  if (!/^-?(?:area|price)$/.test(order)) return place
  const subject = order.replace('-', '')
  const at = sentence.afterFillers(place, 2)
  const isBehind = /^(?:бойынша|жагынан)$/.test(sentence.textAt(at + 1))
  const isBy = [at - 1, at].some((each) => /^(?:by|in|по)(?: |$)/.test(sentence.textAt(each)))
  const isSubject = sentence.says(at, 'topic', subject) || sentence.says(at, 'sort', order)
  return isSubject && (isBehind || isBy) ? (isBehind ? at + 2 : at + 1) : place
}

/** «быстрее всего сдаётся», «сдаётся раньше всех», «первым сдадут»: the place behind what is handed over soonest; null for none. */
function afterSoonest(sentence: Sentence, place: number): number | null {
  const isBuilt = (at: number) =>
    sentence.says(at, 'topic', 'deadline') ||
    /^(?:введут|закончат|доделают|завершат)$/.test(sentence.textAt(at))
  const afterSoon = (at: number, isAlone: boolean) => {
    const text = sentence.textAt(at)
    if (/^перв(?:ым|ой|ыми|ый|ая)$/.test(text)) return sentence.says(at + 1, 'unit') ? null : at + 1
    if (!/^(?:по)?(?:быстрее|раньше|скорее)$/.test(text)) return null
    const isOfAll = /^(?:всего|всех|остальных|других)$/.test(sentence.textAt(at + 1))
    return isOfAll ? at + 2 : isAlone ? at + 1 : null
  }
  const early = afterEarly(sentence, place)
  if (early !== null) return early
  const soon = afterSoon(place, false)
  if (soon !== null && isBuilt(soon)) {
    const isFirst = sentence.at(place)?.text.startsWith('перв') === true
    const isVerb = /^(?:сда(?:ет|ют|ду|ст)|постро|достро|введ|законч|завер)/.test(sentence.textAt(soon))
    return !isFirst || isVerb ? soon + 1 : null
  }
  return isBuilt(place) &&
    /^(?:сда(?:ет|ют|ду|ст)|постро|достро|введ|законч|завер)/.test(sentence.textAt(place))
    ? (afterSoon(place + 1, isEdge(sentence, place + 2) || isWhichAsked(sentence, place)) ??
        afterAsSoonAsPossible(sentence, place))
    : null
}

/** «какой корпус сдаётся раньше в …»: which of the houses is asked for. */
function isWhichAsked(sentence: Sentence, place: number): boolean {
  return (
    [1, 2, 3].some((back) =>
      /^(?:какой|какая|какие|который|которая|что|где|кто|чтобы?)$/.test(sentence.textAt(place - back)),
    ) && !isCounted(sentence, place + 2)
  )
}

/** «чтобы дом сдали как можно раньше», «сдали бы как можно быстрее»: unlike what is told of a house, a wish. */
export function afterAsSoonAsPossible(sentence: Sentence, place: number): number | null {
  const at = sentence.textAt(place + 1) === 'бы' ? place + 2 : place + 1
  const isWished =
    at > place + 1 || [1, 2, 3].some((back) => /^(?:чтобы?|бы)$/.test(sentence.textAt(place - back)))
  const words = [0, 1, 2].map((away) => sentence.textAt(at + away))
  const length = words.findIndex((word) => /(?:^| )(?:раньше|быстрее|скорее)$/.test(word))
  const said = words.slice(0, length + 1).join(' ')
  const isSaid = /^как можно (?:раньше|быстрее|скорее)$/.test(said) || /^поскорее$/.test(words[0] ?? '')
  if (!isSaid) return null
  return isWished && length >= 0 ? at + length + 1 : null
}

/** «дома что раньше сдаются», "houses that are handed over earlier": what is handed over before others; null for none. */
function afterEarly(sentence: Sentence, place: number): number | null {
  const text = (at: number) => sentence.textAt(at)
  if (/^(?:по)?(?:раньше|быстрее|скорее|скоро)$/.test(text(place))) {
    const isVerb = /^(?:сда(?:ется|ются|дутся|дут|ют|ет|ст)|достро|постро)/.test(text(place + 1))
    if (!isVerb || isCounted(sentence, place + 2)) return null
    const isOrdered = sentence.terms.some((_, at) => sentence.says(at, 'order'))
    const isOfHomes = [1, 2, 3].some((back) =>
      /^(?:что|котор\p{L}*|те|то|какие|какой|кто)$/u.test(text(place - back)),
    )
    return isOrdered || isOfHomes ? place + 2 : null
  }
  // «қай үй бұрын тапсырылады», unlike «2027 жылдан бұрын тапсырылатын»
  if (/^(?:бурын|бурынырак|ерте|ертерек|тезирек)$/.test(text(place))) {
    const isVerb = /^(?:тапсырыл|бит(?:ед|ет|кен)|берил)/.test(text(place + 1))
    const isDated = sentence.at(place - 1)?.tail === 'from' || sentence.says(place - 1, 'suffix', 'from')
    return isVerb && !isDated && !sentence.says(place - 1, 'unit') ? place + 2 : null
  }
  // "the first to be handed over"
  if (text(place) === 'first' && text(place + 1) === 'to') {
    const at = text(place + 2) === 'be' ? place + 3 : place + 2
    return sentence.says(at, 'ready') || sentence.says(at, 'topic', 'deadline') ? at + 1 : null
  }
  return afterSooner(sentence, place)
}

/** "handed over sooner", "ready the soonest": the place behind; null for none. */
export function afterSooner(sentence: Sentence, place: number): number | null {
  const isBuilt = sentence.says(place, 'ready') || sentence.says(place, 'topic', 'deadline')
  const at = sentence.at(place + 1)?.text === 'the' ? place + 2 : place + 1
  const isSoon = /^(?:sooner|soonest|earlier|earliest)$/.test(sentence.textAt(at))
  return isBuilt && isSoon && !isCounted(sentence, at + 1) ? at + 1 : null
}

/** «раньше сдаётся, чем 2028», "earlier than 2027" have a date. */
function isCounted(sentence: Sentence, place: number): boolean {
  return (
    /^(?:чем|than)$/.test(sentence.textAt(place)) ||
    sentence.says(place, 'year') ||
    typeof sentence.at(place)?.number === 'number'
  )
}

/** Whether a part of the sentence ends before a place. */
function isEdge(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.isSign ?? true
}

/** «ең кең кухнясы бар», «ас бөлмесі ең кең», «кухня самая большая»: the place behind the largest kitchen; null for none. */
function afterLargestKitchen(sentence: Sentence, place: number): number | null {
  const isKitchen = (at: number) => sentence.says(at, 'topic', 'kitchen')
  const largest = (at: number) => {
    const isMost = sentence.says(at, 'most')
    const last = isMost ? at + 1 : at
    if (!sentence.says(last, 'attr', 'big') && !sentence.says(last, 'sort', '-area')) return null
    const isWhole =
      /^(?:ең |(?:from |starting (?:with|from) )?(?:the )?(?:largest|biggest)|үлкен(?:ін|дерін)ен|от (?:самых )?больш|начиная с (?:самых )?больш)/.test(
        sentence.textAt(at),
      )
    return isMost || isWhole ? last + 1 : null
  }
  const before = largest(place)
  if (before !== null) return isKitchen(before) ? before + 1 : null
  return isKitchen(place) ? largest(sentence.afterFillers(place + 1, 2)) : null
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
  // «самый дешёвый квадратный метр», «шаршы метрі ең арзаны», «где квадрат дешевле всего»
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

/** «где квадрат дешевле всего», "where is a square metre the cheapest": behind a metre without a number. */
function isOfMetre(sentence: Sentence, place: number): boolean {
  const at = /^(?:is|the|is the)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  const isBefore =
    sentence.says(at, 'topic', 'ppm') || (sentence.says(at, 'unit', 'm2') && !sentence.isNumber(at - 1))
  // "the lowest price for a m2"
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
  const isApart = sentence.isSign(place + 1, ',') && startsNumber(sentence, place + 2)
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

/** «большая кухня», and how large: «от 12 квадратов». */
function largeKitchenOf(sentence: Sentence, place: number): Item {
  // «большая кухня гостиная от 20»
  const isLiving = /^(?:гостин|living)/.test(sentence.textAt(place))
  // "bigger kitchen than 12 m2"
  const isThan = /^(?:than|чем)$/.test(sentence.textAt(place))
  const start = isThan || (isLiving && sentence.says(place, 'topic', 'living')) ? place + 1 : place
  let at = sentence.isSign(start, ',:-–—') ? start + 1 : start
  // «большая кухня для семьи, не менее 15 метров», «асүйі кең болсын, кемінде 15 шаршы»
  while (
    at - start < 4 &&
    // "big kitchen and 20 sqm terrace"
    !sentence.says(at, 'join') &&
    (sentence.says(at, 'noise') || sentence.says(at, 'vague', 'people') || sentence.isSign(at, ','))
  ) {
    if (['bound', 'number', 'unit', 'end'].some((kind) => sentence.says(at, kind))) break
    at++
  }
  const quantity = readQuantity(sentence, at)
  const unit = quantity?.first.unit
  const isBare = unit === null && quantity?.first.scale === null && !quantity.first.isTenge
  const isOne = quantity?.subject === null && quantity.second === null
  const isMetres = unit === 'm2' || unit === 'm'
  const isLeast = isOne && (quantity.side === 'from' || (quantity.side === 'around' && isMetres))
  // «большая кухня 15 м2»
  const isOfOther = ['living', 'area'].some((topic) => sentence.says(quantity?.next ?? at, 'topic', topic))
  const isExact = isOne && quantity.side === null && isMetres && !isOfOther
  const isSize =
    (isMetres || isBare) && (quantity?.first.value ?? 0) <= (start > place ? mostLiving : mostKitchen)
  return quantity !== null && isSize && (isLeast || isExact)
    ? one(quantity.next, 'kitchen_from', quantity.first.value)
    : one(start, 'kitchen_from', largeKitchen)
}

/** The same of a kitchen that is the living room too. */
const mostLiving = 40

/** Whether words of size from a place to another tell of the flat and of nothing else. */
function isAboutFlat(sentence: Sentence, before: number, place: number): boolean {
  if (sentence.says(place, 'sun')) return isAboutFlat(sentence, before, place + 1)
  const term = sentence.at(place)
  // «бюджет небольшой»
  const subject = /^(?:is|are|у нас)$/.test(sentence.textAt(before - 1)) ? before - 2 : before - 1
  if (/^(?:(?:my )?бюджет|(?:my )?budget)/.test(sentence.textAt(subject))) return false
  // «екі үлкен, екі бала»
  const isMany = sentence.says(before - 1, 'number') && !sentence.says(before - 1, 'number', '1')
  if (isMany && sentence.at(before)?.text === 'улкен') return false
  // «балконы үлкен пәтер»
  if (sentence.isKazakh && sentence.says(before - 1, 'topic', 'living')) return false
  if (sentence.says(place, 'cat') || sentence.says(place, 'rooms')) return true
  // «балконы үлкен», «балкон большой»
  const isOfPart =
    ['living', 'kitchen'].some((topic) => sentence.says(before - 1, 'topic', topic)) ||
    // «отбасымыз үлкен»
    sentence.says(before - 1, 'vague', 'people')
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
