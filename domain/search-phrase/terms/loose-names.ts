import { isEnding } from './endings.ts'
import { soundOf } from './letters.ts'

/** A name of several words by the consonants that stay in any spelling of it, with what it says. */
type LooseName<T> = {
  readonly words: readonly RegExp[]
  /** Its words as they sound. */
  readonly sounds: readonly string[]
  readonly senses: T
}

/** A word in plain letters, and as it sounds. */
type Spelling = { readonly plain: string; readonly sound: string }

/** Fewer consonants are shared by too many words. */
const leastConsonants = 3

/**
 * Names of several words as they are written in another alphabet by ear: «Каспиан Террас» for "Caspian Terrace". Each
 * word must have the same consonants in the same order; a word of few consonants must sound the same.
 */
export class LooseNames<T> {
  /** By the first consonant of their first word. */
  readonly #names = new Map<string, LooseName<T>[]>()
  readonly #all: LooseName<T>[] = []

  /** Adds a name by its words. */
  add(words: readonly Spelling[], senses: T): void {
    const sounds = words.map(folded)
    const all = sounds.map(consonantsOf)
    const first = all[0]?.[0]
    const isCertain = all.some((consonants) => consonants.length >= leastConsonants)
    if (words.length < 2 || !isCertain || first === undefined) return
    // «каспи террасс»: the last consonant of a long first word may be missing where the next one is certain.
    const isShort = (at: number) =>
      at === 0 && (all[0]?.length ?? 0) > leastConsonants && (all[1]?.length ?? 0) >= leastConsonants
    const patterns = sounds.map((sound, at) => patternOf(sound, all[at] ?? [], isShort(at)))
    const name = { words: patterns, sounds: words.map(({ sound }) => sound), senses }
    const known = this.#names.get(first)
    if (known === undefined) this.#names.set(first, [name])
    else known.push(name)
    this.#all.push(name)
  }

  /** «горынй парк»: the name of two words of which one has its letters in another order, the other is as it should be. */
  findJumbled(words: readonly Spelling[], place: number): { senses: T; length: number } | null {
    const [first = '', second = ''] = [words[place]?.sound, words[place + 1]?.sound]
    for (const { sounds, senses } of this.#all) {
      const [one = '', two = ''] = sounds
      if (sounds.length !== 2) continue
      const isOne =
        second.startsWith(two) && isEnding(second.slice(two.length), 'name', true) && isJumbled(first, one)
      const isTwo = first === one && isJumbled(second, two)
      if (isOne || isTwo) return { senses, length: 2 }
    }
    return null
  }

  /** The name whose words stand at a place; null for none. */
  find(words: readonly Spelling[], place: number): { senses: T; length: number } | null {
    const start = folded(words[place])
    const [first = ''] = /[b-df-hj-np-tx-z]/.exec(start) ?? []
    for (const { words: patterns, senses } of this.#names.get(first) ?? []) {
      const isHere = patterns.every((pattern, at) => {
        const rest = pattern.exec(at === 0 ? start : folded(words[place + at]))?.[1]
        return rest !== undefined && isEnding(rest, 'name', true)
      })
      if (isHere) return { senses, length: patterns.length }
    }
    return null
  }
}

/** Words of fewer letters have too many neighbours of the same letters. */
const shortestJumbled = 5

/** Whether two words begin alike and have the same letters in another order. */
function isJumbled(typed: string, right: string): boolean {
  if (typed.length !== right.length || right.length < shortestJumbled || typed[0] !== right[0]) return false
  return typed !== right && [...typed].toSorted().join('') === [...right].toSorted().join('')
}

/** What a word must be like, with its ending as the group. */
function patternOf(sound: string, consonants: readonly string[], isShort: boolean): RegExp {
  if (consonants.length < leastConsonants) {
    return new RegExp(`^${sound.replace(/(?<=.{3})[aeiou]$/, '')}(.*)$`)
  }
  const letters = consonants.map((letter, at) =>
    isShort && at === consonants.length - 1 ? `${letter}*` : `${letter}+`,
  )
  return new RegExp(`^[aeiou]*${letters.join('[aeiouv]*')}(.*)$`)
}

/** The sound of a word, with one letter for what is said alike: "c" of "Caspian" is k, that of "Terrace" s; «тс» are two sounds. */
function folded(word: Spelling | undefined): string {
  if (word === undefined) return ''
  const hasTwo = word.plain.includes('ts') || word.plain.includes('тс')
  const sound = hasTwo ? word.plain.split(/ts|тс/).map(soundOf).join('ts') : word.sound
  const single = sound.includes('c') ? sound.replace(/c(?=[ei])/g, 's').replace(/c(?!h)/g, 'k') : sound
  return single.replaceAll('gh', '')
}

/** Consonants of a word by its sound, double ones once; «v» is left out, since "w" of "Towers" became it. */
function consonantsOf(sound: string): string[] {
  return [...sound.replace(/[^b-df-hj-np-tx-z]/g, '')]
}
