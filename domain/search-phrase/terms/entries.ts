import type { EndingsOf, Tail } from './endings.ts'

/** What a word may say: values by kind. One word may say several things; its neighbours decide. */
export type Senses = ReadonlyMap<string, ReadonlySet<string>>

export type Part = {
  readonly stem: string
  readonly isOpen: boolean
  /** With its Kazakh letters; names are compared without. */
  readonly own?: string
}

/** A word or a phrase with what it says. */
export type Entry = {
  readonly parts: readonly Part[]
  readonly kind: string
  readonly value: string
  readonly of: EndingsOf
  /** Of all its words together. */
  readonly letters: number
  readonly number: number
}

/** A word of a sentence as it is looked up: in plain letters, as it is typed, and as it sounds. */
export type Spelt = {
  readonly plain: string
  readonly own: string
  readonly sound: string
  readonly isLatin: boolean
}

export type Found = {
  readonly senses: Senses
  /** Words that it takes. */
  readonly length: number
  readonly tail: Tail
  /** Letters of its stems: of two that take as many words the more exact one counts. */
  readonly letters: number
  /** It is only near to what was typed. */
  readonly isGuess?: boolean
}

let entries = 0

export function entryOf(parts: readonly Part[], kind: string, value: string, of: EndingsOf): Entry {
  const letters = parts.reduce((sum, { stem }) => sum + stem.length, 0)
  return { parts, kind, value, of, letters, number: entries++ }
}

export function compare(a: Entry, b: Entry): number {
  return a.parts.length - b.parts.length || a.letters - b.letters
}
