import { languageLexicon } from '../terms/language-lexicon.ts'
import { plainWord, spelt } from '../terms/letters.ts'
import type { Lexicon } from '../terms/lexicon.ts'

type Stem = { readonly stem: string; readonly isOpen: boolean }

/** The words of a name, without its signs. */
export const wordsOf = (name: string) =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether no word of the languages is meant. */
export function isUnknown(word: string): boolean {
  return languageLexicon.findWord([spelt(word)], 0) === null
}

/** Whether a word begins with a capital letter. */
export const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** A word without its last vowels, so that every case of it fits. */
export function nameStem(word: string): Stem {
  const stem = plainWord(word).replace(/(?<=.{3})[аеёиоыуэюяйьaeiouy]{1,2}$/, '')
  return { stem, isOpen: word.length > 2 }
}

/**
 * The stems of a name of one word. What is left of a short one without its last vowels begins too many other words:
 * «Нура» is no «нұрлы», «Ақтау» no «акт», «Медеу» no «мёд». Such a name stands as a whole, and in the cases of Russian.
 */
export function nameStems(word: string): Stem[] {
  const open = nameStem(word)
  if (open.stem.length > shortStem) return [open]
  const plain = plainWord(word)
  const whole = { stem: plain, isOpen: true }
  if (!/[аяaй]$/.test(plain)) return [whole]
  const ends = plain.endsWith('й')
    ? ['я', 'ю', 'е', 'ем']
    : /[a-z]$/.test(plain)
      ? ['y', 'e', 'u', 'oy', 'oi']
      : ['ы', 'и', 'е', 'у', 'ой', 'ю', 'ей']
  return [whole, ...ends.map((end) => ({ stem: plain.slice(0, -1) + end, isOpen: false }))]
}

/** A stem of up to so many letters needs the rest of its word. */
const shortStem = 4

/** Whether a word alone may be a name: the languages have no other sense for it but the mountains. */
export function mayBeName(word: string): boolean {
  const found = languageLexicon.findWord([spelt(word)], 0)
  if (found === null || found.letters < word.length - 2) return true
  return (
    [...found.senses.keys()].every((kind) => kind === 'noise' || kind === 'thing') && !found.senses.has('poi')
  )
}

/** Adds a name by its words, one word alone only where it may be a name. */
export function addPhrase(names: Lexicon, words: readonly string[], kind: string, value: string): void {
  const [only = ''] = words
  if (words.length < 2 && !mayBeName(only)) return
  if (words.length > 1) names.addName(words.map(nameStem), kind, value)
  else for (const stem of nameStems(only)) names.addName([stem], kind, value)
}

/** Whether a word is none of the languages, or only an ending away from one that means nothing. */
export function isOwnWord(word: string): boolean {
  const found = languageLexicon.findWord([spelt(word)], 0)
  const isWord = word.length > 3 && /^\p{L}+$/u.test(word)
  return isWord && (found === null || (mayBeName(word) && found.letters <= word.length - 2))
}

/** Titles behind a name of a street. */
export const titles = new Set(['батыр', 'би', 'хан', 'ана', 'batyr', 'bi', 'khan', 'ana'])
