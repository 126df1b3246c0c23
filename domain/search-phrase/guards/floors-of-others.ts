import type { Sentence } from '../sentence.ts'
import { kazakhBuyers } from '../words/people.ts'

/** "it was on the second floor", «она была на втором этаже»: where a former home was. */
export function isOfPast(sentence: Sentence, from: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  return [1, 2, 3].some(
    (back) => /^(?:was|был[ао]?)$/.test(text(from - back)) && /^(?:it|он[ао]?)$/.test(text(from - back - 1)),
  )
}

/** «8 этажда тұратын досым», «сыныптасым тұрады 9 этажда»: the floor on which somebody lives. */
export function isWhereOthersLive(sentence: Sentence, start: number, from: number, to: number): boolean {
  const isBehind =
    sentence.textAt(from - 1) === 'турады' &&
    /[ыи]?м(?:[ыи]з)?$/.test(sentence.textAt(start)) &&
    /[дт][ае]$/.test(sentence.textAt(to - 1))
  if (isBehind) return true
  return sentence.textAt(to) === 'туратын' && kazakhBuyers.test(sentence.textAt(to + 1))
}

/** «үйдің биіктігі қанша, 16 қабат па»: how high a house is. */
export function isHeightAsked(sentence: Sentence, start: number, to: number): boolean {
  const isAsked = /^[мбп][ае]$/.test(sentence.textAt(to)) && sentence.says(to - 1, 'unit', 'floor')
  const [before] = sentence.partOf(start - 2)
  return (
    isAsked &&
    sentence.terms.some(({ text }, at) => at >= before && at < to && /^би[іи]кт[іи]г[іи]$/.test(text))
  )
}

/** «бір қабаттан екі студия», "two flats on one floor": one floor for both, and not the first. */
export function isSameFloor(sentence: Sentence, from: number): boolean {
  if (sentence.textAt(from) === 'one' && sentence.textAt(from + 1) === 'floor') return true
  if (sentence.says(from + 2, 'after')) return false
  return sentence.at(from)?.text === 'бир' && /^[қк]абат(?:та|тан)$/.test(sentence.textAt(from + 1))
}
