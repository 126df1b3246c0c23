import type { Sentence } from '../sentence.ts'

/** «кухня 9 метров мало», "50 sqm is not enough": what there is and does not do. */
export function isTooLittle(sentence: Sentence, place: number): boolean {
  const at = sentence.afterFillers(place, 2)
  if (/^(?:мало|маловато|тесно|тесновато|впритык)$/.test(sentence.textAt(at))) return true
  if (!/^(?:is|are)$/.test(sentence.textAt(place))) return false
  const words = [0, 1, 2, 3].map((away) => sentence.textAt(place + away)).join(' ')
  return /^(?:is|are) (?:not enough|too (?:small|little|tight))/.test(words)
}

/** «трёшка это дорого», «двушка дороговато,»: rooms that cost too much; «двушка дорого?» asks. */
export function isTooDear(sentence: Sentence, place: number): boolean {
  const isForUs = sentence.at(place)?.text === 'для' && /^(?:нас|меня)$/.test(sentence.textAt(place + 1))
  const isThis = isForUs || /^(?:это|уже)$/.test(sentence.textAt(place))
  const at = isForUs ? place + 2 : isThis ? place + 1 : place
  if (!/^(?:дорого|дороговато|многовато)$/.test(sentence.textAt(at)) || sentence.isSign(at + 1, '?'))
    return false
  return isThis || (sentence.at(at + 1)?.isSign ?? true)
}
