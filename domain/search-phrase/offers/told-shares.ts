import { isBare, readAmount } from '../quantities/amounts.ts'
import { cheaper } from '../rules/unit-with-flat.ts'
import type { Sentence } from '../sentence.ts'

/** A share that something is cheaper by, with the words that tell so; null for none. */
export function shareAt(
  sentence: Sentence,
  place: number,
): { value: number; from: number; next: number } | null {
  const amount =
    sentence.at(place)?.number === null && !sentence.says(place, 'number')
      ? null
      : readAmount(sentence, place)
  // «акция минус 15»
  const isBareMinus =
    amount !== null &&
    isBare(amount) &&
    sentence.says(place - 1, 'minus') &&
    amount.value < 100 &&
    saysPromo(sentence)
  if (amount === null || !(amount.unit === 'percent' || isBareMinus)) return null
  const end = lastOf(sentence, amount.next, 1)
  const start = lastOf(sentence, place - 1, -1)
  // «на 10 % дешевле, чем у соседей»
  const isCompared = /^(?:чем|than|ниже|below)/.test(sentence.textAt(end ?? place))
  if ((end === null && start === null) || isCompared) return null
  return { value: amount.value, from: start ?? place, next: end ?? amount.next }
}

function saysPromo(sentence: Sentence): boolean {
  return sentence.terms.some((_, at) => sentence.says(at, 'promo'))
}

/** The end of words for a promotion or a lower price beside a share, over fillers; null where none is there. */
function lastOf(sentence: Sentence, place: number, step: 1 | -1): number | null {
  let found: number | null = null
  for (let at = place; Math.abs(at - place) < 5; at += step) {
    const isTold =
      sentence.says(at, 'promo') ||
      sentence.says(at, 'minus') ||
      // "-4%", "4-room -4%"
      (step === -1 && sentence.isSign(at, '-−') && sentence.at(at)?.isTight === false) ||
      cheaper.test(sentence.textAt(at))
    if (isTold) found = step === 1 ? at + 1 : at
    // "10% parking discount"
    else if (!isBetween(sentence, at) && !isOtherUnit(sentence, at)) break
  }
  return found
}

export function isOtherUnit(sentence: Sentence, place: number): boolean {
  return ['garage', 'storageroom', 'comm'].some((category) => sentence.says(place, 'cat', category))
}

function isBetween(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  const isFiller = sentence.isFiller(place) && !sentence.says(place, 'cat')
  return (
    isFiller ||
    sentence.says(place, 'suffix') ||
    sentence.says(place, 'bound') ||
    /^(?:деген|на|в|по|-|of)$/.test(text)
  )
}
