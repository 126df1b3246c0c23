import { type Item, nothing, one, type Rule, type Sentence } from '../sentence.ts'

const counts = ['екеу', 'ушеу', 'тортеу']

/** What tells that so many rooms are wanted. */
const wanted = /^(?:жетед[іи]|керек|[іи]здей\p{L}*|болса|болсын|ал(?:ам|ам[ыи]н|ам[ыи]з|са[мқк]))$/u

/** «үш бөлмелі тым үлкен, екеуі жетеді»: rooms that are only counted where rooms were spoken of before. */
export const countedRooms: Rule = (sentence, place) => {
  // "two rooms. Actually make it three"
  if (sentence.at(place)?.text === 'make') return madeRooms(sentence, place)
  const word = /^(.+?еу)[іи]н?$/.exec(sentence.textAt(place))?.[1] ?? ''
  const number = counts.indexOf(word)
  if (number < 0 || !wanted.test(sentence.textAt(place + 1))) return null
  return speaksOfRooms(sentence, place) ? one(place + 1, 'rooms', number + 2) : null
}

/** "make it three" where rooms were spoken of; null for anything else. */
function madeRooms(sentence: Sentence, place: number): Item | null {
  const many = sentence.at(place + 2)?.number ?? Number(sentence.value(place + 2, 'number') ?? NaN)
  const isEnd = sentence.at(place + 3)?.isSign ?? true
  const isCount = sentence.at(place + 1)?.text === 'it' && many >= 1 && many <= 6 && isEnd
  return isCount && speaksOfRooms(sentence, place) ? one(place + 3, 'rooms', Math.min(many, 4)) : null
}

function speaksOfRooms(sentence: Sentence, place: number): boolean {
  return sentence.terms.some(
    (_, at) => at < place && (sentence.says(at, 'rooms') || sentence.says(at, 'unit', 'rooms')),
  )
}

/** «50/50 төлесем», «30 / 70»: two parts of a whole, which are no sums. */
export const shares: Rule = (sentence, place) => {
  const [first, second] = [sentence.at(place)?.number, sentence.at(place + 2)?.number]
  const isShares = sentence.isSign(place + 1, '/') && (first ?? 0) + (second ?? 0) === 100
  return isShares && (first ?? 0) >= 10 && (second ?? 0) >= 10 ? nothing(place + 3) : null
}
