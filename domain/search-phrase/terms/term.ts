import type { Senses } from './entries.ts'
import type { Tail } from './endings.ts'

/** A word, phrase, number or sign of a sentence with what it may say. */
export type Term = {
  /** Where it stands in the sentence. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The value of digits; null for anything else. */
  readonly number: number | null
  readonly senses: Senses
  readonly tail: Tail
  /** A mark such as a comma or a hyphen. */
  readonly isSign: boolean
  /** It follows the one before without a space. */
  readonly isTight: boolean
  /** Whether the vocabulary has it. */
  readonly isKnown: boolean
  /** Whether what it says was meant by a word that is only near to one of the vocabulary. */
  readonly isGuess: boolean
  /** Whether it begins with a capital letter. */
  readonly isCapital: boolean
}

/** A term with other values for some of its fields. All fields are always set in one order: engines read objects of one shape fastest. */
export function changed(term: Term, changes: Partial<Term>): Term {
  const { start, end, text, number, senses, tail, isSign, isTight, isKnown, isGuess, isCapital } = {
    ...term,
    ...changes,
  }
  return { start, end, text, number, senses, tail, isSign, isTight, isKnown, isGuess, isCapital }
}
