import { isEnding, isLoanEnding, isOfShortStem, tailOf } from './endings.ts'
import { compare, type Entry, type Found, type Part, type Senses, type Spelt } from './entries.ts'
import { keepsKazakhLetters } from './letters.ts'
import {
  distance,
  firstVowels,
  isOneMistake,
  longestMistypedEnding,
  longestSlip,
  longName,
  longStem,
  notMistyped,
  refusesAlike,
  shortCase,
  shortestMistyped,
  withoutOneLetter,
} from './mistakes.ts'

/** Stems letter by letter, by the codes of letters: a string of one letter is slow to make. */
type Node = {
  readonly next: Map<number, Node>
  readonly entries: Entry[]
  /** Those of them whose first word may have an ending. */
  readonly open: Entry[]
}

const newNode = (): Node => ({ next: new Map(), entries: [], open: [] })

type Match = { entry: Entry; rest: string; letters: number }

/** Entries by the stem of their first word, in one spelling. */
export class Dictionary {
  readonly #root = newNode()
  /** Single words by what remains of their stem without one letter. */
  readonly #mistyped = new Map<string, Entry[]>()
  /** How those begin, so that most words are told to be none of them at once. */
  readonly #beginnings = new Set<string>()
  /** Long words of rooms. */
  readonly #long: Entry[] = []
  readonly #isSound: boolean
  /** Senses of entries that were found together, which words of one stem often are. */
  readonly #senses = new Map<string | number, Senses>()

  constructor(isSound: boolean) {
    this.#isSound = isSound
  }

  add(entry: Entry): void {
    const [first] = entry.parts
    if (first === undefined || first.stem === '') return
    let node = this.#root
    for (let at = 0; at < first.stem.length; at++) {
      const letter = first.stem.charCodeAt(at)
      let child = node.next.get(letter)
      if (child === undefined) node.next.set(letter, (child = newNode()))
      node = child
    }
    node.entries.push(entry)
    if (first.isOpen) node.open.push(entry)
    if (entry.kind === 'rooms' && entry.parts.length === 1 && first.stem.length >= longestSlip)
      this.#long.push(entry)
    const shortest = first.isOpen ? shortestMistyped : shortestMistyped + 1
    if (entry.parts.length > 1 || first.stem.length < shortest || notMistyped.has(entry.kind)) return
    for (const shorter of withoutOneLetter(first.stem)) {
      push(this.#mistyped, shorter, entry)
      this.#beginnings.add(shorter.slice(0, beginning))
    }
  }

  /** The longest phrase that begins at a place; null for none. */
  find(words: readonly Spelt[], at: number): Found | null {
    const word = this.#spelling(words[at])
    const stems: Entry[][] = []
    let node: Node | undefined = this.#root
    for (let length = 1; length <= word.length; length++) {
      node = node.next.get(word.charCodeAt(length - 1))
      if (node === undefined) break
      stems.push(length === word.length ? node.entries : node.open)
    }
    let best: Match[] = []
    // From the longest stem on, beside which most of the shorter ones need no look at their endings.
    for (let number = stems.length - 1; number >= 0; number--)
      for (const entry of stems[number] ?? []) {
        const [first] = best
        const order = first === undefined ? 1 : compare(entry, first.entry)
        const rest = order < 0 ? null : this.#restOf(entry, words, at)
        if (rest === null) continue
        const found = { entry, rest, letters: entry.letters }
        if (order > 0) best = [found]
        else best.push(found)
      }
    return this.#foundOf(best)
  }

  /** A single word with one letter wrong, missing, doubled or two of them swapped; null for none. */
  findMistyped(word: Spelt | undefined): Found | null {
    const typed = this.#spelling(word)
    if (typed.length < shortestMistyped) return null
    const begins = this.#beginningsOf(typed)
    let best: Match[] = []
    for (let length = typed.length; length >= shortestMistyped - 1 && typed.length - length < 7; length--) {
      const start = typed.slice(0, length)
      // The whole start, then without each of its letters.
      for (let without = -1; without < length; without++) {
        if (!begins(without)) continue
        const shorter = without < 0 ? start : start.slice(0, without) + start.slice(without + 1)
        for (const entry of this.#mistyped.get(shorter) ?? []) {
          const stem = entry.parts[0]?.stem ?? ''
          const rest = typed.slice(length)
          const isSame = start === stem && stem.length >= longStem && entry.parts[0]?.isOpen === true
          // «отдел» is no «отделк» with an ending.
          if (rest !== '' && start.length < stem.length && stem.startsWith(start)) continue
          if (rest.length > longestMistypedEnding && entry.of !== 'ru' && entry.of !== 'en') continue
          // "medium" is no «Медеу» with an ending.
          if (entry.of === 'name' && stem.length < longName && !shortCase.test(rest)) continue
          const isName = entry.of === 'name'
          if (entry.kind === 'not' && entry.of === 'kk' && !refusesAlike(start, stem)) continue
          if (!isSame && (!isOneMistake(start, stem, isName) || !this.#isEnding(entry, 0, rest))) continue
          if (word !== undefined && !this.#keepsLetters(entry.parts[0], word, 1, length)) continue
          const found = { entry, rest, letters: stem.length }
          const order = best[0] === undefined ? 1 : found.letters - best[0].letters
          if (order > 0) best = [found]
          else if (order === 0) best.push(found)
        }
      }
    }
    return this.#foundOf(best)
  }

  /** Whether some stem without one letter begins as a word does without the letter at a place. */
  #beginningsOf(word: string): (without: number) => boolean {
    const isBeginning = [
      ...withoutOneLetter(word.slice(0, beginning + 1)).slice(1),
      word.slice(0, beginning),
    ].map((each) => this.#beginnings.has(each.slice(0, beginning)))
    return (without) => isBeginning[without < 0 || without > beginning ? beginning : without] === true
  }

  /** How many letters of a word some stem begins with. */
  depthOf(word: string): number {
    let node: Node | undefined = this.#root
    for (let length = 0; length < word.length; length++) {
      node = node.next.get(word.charCodeAt(length))
      if (node === undefined) return length
    }
    return word.length
  }

  /** Whether a word may begin a phrase of several. */
  begins(word: Spelt | undefined): boolean {
    const typed = this.#spelling(word)
    let node: Node | undefined = this.#root
    for (let length = 1; length <= typed.length; length++) {
      node = node.next.get(typed.charCodeAt(length - 1))
      if (node === undefined) return false
      const rest = typed.slice(length)
      const isFirst = (entry: Entry) => entry.parts.length > 1 && this.#isEnding(entry, 0, rest)
      if ((rest === '' ? node.entries : node.open).some(isFirst)) return true
    }
    return false
  }

  /** A long word of rooms of which two letters are wrong; null for none. */
  findFar({ plain }: Spelt): Found | null {
    const best = this.#long.flatMap((entry): Match[] => {
      const stem = entry.parts[0]?.stem ?? ''
      if (stem[0] !== plain[0] && !firstVowels.test(`${plain[0] ?? ''}${stem[0] ?? ''}`)) return []
      for (let length = stem.length + 2; length >= stem.length - 2; length--) {
        const rest = plain.slice(length)
        if (
          length <= plain.length &&
          isEnding(rest, entry.of, false) &&
          distance(plain.slice(0, length), stem) <= 2
        )
          return [{ entry, rest, letters: stem.length }]
      }
      return []
    })
    return this.#foundOf(best.slice(0, 1))
  }

  #foundOf(best: readonly Match[]): Found | null {
    const [first] = best
    if (first === undefined) return null
    const kazakh = best.find(
      ({ entry, rest }) =>
        entry.of === 'kk' || entry.of === 'name' || (entry.of === 'ru' && rest !== '' && isLoanEnding(rest)),
    )
    return {
      senses: this.#sensesOf(best),
      length: first.entry.parts.length,
      letters: first.letters,
      tail: kazakh === undefined || kazakh.rest === '' ? null : tailOf(this.#caseOf(kazakh)),
    }
  }

  /** The ending with the letter that a sound shares with its stem: "qabattan" sounds like "qabatan". */
  #caseOf({ entry, rest }: Match): string {
    const last = entry.parts.at(-1)?.stem.at(-1) ?? ''
    return this.#isSound && /^[ae]n$/.test(rest) ? last + rest : rest
  }

  #sensesOf(best: readonly Match[]): Senses {
    const key =
      best.length === 1 ? (best[0]?.entry.number ?? '') : best.map(({ entry }) => entry.number).join(' ')
    const known = this.#senses.get(key)
    if (known !== undefined) return known
    const senses = new Map<string, Set<string>>()
    for (const { entry } of best) {
      const values = senses.get(entry.kind) ?? new Set()
      senses.set(entry.kind, values.add(entry.value))
    }
    this.#senses.set(key, senses)
    return senses
  }

  #spelling(word: Spelt | undefined): string {
    return word === undefined ? '' : this.#isSound ? word.sound : word.plain
  }

  /** The ending of the last word, if all words of an entry stand there; the last tells most, as the first is known. */
  #restOf({ parts, of }: Entry, words: readonly Spelt[], at: number): string | null {
    let last: string | null = null
    for (let number = parts.length - 1; number >= 0; number--) {
      const part = parts[number]
      const { stem = '', isOpen = false } = part ?? {}
      const word = this.#spelling(words[at + number])
      if (!word.startsWith(stem)) return null
      if (word.length > stem.length && !isOpen) return null
      const rest = word.slice(stem.length)
      const isLoan = () => of === 'ru' && !this.#isSound && stem.length >= shortestLoan && isLoanEnding(rest)
      if (!isEnding(rest, of, this.#isSound) && !isLoan()) return null
      if (!this.#keepsLetters(part, words[at + number], this.#isSound ? 1 : 0)) return null
      if (of === 'kk' && !isOfShortStem(part?.own ?? '', rest)) return null
      last ??= rest
    }
    return last
  }

  /** Of the first letters of a word, those of a stem. */
  #keepsLetters(part: Part | undefined, word: Spelt | undefined, slack: number, letters?: number): boolean {
    if (part?.own === undefined || word === undefined) return true
    // "qol" in the new alphabet is «қол».
    if (word.plain.startsWith('q') && part.own.startsWith('к')) return false
    if (word.own === word.plain) return true
    return keepsKazakhLetters(word.own.slice(0, letters ?? part.own.length), part.own, slack)
  }

  #isEnding(entry: Entry, number: number, rest: string): boolean {
    return rest === '' || (entry.parts[number]?.isOpen === true && isEnding(rest, entry.of, this.#isSound))
  }
}

/** So many letters of a stem without one are its beginning; none has fewer. */
const beginning = shortestMistyped - 1

/** Shorter Russian stems begin too many other words to take the endings of Kazakh. */
const shortestLoan = 5

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [entry])
  else known.push(entry)
}
