import type { Sentence } from '../sentence.ts'

/** A number in digits or words. */
export function readNumber(sentence: Sentence, place: number): { value: number; next: number } | null {
  const digits = sentence.at(place)?.number
  if (digits !== null && digits !== undefined) return withHalf(sentence, digits, place + 1)
  let next = place
  let value = 0
  for (; ; next++) {
    // "twenty-five"
    if (next > place && value >= 20 && sentence.isSign(next, '-') && sentence.says(next + 1, 'number')) {
      if (!fitsAfter(value, Number(sentence.value(next + 1, 'number')))) break
      next += 1
    }
    if (!sentence.says(next, 'number')) break
    const word = Number(sentence.value(next, 'number'))
    const isMultiplied = word === 100 && value > 0 && value < 10
    if (isMultiplied) value *= 100
    else if (next === place + 1 && isTwenty(sentence, place) && word >= 20 && word < 50) value = 2000 + word
    else if (next === place || fitsAfter(value, word) || isTeen(sentence, next, value, word)) value += word
    else break
    // "two hundred and fifty"
    if (sentence.says(next + 1, 'join', 'and') && value >= 100 && sentence.says(next + 2, 'number')) next += 1
  }
  return next === place ? null : withHalf(sentence, value, next)
}

/** «четыре с половиной», «4 жарым», "four and a half"; «30 с небольшим» is no more than about so much. */
function withHalf(sentence: Sentence, value: number, next: number): { value: number; next: number } {
  if (sentence.says(next, 'oddmore')) return { value, next: next + 1 }
  const hasHalf = Number.isInteger(value) && sentence.says(next, 'halfmore')
  return hasHalf ? { value: value + 0.5, next: next + 1 } : { value, next }
}

/** "twenty twenty-seven" is a year. */
function isTwenty(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'twenty'
}

/** «он бес» is fifteen. */
function isTeen(sentence: Sentence, place: number, value: number, word: number): boolean {
  return value % 100 === 10 && word < 10 && sentence.at(place - 1)?.text === 'он'
}

/** «двадцать» and «пять» are one number, «две» and «три» are two. */
function fitsAfter(value: number, word: number): boolean {
  if (value >= 100 && value % 100 === 0) return word < 100
  return value >= 20 && value % 10 === 0 && word < 10
}
