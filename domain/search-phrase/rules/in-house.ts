import type { Sentence } from '../sentence.ts'

/** «внизу», «в доме», «үйде», "in the building" */
export function isInHouse(sentence: Sentence, place: number): boolean {
  const isHouse = /^(?:доме|домом|building|in the building|уйде|уйдин)$/.test(sentence.at(place)?.text ?? '')
  // «үйдің жанында мектеп» is around it.
  const isBeside = sentence.says(place + 1, 'near', 'after')
  return (isHouse && !isBeside) || sentence.says(place, 'below')
}

/** «в доме есть паркинг», «үйде дүкен болсын»: the part of a sentence is about what the house has. */
export function isOfHouse(sentence: Sentence, place: number): boolean {
  const [from] = sentence.partOf(place)
  return from < place && [from, from + 1].some((at) => at < place && isInHouse(sentence, at))
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
      ['rooms', 'feature', 'thing'].some((kind) => sentence.says(at, kind) && !sentence.says(at, 'street')) ||
      sentence.says(at, 'cat', 'flat') ||
      sentence.says(at, 'unit', 'rooms'),
  )
}
