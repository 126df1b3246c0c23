import type { Sentence } from '../../sentence.ts'

/** Kinds of words that tell what is light of a home, or that stand beside its other attributes. */
const ofHome = ['cat', 'rooms', 'number', 'join', 'house', 'unit', 'topic', 'sort', 'attr', 'finish', 'thing']

/** «просыпаться с солнцем», "wake up with the sun": what one does then. */
const waking = /^(?:просып|просн|встава|wak|оян)/

/**
 * "baby is a light sleeper", "light rail", "we travel light": the word alone tells of the sun only beside a home, its
 * rooms or other attributes, or where nothing stands beside it.
 */
export function isLightOfOther(sentence: Sentence, place: number): boolean {
  if ([1, 2, 3, 4].some((back) => waking.test(sentence.textAt(place - back)))) return true
  // "I get up at 6 with the sun"
  const isWith = [1, 2].some((back) => /^(?:with|с|со)$/.test(sentence.textAt(place - back)))
  const rises = /^(?:get|gets|rise|rises|up|встаю|встаём|встаем|поднимаюсь)$/
  if (isWith && [3, 4, 5, 6, 7].some((back) => rises.test(sentence.textAt(place - back)))) return true
  if (!/^(?:light|bright)$/.test(sentence.textAt(place))) return false
  const isUnknown = (at: number) => {
    const term = sentence.at(at)
    return term !== undefined && !term.isSign && !term.isKnown && term.number === null
  }
  const isOfHome = (at: number) => ofHome.some((kind) => sentence.says(at, kind))
  // "bright airy flat"
  if (isUnknown(place + 1))
    return !['cat', 'rooms', 'number', 'house'].some((kind) => sentence.says(place + 2, kind))
  // "the suitcase is light", "we travel light"
  const before = /^(?:is|are|was)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  return isUnknown(before) && !isOfHome(place + 1)
}
