import { languages, type Localized } from '../../languages.ts'
import { addPhrase, isCapital, isUnknown, nameStem, wordsOf } from '../names/name-words.ts'
import { languageLexicon } from '../terms/language-lexicon.ts'
import { spelt } from '../terms/letters.ts'
import type { Lexicon } from '../terms/lexicon.ts'
import { otherBankNames } from '../words/banks.ts'
import { english } from '../words/english.ts'
import { kazakh } from '../words/kazakh.ts'
import { russian } from '../words/russian.ts'
import type { Words } from '../words/words.ts'

/** What names programmes and what they are not to be mistaken for. */
type Named = {
  readonly programmes: readonly { readonly code: string; readonly title: Localized }[]
  readonly complexes: readonly { readonly name: Localized }[]
  readonly cities: readonly { readonly title: Localized }[]
}

/** Adds programmes by their codes, their titles with the cities that these name, and their proper names. */
export function addProgrammes(names: Lexicon, company: Named): void {
  for (const { code, title } of company.programmes) {
    names.addName(
      code.split(/[^a-z0-9]+/i).map((stem) => ({ stem, isOpen: false })),
      'program',
      code,
    )
    for (const spoken of spokenNumbers(code)) names.addName(spoken, 'program', code)
    for (const language of languages) {
      const words = wordsOf(title[language])
      const cities = words.flatMap((_, at) => [
        ...(names.findName(words.map(spelt), at)?.senses.get('place') ?? []),
      ])
      addPhrase(names, words, 'program', code)
      for (const city of cities.filter((value) => /^(?:city|project):/.test(value)))
        addPhrase(names, words, 'programcity', city)
      const house = houseIn(words)
      if (house !== null) addPhrase(names, words, 'programhouse', house)
    }
  }
  addProperNames(names, company)
}

/** The number of the only house that a title names; null for none or several. */
function houseIn(words: readonly string[]): string | null {
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word))
  const [only] = numbers
  if (only === undefined || numbers.length > 1) return null
  const at = words.indexOf(only)
  const isHouse = [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && languageLexicon.findWord([spelt(word)], 0)?.senses.has('house') === true,
  )
  return isHouse ? only : null
}

/** A name of numbers as it is said: «семь двадцать двадцать пять» for «7-20-25». None for a name with letters or of one number. */
function spokenNumbers(name: string): { stem: string; isOpen: boolean }[][] {
  const numbers = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '')
  const isSpoken = numbers.length > 1 && numbers.every((word) => /^[1-9]\d?$/.test(word))
  if (!isSpoken) return []
  return [russian, kazakh, english].map((words) =>
    numbers.flatMap((number) => {
      const [ones, tens] = [Number(number) % 10, Number(number) - (Number(number) % 10)]
      const parts = wordOf(words, Number(number)) === null ? [tens, ones] : [Number(number)]
      return parts.flatMap((part) => wordOf(words, part) ?? [])
    }),
  )
}

/** The first word for a number in a language; null where it is said in two. */
function wordOf(words: Words, number: number): { stem: string; isOpen: boolean } | null {
  const [first = ''] = words[`number:${String(number)}`]?.split(', ') ?? []
  return first === '' ? null : { stem: first.replace('*', ''), isOpen: first.endsWith('*') }
}

/**
 * Adds words by which one programme alone is called: «Отбасы», «Иджара». A proper name is a word that the titles in all
 * languages write with a capital and share by its sound.
 */
function addProperNames(names: Lexicon, { programmes, complexes, cities }: Named): void {
  const sounds = (title: Localized, language: (typeof languages)[number]) =>
    wordsOf(title[language])
      .map((word) => ({
        word,
        sound: spelt(nameStem(word.replace(/j/gi, 'zh')).stem).sound.replace('dj', 'j'),
      }))
      .filter(({ word, sound }) => sound.length > 2 && !/^\d/.test(word))
  const places = [...complexes.map(({ name }) => name), ...cities.map(({ title }) => title)]
  const ofPlaces = new Set(
    places.flatMap((title) =>
      languages.flatMap((language) => sounds(title, language).map(({ sound }) => sound)),
    ),
  )
  const found = new Map<string, { codes: Set<string>; words: Set<string> }>()
  for (const { code, title } of programmes) {
    const own = languages.map((language) => sounds(title, language))
    for (const { sound } of own[0] ?? []) {
      const isShared = own.every((words) =>
        words.some((each) => each.sound === sound && isCapital(each.word)),
      )
      const isCommon = own.flat().some((each) => each.sound === sound && !isUnknown(each.word))
      if (!isShared || isCommon || ofPlaces.has(sound)) continue
      const known = found.get(sound) ?? { codes: new Set(), words: new Set() }
      found.set(sound, known)
      known.codes.add(code)
      for (const words of own) {
        for (const [at, { word }] of words.entries()) {
          if (words[at]?.sound !== sound) continue
          // «Наурыз Жұмыскер»: of two such words in a row the second alone may be anybody.
          const before = words[at - 1]
          if (
            before !== undefined &&
            own.every((each) => each.some((one) => one.sound === before.sound && isCapital(one.word)))
          ) {
            known.words.add(`${before.word} ${word}`)
            continue
          }
          known.words.add(word)
          // «ижара» for «иджара», as Kazakh says it; in Latin letters "ja" would be «я».
          const other = word.replace(/дж/gi, 'ж').replace(/j/gi, 'zh')
          if (other !== word) known.words.add(other)
          // «Отбасы банк»
          const behind = words[at + 1]?.word
          if (behind !== undefined) known.words.add(`${word} ${behind}`)
        }
      }
    }
  }
  for (const [sound, { codes, words }] of found) {
    const [code] = codes
    if (codes.size !== 1 || code === undefined) continue
    for (const phrase of [...words, ...(otherBankNames[sound] ?? [])])
      addPhrase(names, phrase.split(' '), 'program', code)
  }
}
