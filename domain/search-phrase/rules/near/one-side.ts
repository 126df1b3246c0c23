import type { Rule, Sentence } from '../../sentence.ts'
import { poiAt } from '../place-rules.ts'

/**
 * «бір жағы метро, бір жағы бақша», «с одной стороны парк, с другой школа», "a park on one side": what is beside a
 * house on each of its sides is near.
 */
export const oneSide: Rule = (sentence, place) => {
  const at = afterSide(sentence, place)
  const poi = at === null ? null : poiAt(sentence, at)
  if (at === null || poi === null) return null
  const isEnd =
    (sentence.at(at + 1)?.isSign ?? true) || sentence.says(at + 1, 'exists') || sentence.says(at + 1, 'join')
  return isEnd ? { next: at + 1, wishes: [{ key: 'nearby', values: [poi], at }] } : null
}

/** The place behind words for one of the sides of a house; null for none. */
function afterSide(sentence: Sentence, place: number): number | null {
  const text = (at: number) => sentence.textAt(at)
  const isKazakh =
    /^(?:б[іи]р|ек[іи]нш[іи]|келес[іи]|ар[ғг]ы|берг[іи])$/.test(text(place)) &&
    /^жа[ғг](?:ы|ында)$/.test(text(place + 1))
  if (isKazakh) return place + 2
  if (/^(?:с|со)$/.test(text(place)) && /^(?:одной|другой)$/.test(text(place + 1)))
    return /^стороны$/.test(text(place + 2)) ? place + 3 : place + 2
  return null
}
