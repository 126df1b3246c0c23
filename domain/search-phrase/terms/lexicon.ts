import type { Words } from '../words/words.ts'
import { Dictionary } from './dictionary.ts'
import { entryOf, type Found, type Part, type Senses, type Spelt } from './entries.ts'
import type { EndingsOf } from './endings.ts'
import { isLatinWord, ownSpelling, plainWord, soundOf, spelt } from './letters.ts'
import { LooseNames } from './loose-names.ts'
import {
  keyKinds,
  longestSlip,
  longStem,
  longWord,
  shortestMistyped,
  shortestSlip,
  slipsOf,
} from './mistakes.ts'

/** Words that are looked up as they are written, or by their sound where another alphabet is used. */
export class Lexicon {
  readonly #cyrillic = new Dictionary(false)
  readonly #latin = new Dictionary(false)
  readonly #sounds = new Dictionary(true)
  readonly #names = new Dictionary(true)
  readonly #looseNames = new LooseNames<Senses>()
  /** Long names of one word as they sound, by their letters in the order of the alphabet. */
  readonly #jumbled = new Map<string, string>()

  /** Adds the words of a language. */
  addWords(words: Words, of: EndingsOf): this {
    for (const [what, list] of Object.entries(words)) {
      const colon = what.indexOf(':')
      for (const phrase of list.split(','))
        this.#add(phrase.trim(), what.slice(0, colon), what.slice(colon + 1), of)
    }
    return this
  }

  /** Adds a name of the company, whatever its alphabet. */
  addName(stems: readonly Part[], kind: string, value: string): void {
    const parts = stems.map(({ stem, isOpen }) => ({ stem: soundOf(plainWord(stem)), isOpen }))
    this.#names.add(entryOf(parts, kind, value, 'name'))
    const [only] = parts
    if (parts.length === 1 && only !== undefined && only.stem.length >= longStem)
      this.#jumbled.set(inOrder(only.stem), only.stem)
  }

  /** Adds a name of several words as it is written by ear too. */
  addLooseName(words: readonly string[], kind: string, value: string): void {
    this.#looseNames.add(words.map(spelt), new Map([[kind, new Set([value])]]))
  }

  /** A name of the company that is written at a place by ear; null for none. */
  findLooseName(words: readonly Spelt[], at: number): Found | null {
    const found = this.#looseNames.find(words, at)
    return found === null ? null : { ...found, tail: null, letters: 0 }
  }

  /** A name of the company of two words, one of which has its letters in another order; null for none. */
  findJumbledName(words: readonly Spelt[], at: number): Found | null {
    const found = this.#looseNames.findJumbled(words, at)
    return found === null ? null : { ...found, tail: null, letters: 0, isGuess: true }
  }

  #add(phrase: string, kind: string, value: string, of: EndingsOf): void {
    if (phrase === '') return
    const parts = phrase.split(/[ -]+/).map((word) => {
      const letters = word.replace('*', '')
      const stem = plainWord(letters)
      return { stem, isOpen: word.endsWith('*'), own: ownSpelling(letters, stem) }
    })
    const isLatin = isLatinWord(parts[0]?.stem ?? '')
    ;(isLatin ? this.#latin : this.#cyrillic).add(entryOf(parts, kind, value, of))
    if (isLatin) return
    const sounds = parts.map((part) => ({ ...part, stem: soundOf(part.stem) }))
    this.#sounds.add(entryOf(sounds, kind, value, of))
  }

  /** A name of the company at a place; null for none. */
  findName(words: readonly Spelt[], at: number): Found | null {
    return this.#names.find(words, at)
  }

  /** A word or phrase of the languages at a place; a Latin word may be a Cyrillic one as it sounds. */
  findWord(words: readonly Spelt[], at: number): Found | null {
    const word = words[at]
    if (word?.isLatin !== true) return this.#cyrillic.find(words, at)
    const english = this.#latin.find(words, at)
    // "trexkomnatnaya", "2x komnatnaya": «х» by its look.
    if (english === null && word.plain.includes('x')) {
      const sound = soundOf(word.plain.replaceAll('x', 'h'))
      const found = this.#sounds.find(
        [...words.slice(at, at + 1).map((each) => ({ ...each, sound })), ...words.slice(at + 1, at + 4)],
        0,
      )
      if (found !== null) return found
    }
    if (english !== null && english.length > 1) return english
    const sound = this.#sounds.find(words, at)
    // "as uii" is «ас үйі», and no English "as".
    if (english !== null) return sound !== null && sound.length > 1 ? sound : english
    if (sound === null || sound.length > 1 || sound.letters >= (words[at]?.sound.length ?? 0)) return sound
    // "parkng" is no «парк» with an ending.
    const meant = this.#latin.findMistyped(words[at])
    return meant !== null && meant.letters > sound.letters ? meant : sound
  }

  /** The word that a mistyped one was meant to be; null for none. */
  findMistyped(word: Spelt | undefined): Found | null {
    if (word === undefined) return null
    return this.#findOneMistake(word) ?? this.#findSlip(word) ?? this.#findTwoMistakes(word)
  }

  #findOneMistake(word: Spelt): Found | null {
    // «екы» for «екі»: an exact word by its sound comes before one with a wrong letter.
    if (!word.isLatin) {
      const sound = this.#sounds.find([word], 0)
      return sound?.letters === word.sound.length ? sound : this.#cyrillic.findMistyped(word)
    }
    const english = this.#latin.findMistyped(word)
    if (english !== null) return english
    // "sharing" is no «шағын»: a size that is written in another alphabet and mistyped too is none.
    const sound = this.#sounds.findMistyped(word)
    return sound?.senses.has('sort') === true || sound?.senses.has('attr') === true ? null : sound
  }

  /** "frist", «этож»: a short word with two letters in each other's place or one other vowel, else as it is written. */
  #findSlip(word: Spelt): Found | null {
    const dictionary = word.isLatin ? this.#latin : this.#cyrillic
    const longest = word.plain.length < longWord ? 0 : 2
    const least = Math.max(shortestSlip, word.plain.length - longest)
    // Behind the letters that begin a stem nothing helps, unless they may be a stem.
    const depth = dictionary.depthOf(word.plain)
    for (const plain of slipsOf(word.plain, depth < least ? depth : undefined)) {
      const found = dictionary.find([{ ...word, plain, own: plain }], 0)
      const isMeant = found !== null && [...found.senses.keys()].some((kind) => keyKinds.has(kind))
      if (isMeant && found.letters >= least) return found
    }
    return null
  }

  /** «одокомнтная», «двкомнатная»: a long word of rooms with two letters wrong. */
  #findTwoMistakes(word: Spelt): Found | null {
    return word.isLatin || word.plain.length < longestSlip ? null : this.#cyrillic.findFar(word)
  }

  /** «детская плащадка»: a phrase of two words, the second of which has a slip in it; null for none. */
  findSlippedPhrase(words: readonly Spelt[], at: number): Found | null {
    const [first, second] = [words[at], words[at + 1]]
    if (first === undefined || second === undefined || first.isLatin || second.isLatin) return null
    if (second.plain.length < shortestMistyped || !this.#cyrillic.begins(first)) return null
    if (this.findWord(words, at + 1) !== null) return null
    for (const plain of slipsOf(second.plain)) {
      const found = this.#cyrillic.find([first, { ...second, plain, own: plain }], 0)
      if (found !== null && found.length > 1) return { ...found, isGuess: true }
    }
    return null
  }

  findMistypedName(word: Spelt | undefined): Found | null {
    return this.#names.findMistyped(word) ?? this.#findJumbledWord(word)
  }

  /** «сайрашық»: a long name of one word with its letters in another order behind the first; null for none. */
  #findJumbledWord(word: Spelt | undefined): Found | null {
    if (word === undefined || word.sound.length < longStem) return null
    const sound = this.#jumbled.get(inOrder(word.sound))
    return sound === undefined || sound[0] !== word.sound[0]
      ? null
      : this.#names.find([{ ...word, sound }], 0)
  }
}

/** The letters of a word in the order of the alphabet. */
function inOrder(word: string): string {
  return [...word].toSorted().join('')
}
