import type { Sentence } from '../../sentence.ts'

/** Kinds of words that wish something of a home. */
const ofHomes = ['rooms', 'cat', 'place', 'near', 'thing', 'feature', 'sort', 'side', 'end', 'scale', 'buy']

/** Questions about a price or a time. */
const questions = /^(?:сколько|когда|how much|when|канша|кашан|қанша тұрады)$/

/**
 * «ремонт обуви», «школа танцев», "how much does renovation cost": a word that a home or its surroundings may be wished
 * with is of something else where nothing in the sentence is about homes.
 */
export function isOfTrade(sentence: Sentence, place: number): boolean {
  const others = sentence.terms.map((term, at) => ({ term, at })).filter(({ at }) => at !== place)
  const isOther = (at: number) =>
    ofHomes.some((kind) => sentence.says(at, kind)) ||
    ['rooms', 'm2', 'floor'].some((unit) => sentence.says(at, 'unit', unit))
  if (others.some(({ term, at }) => term.number !== null || isOther(at))) return false
  return others.some(({ term, at }) => {
    const isUnknown =
      !term.isKnown &&
      !term.isSign &&
      Math.abs(at - place) === 1 &&
      // «поэтому черновую» tells a reason.
      term.text !== 'поэтому' &&
      /^\p{L}{4,}(?<!ый|ий|ая|ое|ен|ный|тын|тин)$/u.test(term.text)
    return isUnknown || sentence.says(at, 'trade') || questions.test(term.text)
  })
}
