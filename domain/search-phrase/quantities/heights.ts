import type { Sentence } from '../sentence.ts'

/** Few houses have more floors. */
export const mostOfHouse = 25

/** "or higher", «и выше», «одан жоғары» */
export function isOfHeight(sentence: Sentence, place: number): boolean {
  return /high|above|lower|below|upper|выше|ниже|жоғары|төмен|жогары|томен/.test(sentence.textAt(place))
}

/** «минимум пятый», «екіншіден», "third", «5-й»: a number in its order. */
export function isInOrder(sentence: Sentence, place: number): boolean {
  if (sentence.says(place, 'suffix', 'ordinal')) return true
  const text = sentence.textAt(place)
  return (
    sentence.says(place, 'number') &&
    /^(?:first|second|third|\p{L}+th)$|(?:ый|ой|ий|ого|его|ому|ему|ом|ем)$|[иы]?нш[иы]/u.test(text)
  )
}

/** Whether a sentence tells of floors. */
export function speaksOfFloors(sentence: Sentence): boolean {
  const isFloor = (at: number) =>
    sentence.says(at, 'unit', 'floor') ||
    sentence.says(at, 'sort', 'floor') ||
    sentence.says(at, 'sort', '-floor')
  return sentence.terms.some((_, at) => isFloor(at))
}

/** Whether a word from a place to another bounds a height. */
export function saysHeight(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (sentence.says(at, 'height')) return true
  return false
}
