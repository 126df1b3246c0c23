import { houseLetter } from '../names/houses.ts'
import { isYear } from '../quantities/amounts.ts'
import type { Rule, Sentence } from '../sentence.ts'

/** Whether a place is a landmark near projects. */
export const isOfLandmark = (value: string) => value.startsWith('landmark:')

/** Whether a place is a street, or a number on it. */
export const isOfAddress = (value: string) => value.startsWith('address:')

/** A street with the words for it and its number: «на Розыбакиева 310», "310 Rozybakiev Street", «Тұран даңғылы». */
export const address: Rule = (sentence, place) => {
  const isLed = typeof sentence.at(place)?.number === 'number'
  let at = isLed ? place + 1 : place
  const street = afterStreet(sentence, at)
  const isNamed = street > at
  at = sentence.isSign(street, '«"') ? street + 1 : street
  const senses = sentence.at(at)?.senses
  const named = [...(senses?.get('place') ?? [])]
  const common = [...(senses?.get('streetname') ?? [])]
  const values = [...named.filter(isOfAddress), ...common]
  const closed = sentence.isSign(at + 1, '»"') ? at + 2 : at + 1
  const end = afterStreet(sentence, closed)
  const isBeside = isNamed || end > closed
  // «улица Абая» is no station «Абай».
  if (
    values.length === 0 ||
    (common.length === values.length && !isBeside && !isNumbered(sentence, at, values))
  )
    return isBeside && named.length > 0 && named.every(isOfLandmark) ? { next: end, wishes: [] } : null
  const numbered = (number: number | null | undefined) =>
    values.filter((value) => value.endsWith(`:${String(number)}`))
  const before = isLed ? numbered(sentence.at(place)?.number) : []
  if (isLed && before.length === 0) return null
  let number = sentence.isSign(end, ',-') ? end + 1 : end
  if (/^(?:дом|д|уй|house|no)$/.test(sentence.textAt(number))) number += 1
  if (sentence.isSign(number, '.№')) number += 1
  const letter = houseBehind(sentence, number + 1)
  const isAmount =
    letter === null && ['unit', 'scale', 'currency'].some((kind) => sentence.says(number + 1, kind))
  const behind = isAmount || isLed ? [] : numbered(sentence.at(number)?.number)
  // A name of another place too, such as a station's, is a street's beside what tells so.
  const isOnly = named.every(isOfAddress)
  const isCertain = isBeside || before.length > 0 || behind.length > 0
  if (!isOnly && !isCertain) return null
  const found = behind.length > 0 ? behind : before.length > 0 ? before : values
  if (behind.length > 0 && letter !== null)
    return {
      next: number + 3,
      wishes: [
        { key: 'place', values: found },
        { key: 'house', values: [letter] },
      ],
    }
  const next = behind.length > 0 ? afterHouse(sentence, number + 1) : end
  return { next, wishes: [{ key: 'place', values: found }] }
}

/** «речная 18»: an ordinary word is a street before the number of a house that is on it; small numbers may be of anything. */
function isNumbered(sentence: Sentence, place: number, streets: readonly string[]): boolean {
  const number = sentence.at(place + 1)?.number ?? 0
  const isAmount = ['unit', 'scale', 'currency', 'suffix'].some((kind) => sentence.says(place + 2, kind))
  const isJoined = sentence.isSign(place + 2, '-–—+%') || sentence.says(place + 2, 'join')
  return (
    number >= leastAlone &&
    !isAmount &&
    !isJoined &&
    streets.some((each) => each.endsWith(`:${String(number)}`))
  )
}

/** From here on the number of a house tells a street without a word for streets. */
const leastAlone = 10

/** «ул. Абая 50, кв. 12», «Абай көшесі 50, 12 пәтер»: where the visitor lives. */
export const ownAddress: Rule = (sentence, place) => {
  const isNumber = (at: number) => typeof sentence.at(at)?.number === 'number'
  const name = afterStreet(sentence, place)
  let at = name
  while (at - name < 2 && !isNumber(at) && sentence.at(at) !== undefined && !sentence.isSign(at, ',.;')) at++
  const street = afterStreet(sentence, at)
  if (street === name || !isNumber(street)) return null
  const behind = sentence.isSign(street + 1, ',') ? street + 2 : street + 1
  if (street > at && isNumber(behind) && sentence.at(behind + 1)?.text.startsWith('патер') === true)
    return { next: behind + 2, wishes: [] }
  if (!/^(?:кв|квартир\p{L}*|apt|apartment)$/u.test(sentence.textAt(behind))) return null
  const flat = sentence.isSign(behind + 1, '.') ? behind + 2 : behind + 1
  const end = sentence.at(flat + 1)
  // «сдача 4 кв 2027» tells a quarter.
  const isFlat = isNumber(flat) && !isYear(sentence.at(flat)?.number ?? 0)
  return isFlat && (end === undefined || end.isSign) ? { next: flat + 1, wishes: [] } : null
}

/** The place after words for streets: «ул.», «даңғылы». */
function afterStreet(sentence: Sentence, place: number): number {
  let next = place
  while (next - place < 3 && sentence.says(next, 'street'))
    next += sentence.isSign(next + 1, '.') && sentence.at(next + 1)?.isTight === true ? 2 : 1
  return next
}

/** «310 B үйі», "310 B building": the letter of a house before its word, behind a number; null for none. */
function houseBehind(sentence: Sentence, place: number): string | null {
  return sentence.says(place + 1, 'house') && sentence.at(place)?.isTight === false
    ? houseLetter(sentence.textAt(place))
    : null
}

/** The place after what belongs to the number of a house: «33А», «77/4», «310 үй». */
function afterHouse(sentence: Sentence, place: number): number {
  const isTight = sentence.at(place)?.isTight === true
  if (sentence.says(place, 'district') || sentence.says(place, 'street')) return place + 1
  if (isTight && /^\p{L}$/u.test(sentence.textAt(place))) return place + 1
  if (isTight && sentence.isSign(place, '/') && typeof sentence.at(place + 1)?.number === 'number')
    return place + 2
  return /^(?:уй|уйи)$/.test(sentence.textAt(place)) ? place + 1 : place
}
