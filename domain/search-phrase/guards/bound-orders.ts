import type { Sentence, Told } from '../sentence.ts'

/** Things that are small, large, cheap or dear themselves. */
const things = ['poi', 'feature', 'programme', 'program', 'thing', 'group', 'income', 'trade']

const subjects = ['payment', 'first', 'living', 'kitchen', 'ppm', 'deadline', 'floor']

/** Words of an order that tell how a thing is, and stand beside its word: «недорогой», "cheap", «ықшам». */
const adjective =
  /^(?:.*(?:ый|ий|ой|ая|яя|ую|юю|ое|ее|ые|ие|ых|их|ым|им|ого|ому)|cheap|cheaper|affordable|inexpensive|expensive|small|smaller|tiny|compact|large|larger|huge|big|bigger|spacious|арзан|қымбат|кымбат|шағын|шагын|ықшам|ыкшам|кішкентай|кишкентай|үлкен|улкен|кең|кен)$/

/** How an order by something else than sizes is asked for, which a size beside it ("a small unit, lowest price") is none of. */
const askedOrder = /^(?:(?:sort|sorted|order|ordered) by (?!area|size)|cheapest|lowest price)/

/**
 * Orders whose word tells how something else is: «недорогой магазин рядом», «взнос маленький», «ықшам аудан»,
 * "affordable childcare". They are no order of the list.
 */
export function ordersOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const asked = told.find(({ wish, from }) => wish.key === 'sort' && askedOrder.test(sentence.textAt(from)))
  return told.filter(({ wish, from, to }) => {
    const order = wish.key === 'sort' ? String(wish.values[0]) : ''
    let at = from
    while (at < to - 1 && !sentence.says(at, 'sort') && !sentence.says(at, 'attr')) at++
    const text = sentence.textAt(at)
    // «сначала большие, потом маленькие»: what is first is an order.
    const isBetter = to - from > 1 && /^(?:лучше|better|жа[қк]сы)/.test(sentence.textAt(to - 1))
    const isWhole = isBetter || sentence.says(at + 1, 'order') || /^(?:сначала|алдымен) /.test(text)
    // «солнца побольше», «света поменьше»
    const isOfLight = /^(?:солнц[ае]|света|воздуха|зелени)$/.test(sentence.textAt(from - 1))
    if (isOfLight && /^по(?:больше|меньше)$/.test(text)) return true
    // "the biggest discount"
    const isMost =
      /^(?:biggest|largest|highest|best|lowest|smallest)$/.test(text) && sentence.says(to, 'promo')
    if (isMost) return true
    if (!/^-?(?:area|price)$/.test(order) || isWhole || !adjective.test(text)) return false
    // "small flats sort by price"
    if (asked !== undefined && asked.from !== from && /area/.test(order)) return true
    if (isOfUnitBefore(sentence, told, from)) return false
    return (
      isOfNext(sentence, at + 1, order) || (/area|^-price/.test(order) && isOfBefore(sentence, at, at + 1))
    )
  })
}

/** «кладовые самые большие»: the most of what is looked for, unlike «кухня большая» and a parking space beside a flat. */
function isOfUnitBefore(sentence: Sentence, told: readonly Told[], from: number): boolean {
  if (!sentence.says(from, 'most') || told.some(({ wish }) => wish.key === 'rooms')) return false
  return told.some(({ wish, to }) => wish.key === 'category' && to === from)
}

function isOfNext(sentence: Sentence, place: number, order: string): boolean {
  // "the smaller the mortgage the better"
  const to = /^(?:the|a|an)$/.test(sentence.textAt(place)) ? place + 1 : place
  const next = sentence.at(to)
  // «дорогие цены», "a small budget"
  if (order !== 'price' && /^(?:цен|price|budget|бюджет)/.test(next?.text ?? '')) return true
  if (sentence.says(to, 'cat') || sentence.says(to, 'rooms') || sentence.says(to, 'place')) return false
  // «маленький процент», «большая скидка»
  if (sentence.says(to, 'promo') || sentence.says(to, 'unit', 'percent')) return true
  if (
    isThing(sentence, to) ||
    /^(?:ставк|пайыз|interest|rate|переплат|аудан|район|district|town|city)/.test(next?.text ?? '')
  )
    return true
  // "big kazakh family"
  const isPeople = sentence.says(to + 1, 'vague', 'people') && !sentence.says(to + 2, 'cat')
  if (isPeople && next?.isSign === false && !sentence.isFiller(to)) return true
  // «недорогая с ремонтом» is of the flat, «дорогой ремонт» is not.
  if (/^(?:ремонт|отделк|жөндеу|жондеу|renovation|repair)/.test(next?.text ?? '')) return true
  if (/^(?:потом|затем|then|сосын)$/.test(next?.text ?? '')) return false
  // «дорогая мебель», "cheap taxi"; a name may be one of a place that is not known.
  const isUnknown = next?.isKnown === false && !next.isSign && next.number === null && !next.isCapital
  return isUnknown && /^\p{L}{4,}$/u.test(next.text) && !isAdjective(next.text)
}

/** «взнос нужен маленький», «машина большая»: the word before is what it is said of. */
function isOfBefore(sentence: Sentence, from: number, to: number): boolean {
  // «жері кең болса»
  const isBeing = /^бол(?:са|сын|саекен|[гғ]аны)$/.test(sentence.textAt(to))
  const next = sentence.at(isBeing ? to + 1 : to)
  if (next !== undefined && !next.isSign && !sentence.says(to, 'need') && !sentence.says(to, 'join'))
    return false
  let at = from - 1
  while (from - at < 4 && (sentence.says(at, 'most') || isOnlyFiller(sentence, at))) at--
  const term = sentence.at(at)
  if (term === undefined || term.isSign) return false
  // «двушка с лоджией самая дорогая»: of another case than the word before
  const isOfWith = /^со?$/.test(sentence.textAt(at - 1)) && !/(?:ой|ей|ым|им|ми)$/.test(sentence.textAt(from))
  if (isOfWith) return false
  if (/(?:^| )(?:budget|бюджет)/.test(term.text)) return true
  // «ауласы үлкен», «двор большой»
  if (/^(?:аула|двор)/.test(term.text)) return true
  // «көлік қоятын жері кең»
  if (sentence.says(at, 'cat') && !sentence.says(at, 'cat', 'flat') && /[ыі]$/.test(term.text)) return true
  // «окна большие»
  if (sentence.says(at, 'mark', 'view')) return true
  if (isThing(sentence, at) || sentence.says(at, 'plain')) return !sentence.says(at, 'thing')
  return !term.isKnown && term.number === null && /^\p{L}{3,}$/u.test(term.text) && !isAdjective(term.text)
}

function isOnlyFiller(sentence: Sentence, place: number): boolean {
  const isBudget = /(?:^| )(?:budget|бюджет)/.test(sentence.textAt(place))
  return sentence.says(place, 'noise') && !isThing(sentence, place) && !isBudget
}

function isThing(sentence: Sentence, place: number): boolean {
  return (
    things.some((kind) => sentence.says(place, kind)) ||
    sentence.says(place, 'vague', 'people') ||
    // «маленькая спальня»
    ['bedrooms', 'bath', 'lift', 'ceiling'].some((unit) => sentence.says(place, 'unit', unit)) ||
    subjects.some((subject) => sentence.says(place, 'topic', subject))
  )
}

/** «симпатичная маленькая»: another word for the same flat. */
function isAdjective(text: string): boolean {
  return /(?:ый|ий|ой|ая|яя|ую|юю|ое|ее|ые|ие)$/.test(text)
}
