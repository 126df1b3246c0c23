import { readAmount } from '../quantities/amounts.ts'
import type { Sentence } from '../sentence.ts'
import { afterRefusal } from '../steps/refusals.ts'
import { isDoneAlone } from '../rules/finish.ts'
import { numberAt } from './said.ts'
import { finishTold, type TitledOffer } from './titled-offers.ts'

/** Whether one of these finishes is told in the sentence of a place, and not refused. */
function saysFinish(sentence: Sentence, place: number, finishes: readonly string[]): boolean {
  const isApart = (at: number) =>
    sentence.terms.some(
      (_, sign) => sign > Math.min(at, place) && sign < Math.max(at, place) && sentence.isSign(sign, '.!?'),
    )
  return sentence.terms.some(
    (_, at) =>
      finishes.some((finish) => sentence.says(at, 'finish', finish)) &&
      afterRefusal(sentence, at + 1) === at + 1 &&
      !sentence.says(at - 1, 'not', 'before') &&
      // «можно без ремонта», «отделка не важна»
      ![at - 1, at + 1].some((beside) => sentence.says(beside, 'accept')) &&
      !isApart(at),
  )
}

/** Of offers that differ by a finish those with the one that is told, by the refusal in their titles: «с отделкой», «без отделки»; none where no finish is told. */
export function byFinish(sentence: Sentence, place: number, offers: readonly TitledOffer[]): TitledOffer[] {
  const saysNot = ({ marks }: TitledOffer) => marks.some((each) => each.has('not'))
  const isRough = saysFinish(sentence, place, ['rough', 'rough_plus', 'rough+rough_plus'])
  const isDone = saysFinish(sentence, place, ['fine', 'turnkey', 'fine+turnkey']) && !renovatesAlone(sentence)
  // Of both none is meant.
  if (isRough) return isDone ? [] : offers.filter(saysNot)
  const isOfFinish = offers.every(({ marks }) => marks.some((each) => each.has(finishTold)))
  return isDone && isOfFinish ? offers.filter((offer) => !saysNot(offer)) : []
}

/** «өзім жөндеймін», «ремонт сделаю сам»: whether the visitor is to renovate. */
function renovatesAlone(sentence: Sentence): boolean {
  return sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'finish', 'fine+turnkey') &&
      (isDoneAlone(sentence, at) || sentence.at(at)?.tail === 'to'),
  )
}

/** «дайын үйден», "completed buildings", unlike «тапсырылғанға дейін», "until it is completed". */
export function isReadyHouse(sentence: Sentence, place: number): boolean {
  const isUntil = [1, 2, 3, 4].some((back) => /^(?:until|till|до|пока)/.test(sentence.textAt(place - back)))
  const text = sentence.textAt(place)
  // «әрлеуі толық біткен» is of the finish.
  const isReady = text === 'completed' || (sentence.says(place, 'ready') && text !== 'биткен')
  return isReady && sentence.at(place)?.tail !== 'to' && !isUntil
}

/** «рассрочка на двушку, взнос 20 %»: the only share of a first payment, told apart from the word for instalments; null for none. */
export function shareApart(
  sentence: Sentence,
  start: number,
  end: number,
): { mark: string; from: number; next: number } | null {
  const found = [...sentence.terms.keys()].flatMap((at) => {
    if (at >= start && at < end) return []
    const one = sentence.at(at)?.number === null ? null : numberAt(sentence, at)
    if (one?.kind !== 'mark' || !one.marks.flat().every((mark) => mark.startsWith('%'))) return []
    const from = withTopic(sentence, at, 0)
    if (sentence.says(from - 1, 'not', 'before')) return []
    const isOfPayment = from < at || sentence.says(one.next - 1, 'topic', 'first')
    return isOfPayment ? [{ mark: one.marks.flat()[0] ?? '', from, next: one.next }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** «ипотека с первым взносом 10 %», unlike «ипотека 10 %»: whether a share from a place to another is of a first payment. */
export function isOfPayment(sentence: Sentence, start: number, end: number): boolean {
  return sentence.terms.some(
    (_, at) =>
      at >= start - 1 && at <= end && sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have'),
  )
}

/** «взнос 20 %, это 6 млн»: the sum that a share is; null for none. */
export function sumBehind(sentence: Sentence, place: number): { value: number; next: number } | null {
  let at = place
  while (
    at - place < 4 &&
    (sentence.isSign(at, ",=('’") ||
      /^(?:это|или|то есть|примерно|около|that|s|is|i e|or|ягни|яғни)$/.test(sentence.textAt(at)))
  )
    at++
  const amount = at === place ? null : readAmount(sentence, at)
  const isLinked = at - place > 1 || !sentence.isSign(place, ',')
  return amount?.scale === 6 && isLinked ? { value: amount.value, next: amount.next } : null
}

/** The mark of the only house that a sentence tells by its number; none where it tells several. */
export function houseApart(sentence: Sentence): string[] {
  const numbers = [...sentence.terms.keys()].flatMap((at) =>
    sentence.says(at - 1, 'house') ? (sentence.at(at)?.number ?? []) : [],
  )
  return numbers.length === 1 ? [`#${String(numbers[0])}`] : []
}

/** The place of «взнос» before a share that begins at a place; the same place where there is none. */
export function withTopic(sentence: Sentence, place: number, least: number): number {
  if (sentence.at(place)?.number === null) return place
  let at = place - 1
  while (place - at < 4 && (sentence.isFiller(at) || sentence.says(at, 'bound'))) at--
  return at >= least && sentence.says(at, 'topic', 'first') ? at : place
}

/** The place of «дом» before the number of a house that a title begins with; the same place where there is none. */
export function withHouse(sentence: Sentence, place: number, least: number): number {
  const isNumber = typeof sentence.at(place)?.number === 'number' || sentence.says(place, 'number')
  return isNumber && place > least && sentence.says(place - 1, 'house') ? place - 1 : place
}

/** «без рассрочки», «ипотека не нужна» */
export function isRefused(sentence: Sentence, start: number, end: number): boolean {
  let at = start - 1
  while (start - at < 4 && sentence.isFiller(at) && !sentence.says(at, 'not')) at--
  return sentence.says(at, 'not', 'before') || afterRefusal(sentence, end) > end
}
