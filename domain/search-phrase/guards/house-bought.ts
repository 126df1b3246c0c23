import type { Sentence, Told } from '../sentence.ts'

/** A house as a thing to buy, in forms that no other word for our buildings has. */
const wholeHouse = /^(?:дом|домик|house|үй|үйді|уй|уйди)$/

/** Words that make it one of its own: «частный дом», "detached house", «жер үй». */
const ownHouse =
  /^(?:частн\p{L}*|отдельн\p{L}*|загородн\p{L}*|дачн\p{L}*|detached|private|country|standalone|жеке|жер)$/u

/** Wishes that a sentence about a house may have too; all others are about a flat or a building of ours. */
const ofAnyHome =
  /^(?:price_(?:from|to)|area_(?:from|to)|small|payment_to|first_payment|program|percent|near|nearby|sort|place)$/

/**
 * The places of words for a house that is to be bought: «купить дом», "buy a house", «үй сатып алу». A company that
 * sells flats has none, so it is told as not understood. Nothing where a flat, its rooms, a project or a house of ours is
 * said: then it is the building, or in Kazakh any home.
 */
export function houseBought(sentence: Sentence, told: readonly Told[]): number[] {
  const isOurs = told.some(
    ({ wish: { key, values } }) =>
      !ofAnyHome.test(key) ||
      (key === 'place' && values.some((value) => /^(?:project|address):/.test(String(value)))),
  )
  const isFlat = sentence.terms.some(
    (_, at) => sentence.says(at, 'cat') || sentence.says(at, 'unit', 'rooms') || sentence.says(at, 'rooms'),
  )
  if (isOurs || isFlat) return []
  const isAlone = sentence.terms.every((_, at) => sentence.says(at, 'house') || sentence.isFiller(at))
  return sentence.terms.flatMap(({ text }, at) => {
    if (!wholeHouse.test(text) || !sentence.says(at, 'house')) return []
    return isBought(sentence, at, told) || (isAlone && !isKazakh(text)) ? at : []
  })
}

/** Whether a house is what is bought, or is told as one of its own. */
function isBought(sentence: Sentence, place: number, told: readonly Told[]): boolean {
  const { text = '' } = sentence.at(place) ?? {}
  if (ownHouse.test(sentence.textAt(place - 1))) return true
  // «үй сатып алу», «үйді ипотекаға сатып алу», "a house to buy"
  for (let at = place + 1; at <= place + 3; at++) {
    if (sentence.says(at, 'buy')) return true
    if (!sentence.isFiller(at) && !sentence.says(at, 'programme')) break
  }
  // «үй керек», «үй іздеймін» is a wish for any home.
  if (isKazakh(text)) return false
  const [start] = sentence.partOf(place)
  for (let at = place - 1; at >= Math.max(start, place - 4); at--) {
    if (sentence.says(at, 'buy') || sentence.says(at, 'need')) return true
    // «куплю большой дом», "buy a nice house": words that describe it.
    const isSize = told.some(({ wish, from, to }) => wish.key === 'sort' && from <= at && at < to)
    if (!isSize && !sentence.isFiller(at) && sentence.at(at)?.isKnown !== false) return false
  }
  return false
}

/** Letters of Kazakh may be typed as their stand-ins. */
function isKazakh(text: string): boolean {
  return /^[үу]й/.test(text)
}
