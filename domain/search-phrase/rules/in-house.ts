import { houseLetter } from '../names/houses.ts'
import type { Sentence } from '../sentence.ts'

/** «внизу», «в доме», «үйде», "in the building" */
export function isInHouse(sentence: Sentence, place: number): boolean {
  const isHouse = /^(?:доме|домах|домом|building|in the building|уйде|уйинде|уйдин)$/.test(
    sentence.textAt(place),
  )
  // «үйдің жанында мектеп» is around it.
  const isBeside = sentence.says(place + 1, 'near', 'after')
  // "shop in building B" is in that one.
  const isNamed = /^(?:building|доме)$/.test(sentence.textAt(place)) && isMark(sentence, place + 1)
  return (isHouse && !isBeside && !isNamed) || sentence.says(place, 'below')
}

/** «в доме есть паркинг», «үйде дүкен болсын»: the part of a sentence is about what the house has. */
export function isOfHouse(sentence: Sentence, place: number): boolean {
  const [from] = sentence.partOf(place)
  // «чтобы в доме был магазин»
  const start = /^(?:чтобы?|чтоб)$/.test(sentence.textAt(from)) ? from + 1 : from
  return from < place && [start, start + 1].some((at) => at < place && isInHouse(sentence, at))
}

/** Verbs that tell what a house is to have. */
const being =
  /^(?:чтобы?|чтоб|был[аио]?|быть|будет|есть|имелся|имелась|долж(?:ен|на|но|ны)(?: быть)?|обязател\p{L}*|болсын\p{L}*|болса|болуы|бар|болмаса болмайды|should|must|be|is|has|have|having|with)$/u

/** «паркинг чтоб был в доме», "house must have parking": what is told of the house where it is told to have something. */
export function isWantedInHouse(sentence: Sentence, place: number): boolean {
  return isToldInHouse(sentence, place) && isToBe(sentence, place)
}

/** «кладовые в доме», "parking in the building": beside a house that has no name. */
export function isToldInHouse(sentence: Sentence, place: number): boolean {
  const says = (is: (at: number) => boolean) => hasInPart(sentence, place, is)
  const isHouse = (at: number) =>
    isInHouse(sentence, at) ||
    (/^(?:house|дом|үй|уй)$/.test(sentence.textAt(at)) && !sentence.says(at + 1, 'number'))
  // «паркинг в доме 2» is bought in that house.
  const isNamed = (at: number) =>
    sentence.says(at, 'place') || (sentence.says(at, 'house') && isMark(sentence, at + 1))
  return says(isHouse) && !says(isNamed)
}

/** «паркинг чтоб был», «паркинг болсын»: the part of a sentence tells that something is to be there. */
export function isToBe(sentence: Sentence, place: number): boolean {
  return hasInPart(sentence, place, (at) => being.test(sentence.textAt(at)) || sentence.says(at, 'exists'))
}

/** «паркинг чтоб был», "must have parking": the same of what is wished, unlike «паркинг есть». */
export function isWishedToBe(sentence: Sentence, place: number): boolean {
  return hasInPart(sentence, place, (at) =>
    /^(?:чтобы?|чтоб|долж(?:ен|на|но|ны)(?: быть)?|болсын\p{L}*|should|must)$/u.test(sentence.textAt(at)),
  )
}

function hasInPart(sentence: Sentence, place: number, is: (at: number) => boolean): boolean {
  const [from, to] = sentence.partOf(place)
  for (let at = from; at < to; at++) if (at !== place && is(at)) return true
  return false
}

function isMark(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  return term !== undefined && !term.isSign && (term.number !== null || houseLetter(term.text) !== null)
}

/** The place behind what tells that premises are only beside the home: «рядом с офисом», "cafe downstairs"; null for none. */
export function afterBeside(sentence: Sentence, place: number): number | null {
  let before = place - 1
  while (place - before < 3 && sentence.isFiller(before) && !sentence.says(before, 'near')) before--
  if (sentence.says(before, 'near', 'before') && !sentence.says(before, 'bound')) return place + 1
  let at = place + 1
  while (at - place < 4 && sentence.isFiller(at) && !sentence.says(at, 'near') && !isInHouse(sentence, at))
    at++
  if (isInHouse(sentence, at)) return at + 1
  // «коммерция на первом этаже, двушка»; alone it is what is bought.
  const isFirst = sentence.says(at, 'end', 'first') && sentence.says(at + 1, 'unit', 'floor')
  if (isFirst && isOfFlats(sentence)) return at + 2
  // «офис рядом с метро» has something of its own that is near.
  const next = sentence.at(at + 1)
  const isEnd = next === undefined || next.isSign || sentence.says(at + 1, 'noise')
  const isNamed = [at + 1, at + 2, at + 3].some((each) =>
    ['poi', 'place', 'thing', 'part'].some((kind) => sentence.says(each, kind)),
  )
  return sentence.says(at, 'near', 'after') && isEnd && !isNamed ? at + 1 : null
}

/** Whether a sentence tells of flats or of what is around a home. */
function isOfFlats(sentence: Sentence): boolean {
  return sentence.terms.some(
    (_, at) =>
      ['rooms', 'feature', 'thing'].some(
        (kind) =>
          sentence.says(at, kind) && !sentence.says(at, 'street') && !sentence.says(at, 'thing', 'street'),
      ) ||
      sentence.says(at, 'cat', 'flat') ||
      sentence.says(at, 'unit', 'rooms'),
  )
}
