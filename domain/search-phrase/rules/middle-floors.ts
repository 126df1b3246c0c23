import { isBare } from '../quantities/amounts.ts'
import { readQuantity } from '../quantities/quantities.ts'
import { wishesOf } from '../quantities/quantity-wishes.ts'
import { one, type Rule, type Sentence } from '../sentence.ts'

/** «орта қабат», and which floors these are: «средний этаж, с 4 по 6», "middle floors 3 to 6", «орта қабат, яғни 4 пен 6 арасы». */
export const middle: Rule = (sentence, place) => {
  if (!sentence.says(place, 'middle') && !isAmid(sentence, place)) return null
  let at = place + 1
  while (
    at - place < 5 &&
    (sentence.isSign(at, ',:(-–—') ||
      (sentence.isFiller(at) && !sentence.isNumber(at)) ||
      /^(?:я[ғг]ни|то есть|т е|i e|meaning|скажем|айталы[қк])$/.test(sentence.textAt(at)))
  )
    at++
  const floors = readQuantity(sentence, at)
  const isRange =
    floors !== null &&
    floors.second !== null &&
    floors.subject === null &&
    isBare(floors.first) &&
    isBare(floors.second) &&
    floors.second.value <= highest &&
    !isOfSize(sentence, floors.next)
  if (!isRange) return one(place + 1, 'floor_not', 'first', 'last')
  return { ...(wishesOf({ ...floors, subject: 'floor' }, []) ?? { wishes: [] }), next: floors.next }
}

/** «первый сырой, последний холодный, что-нибудь посередине»: the middle of what has a first and a last floor. */
function isAmid(sentence: Sentence, place: number): boolean {
  if (!/^(?:посередине|посерединке|middle|ортасынан|ортасы|ортасында)$/.test(sentence.textAt(place)))
    return false
  // "in the middle of the city", «қаланың ортасынан»
  if (sentence.textAt(place + 1) === 'of' || /[нтд][ыи]н$/.test(sentence.textAt(place - 1))) return false
  const isBefore = (kind: string, value?: string) =>
    sentence.terms.some((_, at) => at < place && sentence.says(at, kind, value))
  return isBefore('end', 'first') && isBefore('end', 'last') && isBefore('unit', 'floor')
}

/** No house is higher. */
const highest = 40

/** Whether a range goes on with what makes it one of something else. */
function isOfSize(sentence: Sentence, place: number): boolean {
  const behind = sentence.at(place)
  const isOfUnknown = behind?.isKnown === false && !behind.isSign && behind.number === null
  return (
    isOfUnknown || ['unit', 'scale', 'currency', 'rooms', 'vague'].some((kind) => sentence.says(place, kind))
  )
}
