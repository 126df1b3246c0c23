import { type Amount, isBare, readAmount } from '../quantities/amounts.ts'
import type { Sentence } from '../sentence.ts'
import { asserted, interestFree, refuses, type Titles, titleWords } from './titled-offers.ts'

/** A place of a sentence as titles may say it. */
export type Said =
  /** Words or a number of some title. */
  | {
      readonly kind: 'mark'
      /** All of them are said, each by any of its marks. */
      readonly marks: readonly (readonly string[])[]
      readonly next: number
      readonly own: boolean
    }
  /** «без полной отделки» refuses what follows, «әрлеуі жоқ» what stands before. */
  | { readonly kind: 'refusal'; readonly next: number; readonly isBehind: boolean }
  | { readonly kind: 'place'; readonly marks: readonly string[]; readonly next: number }
  | { readonly kind: 'filler'; readonly next: number }

/** Words between what titles say: «40 пайыз салып, қалғанын», "the rest". */
export const parting =
  /^(?:сал(?:ып|ам[ыи]н|ам|у)|калган\p{L}*|калды\p{L}*|остальн\p{L}*|остаток|остатка|внес\p{L}*|внест\p{L}*|беріп|берип|толеп|кейин|деген\p{L}*|вариант\p{L}*|плат[еи]\p{L}*|сло[ияе]\p{L}*|категор\p{L}*|топ\p{L}*|groups?|rate|rest|remainder|paid|pay|paying)$/u

/** What titles say at a place; null for what belongs to none. */
export function saidAt(sentence: Sentence, place: number, titles: Titles): Said | null {
  const term = sentence.at(place)
  if (term === undefined) return null
  if (term.isSign)
    return ',.;!?+/'.includes(term.text) && term.text !== ',' ? null : { kind: 'filler', next: place + 1 }
  if (term.number !== null || sentence.says(place, 'number')) return numberAt(sentence, place)
  if (term.senses.has('place')) {
    const marks = [...(term.senses.get('place') ?? [])].map((each) => `@${each}`)
    const isTold = titles.offers.some((offer) =>
      offer.marks.some((each) => marks.some((mark) => each.has(mark))),
    )
    return isTold ? { kind: 'place', marks, next: place + 1 } : null
  }
  if (sentence.says(place, 'rooms')) return null
  // «наурыз, квартира с отделкой»
  if (sentence.says(place, 'cat'))
    return sentence.says(place, 'cat', 'flat') ? { kind: 'filler', next: place + 1 } : null
  // «пайызсыз рассрочка 30 пайыз»: beside the word for instalments it only tells that nothing is added.
  const isBeside = [place - 1, place + 1].some((at) => sentence.says(at, 'programme', 'installment'))
  if (sentence.says(place, 'interestfree') && (isBeside || !sentence.says(place, 'programme')))
    return { kind: 'mark', marks: [[interestFree]], next: place + 1, own: false }
  if (sentence.says(place, 'topic', 'first')) return { kind: 'filler', next: place + 1 }
  // «жартысын төлеп, қалғанын бөліп төлеу», «половину сразу»
  if (isHalfPaid(sentence, place)) return { kind: 'mark', marks: [['%50']], next: place + 1, own: false }
  // «жас отбасы ипотекамен» is a family, and no bank of that name.
  if (sentence.says(place, 'vague', 'people') && term.text.includes(' ')) return null
  const words = term.text
    .replace(/^соц(?=уязв)/, 'социально ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const marks = words.map((word) => titleWords(asserted(word), titles)).filter(({ length }) => length > 0)
  const refusal = words.find(refuses)
  if (marks.length > 0 && refusal !== undefined) marks.push(['not'])
  if (marks.length > 0) return { kind: 'mark', marks, next: place + 1, own: isOwn(sentence, place) }
  // «машинасыз» refuses nothing beside it.
  if (refusal !== undefined && !/с[ыиі]з$/u.test(refusal))
    return { kind: 'refusal', next: place + 1, isBehind: !/^(?:без|не|not|without|no)$/.test(refusal) }
  const isFiller =
    sentence.isFiller(place) ||
    ['bound', 'after', 'suffix', 'need', 'buy', 'house', 'most'].some((kind) => sentence.says(place, kind)) ||
    sentence.says(place, 'group') ||
    sentence.says(place, 'attr', 'low') ||
    parting.test(term.text)
  return isFiller ? { kind: 'filler', next: place + 1 } : null
}

/** «жартысын төлеп», «половину сразу», "half now", unlike «на половину срока», "half of the house". */
function isHalfPaid(sentence: Sentence, place: number): boolean {
  if (!/^(?:жарты(?:сы|сын)|половин[ау]|half)$/.test(sentence.textAt(place))) return false
  if (/^(?:на|for)$/.test(sentence.textAt(place - 1))) return false
  const behind = sentence.at(place + 1)
  const isPaid = ['first', 'payment'].some((topic) => sentence.says(place + 1, 'topic', topic))
  const isThere = ['exists', 'programme'].some((kind) => sentence.says(place + 1, kind))
  return behind === undefined || behind.isSign || isPaid || isThere || parting.test(behind.text)
}

/** A word that no table has a sense for. */
export function isOwn(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  return term?.isKnown === false || (sentence.says(place, 'plain') && term?.isGuess === false)
}

/** «рассрочка, взнос 30»: tens without a unit behind the word for the first payment, where a kind of instalments is told; no first payment of instalments is told in millions without them. */
function isBareShare(sentence: Sentence, place: number, amount: Amount): boolean {
  const isTens = isBare(amount) && amount.value >= 10 && amount.value < 100 && amount.value % 5 === 0
  const isFirst = [1, 2].some(
    (back) =>
      sentence.says(place - back, 'topic', 'first') &&
      !sentence.says(place - back, 'have') &&
      (back === 1 || sentence.says(place - 1, 'bound') || sentence.isFiller(place - 1)),
  )
  return isTens && isFirst && sentence.terms.some((_, at) => sentence.says(at, 'programme', 'installment'))
}

/** What is paid at once of two equal parts, in percent. */
const half = 50

/** «взнос 20 %», «дома 1»: a rate, or a number of a house. */
export function numberAt(sentence: Sentence, place: number): Said | null {
  const amount = readAmount(sentence, place)
  if (amount === null || amount.scale !== null || amount.isTenge || amount.isForeign) return null
  if (amount.unit === 'percent') {
    // «под 20 процентов годовых» is what a loan costs.
    const isRate =
      /^(?:под|at)$/.test(sentence.textAt(place - 1)) ||
      /^(?:годов|жылды[қк]|a year|annual|per year|жылына)/.test(sentence.textAt(amount.next))
    if (isRate) return null
    const end = sentence.says(amount.next, 'topic', 'first') ? amount.next + 1 : amount.next
    // «рассрочка 0 %», "0% instalments": nothing is paid for it.
    if (amount.value === 0) return { kind: 'mark', marks: [[interestFree]], next: amount.next, own: false }
    return { kind: 'mark', marks: [[`%${String(amount.value)}`]], next: end, own: false }
  }
  if (amount.unit !== null) return null
  // "instalment plan 50/50", «рассрочка 50 на 50»
  const isBetween = sentence.isSign(amount.next, '/') || sentence.textAt(amount.next) === 'на'
  if (amount.value === half && isBetween && sentence.at(amount.next + 1)?.number === half)
    return { kind: 'mark', marks: [[`%${String(half)}`]], next: amount.next + 2, own: false }
  // «рассрочка, взнос 30»
  if (isBareShare(sentence, place, amount))
    return { kind: 'mark', marks: [[`%${String(amount.value)}`]], next: amount.next, own: false }
  const behind = sentence.isSign(amount.next, '-') ? amount.next + 1 : amount.next
  const isHouse = sentence.says(place - 1, 'house') || sentence.says(behind, 'house')
  if (!isHouse) return null
  const end = sentence.says(behind, 'house') ? behind + 1 : amount.next
  return { kind: 'mark', marks: [[`#${String(amount.value)}`]], next: end, own: false }
}
