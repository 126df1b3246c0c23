import { readAmount } from '../quantities/amounts.ts'
import { readQuantity } from '../quantities/quantities.ts'
import { type Item, nothing, type Rule, type Sentence, type Wish } from '../sentence.ts'

/** «двое детей», "family of four", «нас 4»: a number of people is none of rooms. */
export const people: Rule = (sentence, start) => {
  const aged = afterAge(sentence, start)
  if (aged !== null) return nothing(aged)
  if (sentence.says(start, 'have')) return peopleHeld(sentence, start)
  // "for a family of five"
  const isFor = /^(?:for|для|за)$/.test(sentence.textAt(start))
  const place = isFor ? afterOwn(sentence, start + 1) : start
  const amount = readAmount(sentence, place)
  const isBare = amount !== null && amount.unit === null && amount.scale === null && amount.value <= 12
  if (isBare) {
    const isOfUs = sentence.at(amount.next)?.text === 'of' && sentence.at(amount.next + 1)?.text === 'us'
    if (isOfUs) return nothing(amount.next + 2)
    const of = sentence.afterFillers(amount.next, 1)
    return sentence.says(of, 'vague', 'people') ? nothing(of + 1) : null
  }
  const isWe = ['нас', 'we', 'биз'].includes(sentence.textAt(place))
  if (!isWe && !sentence.says(place, 'vague', 'people')) return null
  const joined = sentence.at(place + 1)
  const isJoint = joined?.text === 'of' || joined?.text === 'из' || joined?.text === 'are'
  const many = isWe || isJoint ? readAmount(sentence, isJoint ? place + 2 : place + 1) : null
  const isMany = many !== null && many.unit === null && many.scale === null && many.value <= 12
  const isThing = many !== null && (sentence.says(many.next, 'rooms') || sentence.says(many.next, 'cat'))
  if (!isMany || isThing) return null
  return nothing(sentence.says(many.next, 'vague', 'people') ? many.next + 1 : many.next)
}

/** «им по 70, второй этаж», «маме 65»: the place behind an age at the end of its part; null for none. */
function afterAge(sentence: Sentence, place: number): number | null {
  if (
    !/^(?:им|ей|ему|мне|нам|обоим|родителям|маме|папе|бабушке|дедушке|свекрови|теще)$/.test(
      sentence.textAt(place),
    )
  )
    return null
  // «нам с женой уже за 60»
  const isWith = /^со?$/.test(sentence.textAt(place + 1)) && sentence.at(place + 2)?.isSign === false
  let at = isWith ? place + 3 : place + 1
  while (at - place < 6 && /^(?:по|уже|обоим|за|под|далеко за)$/.test(sentence.textAt(at))) at++
  const age = sentence.at(at)?.number ?? 0
  const isEnd = sentence.isSign(at + 1, ',.;') || sentence.at(at + 1) === undefined
  return age >= leastAge && age <= mostAge && isEnd ? at + 1 : null
}

/** The ages that grown people tell, in years. */
const leastAge = 16
const mostAge = 99

/** The place after an article or whose it is, and after how a family is: "for our big family of six". */
export function afterOwn(sentence: Sentence, place: number): number {
  const own = /^(?:an?|the|my|our|нашей|моей|своей)$/.test(sentence.textAt(place)) ? place + 1 : place
  const isSome = /^(?:big|large|small|little|young|growing|большой|небольшой|молодой|многодетной)$/.test(
    sentence.textAt(own),
  )
  return isSome && sentence.says(own + 1, 'vague', 'people') ? own + 1 : own
}

/** "we have three kids and 28 million", «есть двое детей»: the money behind them is there too. */
function peopleHeld(sentence: Sentence, start: number): Item | null {
  const many = readAmount(sentence, sentence.afterFillers(start + 1, 1))
  const isBare = many !== null && many.unit === null && many.scale === null && many.value <= 12
  const of = isBare ? sentence.afterFillers(many.next, 1) : start
  if (!sentence.says(of, 'vague', 'people')) return null
  const isJoined = sentence.says(of + 1, 'join', 'and') || sentence.isSign(of + 1, ',')
  const money = isJoined ? readQuantity(sentence, of + 2) : null
  const isMoney = money !== null && (money.first.scale !== null || money.first.isTenge)
  if (!isMoney || money.side !== null || money.subject !== null || money.second !== null)
    return nothing(of + 1)
  const held: Wish = { key: 'first_payment', values: [money.first.value], isGeneral: true }
  return { next: money.next, wishes: [held], missed: [[start, of + 1]] }
}

/** «зарплата 400 тысяч»: no price of anything. */
export const income: Rule = (sentence, place) => {
  const saved = savedMonthly(sentence, place)
  if (saved !== null) return nothing(saved)
  if (!sentence.says(place, 'income')) return incomeOfOther(sentence, place) ?? incomeBehind(sentence, place)
  // «зарплата налом 500 тысяч»
  const start = /^(?:налом|наличными|наличкой)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  const amount =
    readAmount(sentence, sentence.afterFillers(start)) ?? readAmount(sentence, afterBound(sentence, start))
  // "for rent income under 50m" has the price of the home.
  const isPrice = sentence.says(place - 1, 'rent') && amount !== null && amount.value > mostIncome
  // «жалақым жақсы, екі бөлмелі»: nobody earns rooms.
  return amount === null || amount.unit !== null || isPrice ? null : nothing(amount.next)
}

/** "salary is not more than 400000", «зарплата не больше 300 тысяч»: the place behind the bound of what is earned. */
function afterBound(sentence: Sentence, place: number): number {
  const at = /^(?:is|is not|are|у меня|у нас)$/.test(sentence.textAt(place)) ? place + 1 : place
  return ['bound', 'after'].some((kind) => sentence.says(at, kind)) ? at + 1 : place
}

/** «коплю по 300 тысяч», "saving 300k a month": the place behind what somebody lays aside each month, which is no payment; null for none. */
function savedMonthly(sentence: Sentence, place: number): number | null {
  const isSaving = /^(?:коплю|копим|откладываю|откладываем|saving|save)$/.test(sentence.textAt(place))
  if (!isSaving) return null
  const amount = readAmount(sentence, sentence.afterFillers(place + 1))
  const isSum = amount !== null && amount.scale === 3 && !amount.isForeign
  if (!isSum) return null
  return sentence.says(amount.next, 'topic', 'payment') ? amount.next + 1 : amount.next
}

/** «80 мың алимент», "400 thousand salary", «айына 450 мың табамын»: the sum before the word for what comes in. */
function incomeBehind(sentence: Sentence, place: number): Item | null {
  const start = sentence.says(place, 'topic', 'payment') ? place + 1 : place
  if (sentence.at(start)?.number === null && !sentence.says(start, 'number')) return null
  const amount = readAmount(sentence, start)
  const isSum = amount !== null && (amount.scale !== null || amount.isTenge)
  return isSum && sentence.says(amount.next, 'income') ? nothing(amount.next + 1) : null
}

const spouse =
  /^(?:husband|wife|partner|spouse|fiancee?|he|she|муж[а-я]{0,2}|жен[аыеу]|супруг[аиеу]?|он|она|него|не[её]|к[үу]йеу[іи]м(?:н\p{L}*)?|жолдасым(?:н\p{L}*)?|[әа]йел[іи]м(?:н\p{L}*)?|жұбайым\p{L}*|жубайым\p{L}*|ол)$/u

/** "I earn 900k, my husband 600k", «у меня зарплата 400, у жены 350 тысяч»: what the other one earns too. */
function incomeOfOther(sentence: Sentence, place: number): Item | null {
  if (!spouse.test(sentence.textAt(place))) return null
  const isOfSalary = sentence.terms.some(
    ({ text }, at) => sentence.says(at, 'income') || /^(?:make|makes|making|bring|brings)$/.test(text),
  )
  if (!isOfSalary) return null
  const start = sentence.at(place + 1)?.text === "'" ? place + 3 : place + 1
  const at = sentence.says(start, 'income') ? start : sentence.afterFillers(start, 2)
  if (sentence.says(at, 'bound') || sentence.says(at, 'topic')) return null
  const amount = readAmount(sentence, at)
  const isBare = amount !== null && amount.unit === null && amount.value < mostIncome
  // «муж 2 млн даёт, в месяц»
  return isBare && !sentence.says(amount.next, 'topic', 'payment') ? nothing(amount.next) : null
}

/** More is seldom earned a month, in tenge. */
const mostIncome = 5_000_000
