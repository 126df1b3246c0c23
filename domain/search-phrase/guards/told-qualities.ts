import type { Sentence, Told } from '../sentence.ts'

/** How good a school or a clinic is, which no filter tells. */
const quality =
  /^(?:рейтинг\p{L}*|сильн\p{L}*|престижн\p{L}*|элитн\p{L}*|rating|ratings|ranked|rated|мықты\p{L}*|мыкты\p{L}*)$/u

/** «школы в районе были сильные по рейтингу», "highly rated schools": how good places are, where no word for near stands beside them. */
export function qualitiesOfPlaces(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'nearby') return false
    const [start, end] = sentence.partOf(from, to)
    let [isGood, isNear] = [false, false]
    for (let at = start; at < end; at++) {
      isGood ||= quality.test(sentence.textAt(at))
      isNear ||= sentence.says(at, 'near') && !sentence.says(at, 'bound')
    }
    return isGood && !isNear
  })
}
