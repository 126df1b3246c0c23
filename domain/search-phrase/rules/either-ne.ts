import type { Sentence } from '../sentence.ts'

/** What «не … не» may be said of in Kazakh; Russian words of finishes and floors are refused by it. */
const kinds = ['thing', 'side', 'place', 'poi', 'rooms']

/** The farthest that the second «не» stands from the first. */
const furthest = 5

/** «не тау, не қала көрінетін»: whether a Kazakh «не» before each of two things of a kind is "either … or". */
export function isEitherNe(sentence: Sentence, place: number): boolean {
  if (!sentence.isNe(place) || !sentence.isKazakh) return false
  const kind = kinds.find((each) => isOf(sentence, place + 1, each))
  if (kind === undefined || sentence.says(place + 1, 'end')) return false
  // «не Алматы, не Астана» is Russian without the endings of Kazakh.
  if (kind === 'place' && sentence.at(place + 1)?.tail === null) return false
  const isOther = (at: number) => sentence.isNe(at) && isOf(sentence, at + 1, kind)
  for (let away = 2; away <= furthest; away++) if (isOther(place + away) || isOther(place - away)) return true
  return false
}

/** Whether a term is of a kind; rooms may be counted: «бір бөлмелі». */
function isOf(sentence: Sentence, place: number, kind: string): boolean {
  const isCount = sentence.says(place, 'number') || typeof sentence.at(place)?.number === 'number'
  return sentence.says(place, kind) || (kind === 'rooms' && isCount)
}
