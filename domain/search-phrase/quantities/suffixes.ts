import type { Sentence } from '../sentence.ts'
import type { Tail } from '../terms/endings.ts'

/** The place after a hyphen and an ending: «20-дан», «5-й», "5th". */
export function afterSuffix(sentence: Sentence, place: number, tail: Tail): { next: number; tail: Tail } {
  const hasHyphen = sentence.isSign(place, '-') && sentence.at(place)?.isTight === true
  const at = hasHyphen ? place + 1 : place
  const suffix = sentence.value(at, 'suffix')
  const isSuffix =
    suffix !== undefined &&
    (sentence.at(at)?.isTight === true || isApartSuffix(sentence, at)) &&
    (!sentence.says(at, 'unit', 'm') ||
      isOfFloor(sentence, at, hasHyphen) ||
      isOfYear(sentence, place - 1)) &&
    !isRoomsSuffix(sentence, at)
  // "2h komnatnaya"
  const isLetter = /^k?h$/.test(sentence.textAt(at)) && sentence.says(at + 1, 'unit', 'rooms')
  if (isLetter) return { next: at + 1, tail }
  if (!isSuffix) return { next: place, tail }
  const after = afterSuffix(sentence, at + 1, suffix === 'from' || suffix === 'to' ? suffix : tail)
  return after
}

/** «на 4м этаже», «на 4-м этаже»: an ending and no metres, which «кухня 10м, этаж 5» tells. */
function isOfFloor(sentence: Sentence, place: number, hasHyphen: boolean): boolean {
  return sentence.says(place + 1, 'unit', 'floor') && (hasHyphen || !sentence.isNumber(place + 2))
}

/** «сдача в 2028м», «сдача в 28-м»: the ending of a year, which a short one is only beside the word for it. */
function isOfYear(sentence: Sentence, place: number): boolean {
  const value = sentence.at(place)?.number ?? 0
  const short = value > firstShort && value < lastShort
  const isDeadline = [1, 2].some((back) => sentence.says(place - back, 'topic', 'deadline'))
  return (value > 2000 + firstShort && value < 2000 + lastShort) || (short && isDeadline)
}

/** Years that a home may be handed over in lie between, in this century. */
const [firstShort, lastShort] = [19, 50]

/** «70 м2 ден кем емес»: an ending after a space, where a bound tells that it is one. */
function isApartSuffix(sentence: Sentence, place: number): boolean {
  // «5 ші қабат», «3 ші үй»
  const isOrdinal =
    sentence.says(place, 'suffix', 'ordinal') &&
    (sentence.says(place + 1, 'unit', 'floor') || sentence.says(place + 1, 'house'))
  if (isOrdinal) return true
  const isBound = sentence.says(place, 'suffix', 'from') || sentence.says(place, 'suffix', 'to')
  const isRange = sentence.says(place, 'suffix', 'from') && typeof sentence.at(place + 1)?.number === 'number'
  // «3 тен жоғары емес қабат» has the bound in the phrase of an order.
  const isCompared =
    sentence.says(place + 1, 'after') ||
    (sentence.says(place, 'suffix', 'from') &&
      ['floor', '-floor'].some((sort) => sentence.says(place + 1, 'sort', sort)))
  // «2028 ден кеш бітпесін»
  const isLate =
    sentence.says(place, 'suffix', 'from') && /^(?:кеш|ерте)\p{L}*$/u.test(sentence.textAt(place + 1))
  // «50 кв дан», «30 млн нан»: behind a unit or a scale the ending alone is of the amount.
  const isOfAmount =
    /^(?:[дт][ае]н|н[ае]н)$/.test(sentence.textAt(place)) &&
    (sentence.says(place - 1, 'scale', '6') || sentence.says(place - 1, 'unit', 'm2'))
  return isBound && !sentence.says(place, 'not') && (isRange || isCompared || isOfAmount || isLate)
}

/** «2-ка» is of two rooms; the Kazakh ending of numbers up to five is another one. */
function isRoomsSuffix(sentence: Sentence, place: number): boolean {
  const before = sentence.isSign(place - 1, '-') ? place - 2 : place - 1
  return (sentence.at(before)?.number ?? 9) <= 5 && sentence.says(place, 'unit', 'rooms')
}
