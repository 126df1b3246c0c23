import type { Sentence, Told } from '../sentence.ts'
import { floorComplaints } from '../words/others.ts'

/** How good a school or a clinic is, which no filter tells. */
const quality =
  /^(?:рейтинг\p{L}*|сильн\p{L}*|престижн\p{L}*|элитн\p{L}*|rating|ratings|ranked|rated|мықты\p{L}*|мыкты\p{L}*)$/u

/** What plants and pets do to the sun. */
const needsSun =
  /^(?:needs?|loves?|likes?|wants?|нужен|нужно|нужна|любят|любит|обожа[юе]т|керек|жа[қк]сы к[өо]ред[іи]|жа[қк]сы)$/

/** Who may need light for somebody else. */
const buyer =
  /^(?:wife|husband|mum|mom|dad|mother|father|kids?|children|son|daughter|жена|муж|мама|папа|дети|сын|дочь|әйелім|аелим|күйеуім|балам|анам|i|we|you|you all|мне|нам|я|мы|маған|маган|бізге|бизге|мен|біз|биз)$/

/** "south facing, plants need the sun": what is told of something else is the reason for a side that is wished. */
export function sunOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  // «солнце в глаза не люблю», «шторы не спасают от солнца»
  const blinding = told.filter(({ wish, from, to }) => {
    const isBlinding = sentence.textAt(to) === 'в' && sentence.textAt(to + 1) === 'глаза'
    return wish.key === 'sun' && (isBlinding || sentence.textAt(from - 1) === 'от')
  })
  if (blinding.length > 0) return blinding
  const hasSide = told.some(({ wish }) => wish.key === 'side' && wish.isGeneral !== true)
  if (!hasSide) return []
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'sun') return false
    const [start, end] = sentence.partOf(from, to)
    const need = [...sentence.terms.keys()].find(
      (at) => at >= start && at < end && needsSun.test(sentence.textAt(at)),
    )
    if (need === undefined) return false
    const isOther = (at: number) => sentence.at(at)?.isKnown === false && sentence.at(at)?.isSign === false
    const words = [...sentence.terms.keys()].filter((at) => at >= start && at < end)
    return words.some(isOther) && !words.some((at) => buyer.test(sentence.textAt(at)))
  })
}

/** «школы в районе были сильные по рейтингу», "highly rated schools": how good places are, where no word for near stands beside them; "a flat for a young doctor" is of a person. */
export function qualitiesOfPlaces(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'nearby') return false
    const [start, end] = sentence.partOf(from, to)
    let [isGood, isNear] = [false, false]
    for (let at = start; at < end; at++) {
      isGood ||= quality.test(sentence.textAt(at))
      isNear ||= sentence.says(at, 'near') && !sentence.says(at, 'bound')
    }
    const isPerson =
      /^doctors?$/.test(sentence.textAt(from)) &&
      !told.some(
        (one) => one.wish.key === 'nearby' && one.from >= start && one.to <= end && one.from !== from,
      )
    return (isGood || isPerson) && !isNear
  })
}

/** «солтүстікке қараған пәтер суық болады», "west is hot in the evening": a side that is told to be cold or hot, where another one is told too. */
export function sidesComplained(sentence: Sentence, told: readonly Told[]): Told[] {
  const sides = told.filter(({ wish }) => wish.key === 'side')
  if (sides.length < 2) return []
  return sides.filter(({ wish, from, to }) => {
    if (wish.isRest === true) return false
    const [, end] = sentence.partOf(from, to)
    return sentence.terms.some(
      ({ text }, at) =>
        at >= to &&
        at < end &&
        floorComplaints.test(text) &&
        !sentence.says(at + 1, 'not') &&
        !sentence.says(at - 1, 'not'),
    )
  })
}
