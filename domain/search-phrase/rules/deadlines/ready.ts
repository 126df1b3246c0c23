import { isMoney, readAmount } from '../../quantities/amounts.ts'
import type { Sentence } from '../../sentence.ts'
import { afterAsSoonAsPossible } from '../orders/soonest.ts'

/** Whether a word may be of a house that is ready or being built. */
export function mayTellOfBuilding(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'ready') ||
    sentence.says(place, 'building') ||
    /^(?:construction$|ready$|стройк|дайын бол)/.test(sentence.textAt(place))
  )
}

/** «дом сдали как можно раньше» without a word that wishes. */
export function isTold(sentence: Sentence, place: number): boolean {
  if (sentence.textAt(place) !== 'сдали') return false
  const isSoon = /^(?:как можно (?:раньше|быстрее|скорее))(?: |$)/.test(
    [1, 2, 3].map((away) => sentence.textAt(place + away)).join(' '),
  )
  return isSoon && afterAsSoonAsPossible(sentence, place) === null
}

/** "is the building done already?" asks about a house, unlike "is there a ready flat?". */
export function isDoneAsked(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const isOfHouse =
    /^(?:the|this|that|your|it)$/.test(sentence.textAt(start + 1)) || sentence.says(start + 1, 'place')
  return /^(?:is|are)$/.test(sentence.textAt(start)) && isOfHouse && sentence.isSign(end, '?')
}

/** The place behind words that a building site is finished; null for none. */
export function afterFinished(sentence: Sentence, place: number): number | null {
  let at = place
  while (
    at - place < 3 &&
    /^(?:чтобы?|чтоб|была?|уже|полностью|толы[қк]|is|s|be|must|must be|should|should be|has|to|has to be|already)$/.test(
      sentence.textAt(at),
    )
  )
    at++
  const isEnd =
    /^(?:б[іи]ткен(?: [үу]й\p{L}*)?|б[іи]тт[іи]|б[іи]тс[еі]н?|ая[қк]тал(?:[ғг]ан|ды|сын|са)|закончен\p{L}*|завершен\p{L}*|окончен\p{L}*|finished|completed|complete|over|done)$/u
  return isEnd.test(sentence.textAt(at)) ? at + 1 : null
}

/** What a house is built of, before its verb in Kazakh and behind it elsewhere. */
const material =
  /^(?:кирпич\p{L}*|монолит\p{L}*|панел\p{L}*|бетон\p{L}*|газоблок\p{L}*|пеноблок\p{L}*|к[іи]рп[іи]ш\p{L}*|bricks?|concrete|monolith\p{L}*|panels?|wood|stone)$/u

export function isOfMaterial(sentence: Sentence, place: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  const isBuilt = /^(?:салын[ғг]ан|постро|built)/.test(text(place))
  if (!isBuilt) return false
  return (
    material.test(text(place - 1)) ||
    (/^(?:из|of|from|in|with)$/.test(text(place + 1)) && material.test(text(place + 2)))
  )
}

/** «үй дайын болсын»: a house that is to be ready, where no date is told that it is to be ready by. */
export function isToBeReady(sentence: Sentence, place: number): boolean {
  if (!/^дайын бол(?:сын|уы|у)$/.test(sentence.textAt(place))) return false
  const [start, end] = sentence.partOf(place)
  if (
    sentence.terms.some(
      ({ text }, at) => at >= start && at < end && /^(?:кезге|кезде|уа[қк]ыт[қк]а)$/.test(text),
    )
  )
    return false
  for (let at = start; at < end; at++)
    if (
      ['year', 'season', 'quarter', 'after'].some((kind) => sentence.says(at, kind)) ||
      (sentence.at(at)?.number ?? 0) > 2000
    )
      return false
  return true
}

/** «родители готовы дать 5 млн», «платить готовы»: who is ready to do something, and no house. */
export function isOfWill(sentence: Sentence, place: number): boolean {
  const isVerb = (at: number) => /.(?:ть|ти|чь)(?:ся)?$/.test(sentence.textAt(at))
  // «готова 200 за ипотеку», «готов по 400 тысяч в месяц»
  const at = sentence.textAt(place + 1) === 'по' ? place + 2 : place + 1
  const isSum = sentence.isNumber(at) && !((sentence.at(at)?.number ?? 0) > 2000)
  // «готов до 50 млн»: who may pay so much
  const isStart =
    (sentence.at(place - 1)?.isSign ?? true) ||
    /^(?:я|мы|клиент(?:ка)?|покупатель)$/.test(sentence.textAt(place - 1))
  const most = isStart && sentence.textAt(place + 1) === 'до' ? readAmount(sentence, place + 2) : null
  const isPaid = most !== null && isMoney(most)
  // «готовы к переезду», «муж готов на любой этаж», unlike «готов к заселению», «готов на 90 %»
  const isTo =
    (sentence.textAt(place + 1) === 'на' && sentence.at(place + 2)?.number === null) ||
    (sentence.textAt(place + 1) === 'к' && /^(?:переезд|покуп|сделк|ипотек)/.test(sentence.textAt(place + 2)))
  // «готова ипотека»
  const isLoan = sentence.says(place + 1, 'programme')
  const isOne = isSum || isPaid || isTo || isLoan || isVerb(place + 1) || isVerb(place - 1)
  return /^готов[аы]?$/.test(sentence.textAt(place)) && isOne
}

/** «тоңып күткім келмейді», «автобус күткім келмейді»: who does not want to wait for something else than a house. */
export function isWaitOfOthers(sentence: Sentence, place: number): boolean {
  if (!/^к[үу]тк[іи]м(?:[іи]з)? келмейд[іи]$/.test(sentence.textAt(place))) return false
  const before = sentence.at(place - 1)
  const isUnknown = before?.isKnown === false && !before.isSign && before.number === null
  return isUnknown || sentence.says(place - 1, 'poi')
}

/** «2015 жылы салынған үйдеміз»: a house that was built in a year of the past. */
export function isBuiltBefore(sentence: Sentence, place: number, year: number): boolean {
  if (!sentence.says(place, 'ready')) return false
  const at = sentence.says(place - 1, 'unit', 'year') ? place - 2 : place - 1
  const built = sentence.at(at)?.number ?? year
  return built > 1900 && built < year
}
