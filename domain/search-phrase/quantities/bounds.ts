import type { Sentence } from '../sentence.ts'
import { isBare, isMoney, isYear, readAmount } from './amounts.ts'

export type Side = 'to' | 'from' | 'around' | 'less' | 'more' | 'below' | 'above' | 'since'

export function readBounds(
  sentence: Sentence,
  place: number,
  isAsked: boolean,
): { side: Side | null; next: number } {
  let next = place
  let side: Side | null = null
  for (let count = 0; count < 4; count++) {
    // «и не выше десятого», "not less 80 m2"
    const isSecond =
      sentence.says(next, 'height') || /^(?:и|или|and|or|және|не|not|no) /.test(sentence.textAt(next))
    const isJoined = isSecond && sentence.isNumber(next + 1) && !isNoneOf(sentence, next)
    const joined = isJoined ? sentence.value(next, 'after') : undefined
    const bound = (sentence.value(next, 'bound') ?? joined ?? withoutThan(sentence, next, isAsked)) as
      | Side
      | 'between'
      | undefined
    if (bound !== undefined) {
      if (bound !== 'between') side = bound === 'around' && side !== null ? side : bound
      // "min. 60 sqm", «макс. 30 млн»
      const isShort = /^(?:min|max|мин|макс)$/.test(sentence.textAt(next)) && sentence.isSign(next + 1, '.')
      next += isShort && sentence.isNumber(next + 2) ? 2 : 1
    } else if (side === null && isBeforeYear(sentence, next)) {
      // «к 2028 году»
      side = 'to'
      next += 1
    } else if (sentence.isSign(next, '<≤>≥')) {
      const isUpper = sentence.isSign(next, '<≤')
      // "floor > 3" begins at the fourth, "floor >= 3" at the third.
      const isWith = sentence.isSign(next, '≤≥') || sentence.isSign(next + 1, '=')
      side = isUpper ? (isWith ? 'to' : 'below') : isWith ? 'from' : 'above'
      next += 1
    } else if (side === null && isAboutInShort(sentence, next)) {
      side = 'around'
      next += sentence.isSign(next + 1, '.') ? 2 : 1
    } else if (sentence.isSign(next, '~≈±')) {
      side = 'around'
      next += 1
    } else if (
      (side !== null || isAsked) &&
      sentence.isFiller(next) &&
      !sentence.isNumber(next) &&
      !sentence.says(next, 'cat') &&
      // "floor not first", "up to floor 5"
      !sentence.says(next, 'not') &&
      !(sentence.says(next, 'topic', 'floor') && !isAsked)
    ) {
      next += 1
    } else if (sentence.says(next, 'season') && (side !== null || isAsked)) {
      // "before september 2027" may be in that year.
      if (side === 'below' || side === 'less') side = 'to'
      next += 1
    } else if (sentence.says(next, 'filler') && side !== null) {
      next += 1
    } else break
  }
  return { side, next }
}

/** English words that compare, by what they bound where "than" is left out. */
const comparing: ReadonlyMap<string, Side> = new Map([
  ...['more', 'bigger', 'larger', 'higher'].map((word): [string, Side] => [word, 'above']),
  ...['less', 'smaller', 'lower', 'cheaper', 'less expensive'].map((word): [string, Side] => [word, 'below']),
])

/** "less 45 m2", "higher 5 floor": a word that compares right before a size, a floor or a sum, or behind what a number is of, "area more 70", unlike "one more 45 m2 flat" and "the lower 3 floors"; undefined for none. */
function withoutThan(sentence: Sentence, place: number, isAsked: boolean): Side | undefined {
  const side = comparing.get(sentence.textAt(place))
  if (side === undefined || !sentence.isNumber(place + 1)) return undefined
  if (sentence.says(place - 1, 'number') || isOfOne.test(sentence.textAt(place - 1))) return undefined
  const amount = readAmount(sentence, place + 1)
  if (amount === null) return undefined
  const isFloor = amount.unit === 'floor' && !sentence.textAt(amount.next - 1).endsWith('s')
  return amount.unit === 'm2' || isFloor || isMoney(amount) || (isAsked && isBare(amount)) ? side : undefined
}

/** "no more 2 room flats" refuses them. */
function isNoneOf(sentence: Sentence, place: number): boolean {
  return sentence.textAt(place) === 'no more' && readAmount(sentence, place + 1)?.unit === 'rooms'
}

/** Words before a comparison that is of a flat and not of its number: "a bigger 90 m2 flat", "show more 60 m2 flats". */
const isOfOne = /^(?:an?|the|show|see|show me|some|any|no|once|even|much|my|our|this|that)$/

/** «ок 19 млн», «двушка ок. 30 млн»: «около» in short at the beginning of a part or behind a home, where it accepts nothing. */
export function isAboutInShort(sentence: Sentence, place: number): boolean {
  if (sentence.textAt(place) !== 'ок') return false
  const isBefore =
    (sentence.at(place - 1)?.isSign ?? true) ||
    ['price', 'area'].some((topic) => sentence.says(place - 1, 'topic', topic)) ||
    ['rooms', 'cat', 'place'].some((kind) => sentence.says(place - 1, kind))
  return isBefore && sentence.isNumber(sentence.isSign(place + 1, '.') ? place + 2 : place + 1)
}

/** «к 2028 году», «к 1 мая 2028», «к сентябрю 2027», «к началу 2028» */
export function isBeforeYear(sentence: Sentence, place: number): boolean {
  if (sentence.textAt(place) !== 'к') return false
  // The day of a month before a year says nothing.
  const isPart = (at: number) => sentence.says(at, 'season') || sentence.says(at, 'filler')
  const part = isPart(place + 1) ? place + 1 : place + 2
  const year = isPart(part) ? part + 1 : place + 1
  return isYear(sentence.at(year)?.number ?? 0)
}

export function skipped(sentence: Sentence, place: number): number {
  let next = place
  for (let count = 0; count < 3; count++) {
    const isCompared = comparing.has(sentence.textAt(next)) && sentence.isNumber(next + 1)
    const isWord = sentence.says(next, 'bound') || isCompared || isAboutInShort(sentence, next)
    const isBound = isWord || sentence.isNumber(next) || isBeforeYear(sentence, next)
    // "handed over at the end of 2027"
    const part = sentence.textAt(next) === 'at the' ? next + 1 : next
    const isPartOfYear = sentence.says(part, 'filler') && isYear(sentence.at(part + 1)?.number ?? 0)
    if (
      !isPartOfYear &&
      (isBound || !sentence.isFiller(next) || sentence.says(next, 'cat') || sentence.says(next, 'not'))
    )
      break
    next++
  }
  return next
}
