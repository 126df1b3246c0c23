import { isMoney, readAmount } from '../quantities/amounts.ts'
import type { Sentence } from '../sentence.ts'
import { isWishBesideSale } from './beside-sale.ts'
import { clauses, endsSentence, placeOf } from './clauses.ts'
import { isFormerView, isGivenUp, isOwnedAlready, isPaidNow } from './former-wishes.ts'
import { originAt } from './moves.ts'
import { isNeed, isOwn } from './own-verbs.ts'
import { afterGiven, moneyAfter, type Stretch, stretchOf } from './stretches.ts'
import { isForStudent, isForThem, isOfBuyer, isPlace, isTherePlace, tellsOfStudy } from './there.ts'

/**
 * The parts of a sentence that tell of the visitor's own life: «живу на 5 этаже», «продаём однушку», "i work on the 5th
 * floor", «бесінші қабатта тұрамын». They wish nothing, up to the end of the sentence or to what is needed.
 */
export function ownFacts(sentence: Sentence): Stretch[] {
  // "i work near the square, so something around there"
  const there = sentence.terms.findIndex(
    // "anywhere but there"
    ({ text }, at) => (text === 'there' || text === 'туда') && !sentence.says(at - 1, 'not', 'before'),
  )
  const isThere = there >= 0
  const isBeside = sentence.terms.some(
    (_, at) => at < there && (sentence.says(at, 'near') || sentence.says(at, 'poi')),
  )
  if (isBeside) return []
  const found: Stretch[] = []
  let isSelling = false
  let isWhole = false
  let isLiving = false
  for (const [from, to, isStart] of clauses(sentence)) {
    if (isStart) isSelling = false
    const own = placeOf(sentence, from, to, isOwn)
    const need = placeOf(sentence, from, to, isNeed)
    const isFact = isGivenUp(sentence, from, to) || isFormerView(sentence, from, to)
    if (isFact || isOwnedAlready(sentence, from, to)) {
      found.push([from, to])
      continue
    }
    if (own === null) {
      if (isLiving && isPaidNow(sentence, from, to)) {
        found.push([from, to])
        continue
      }
      isLiving = false
      isSelling &&= need === null && goesOn(sentence, from, to, isWhole)
      if (isSelling) found.push([from, to])
      continue
    }
    isLiving = true
    isSelling =
      need === null &&
      afterGiven(sentence, own, to) === null &&
      (sentence.says(own, 'own', 'sell') || sentence.textAt(own) === 'sell') &&
      moneyAfter(sentence, own, to) === null
    isWhole = isWholeSale(sentence, from, to)
    const stretch = stretchOf(sentence, from, to, own, need)
    // «балконы жоқ, бірінші қабат деген пәтерде тұрамыз»: what is told of it before is the home that there is.
    const isListed =
      need === null &&
      sentence.isKazakh &&
      sentence.says(own, 'own', 'last') &&
      isOfOwnHome(sentence, from, own)
    found.push(isListed ? [Math.min(stretch[0], startOf(sentence, from)), stretch[1]] : stretch)
    // «жалға тұрамыз екі бөлмелі пәтерімізді сатамыз»
    const next = sentence.isKazakh ? placeOf(sentence, stretch[1], to, isOwn) : null
    if (next !== null && need === null) found.push(stretchOf(sentence, stretch[1], to, next, null))
    // "moved from Karaganda and rent a one-room flat"
    const more = sentence.says(own, 'own', 'origin') ? placeOf(sentence, own + 2, to, isOwn) : null
    if (more !== null) found.push(stretchOf(sentence, more, to, more, need))
  }
  // "my colleague bought in …, but our work is in …, so we want there": the last place before the word.
  const last = isThere
    ? found.findLastIndex(([from, to]) => from < there && hasPlace(sentence, from, to))
    : -1
  if (isThere || isTherePlace(sentence, found))
    return found.flatMap((stretch, number) =>
      last >= 0 && number !== last ? [stretch] : withoutPlaces(sentence, stretch),
    )
  if (isForThem(sentence, found))
    return found.flatMap((stretch) =>
      isOfBuyer(sentence, stretch) ? [stretch] : withoutPlaces(sentence, stretch),
    )
  if (isForStudent(sentence, found))
    return found.flatMap((stretch) =>
      tellsOfStudy(sentence, stretch) ? withoutPlaces(sentence, stretch) : [stretch],
    )
  for (const at of sentence.terms.keys()) {
    const origin = originAt(sentence, at)
    if (origin !== null) found.push(origin)
  }
  return found
}

/** Whether a part behind a comma tells more of a sale; of a whole one only what is added to its sum: "plus 4 mln from dad". */
function goesOn(sentence: Sentence, from: number, to: number, isWhole: boolean): boolean {
  if (isOfSold(sentence, from, to)) return true
  if (isWhole) return /^(?:plus|and|плюс|и|еще)$/.test(sentence.textAt(from)) && isSumAt(sentence, from + 1)
  return !isWishBesideSale(sentence, from, to)
}

/** «продали гараж за 6 млн», "sold the car": a sale that nothing more is told of, since its sum is told or it is no home. */
function isWholeSale(sentence: Sentence, from: number, to: number): boolean {
  return (
    placeOf(sentence, from, to, isSumAt) !== null ||
    placeOf(sentence, from, to, (_, at) => noHome.test(sentence.textAt(at))) !== null
  )
}

const noHome =
  /^(?:car|dacha|garage|land|plot|business|машин[ауы]|авто|тачк[ау]|дач[ау]|гараж|участок|землю|бизнес|к[өо]л[іи]г(?:імізді|имизди|ін|імді|имди)|к[өо]л[іи]кт[іи]|дачан?ы|гаражд?ы|жер(?:[іи]м)?(?:[іи]зд)?д?[іи]|мал(?:ым)?(?:ызд)?д?ы)$/

function isSumAt(sentence: Sentence, place: number): boolean {
  const amount = readAmount(sentence, place)
  return amount !== null && isMoney(amount)
}

/** «пәтерімді сатамын, 2 бөлмелі, 54 кв, 3 бөлмелі қараймын»: numbers alone behind a sale are of what is sold, where other rooms follow. */
function isOfSold(sentence: Sentence, from: number, to: number): boolean {
  const isBare = sentence.terms.slice(from, to).every(({ number, isSign }, at) => {
    return number !== null || isSign || ['unit', 'number'].some((kind) => sentence.says(from + at, kind))
  })
  return isBare && sentence.terms.some((_, at) => at > to && isRooms(sentence, at))
}

const isRooms = (sentence: Sentence, at: number) =>
  sentence.says(at, 'rooms') || (sentence.says(at, 'unit', 'rooms') && !sentence.says(at, 'scale'))

/** Whether «деген пәтерде» stands in a part before its verb. */
function isOfOwnHome(sentence: Sentence, from: number, own: number): boolean {
  return sentence.terms.some(
    ({ text }, at) =>
      at > from &&
      at < own &&
      /^(?:п[әа]тер|[үу]й)(?:де|імде|[іи]м[іи]зде)$/.test(text) &&
      /^(?:деген|дейт[іи]н|бар|жо[қк])$/.test(sentence.textAt(at - 1)),
  )
}

/** The place where the sentence of a part begins, if nothing is needed in it before. */
function startOf(sentence: Sentence, from: number): number {
  let start = from
  while (start > 0 && !endsSentence(sentence, start - 1)) start--
  return placeOf(sentence, start, from, isNeed) === null ? start : from
}

function hasPlace(sentence: Sentence, from: number, to: number): boolean {
  return placeOf(sentence, from, to, (_, at) => sentence.says(at, 'place')) !== null
}

/** A stretch without the words for places in it. */
function withoutPlaces(sentence: Sentence, [from, to]: Stretch): Stretch[] {
  const rest: Stretch[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && !isPlace(sentence, at)) continue
    if (at > start) rest.push([start, at])
    start = at + 1
  }
  return rest
}
