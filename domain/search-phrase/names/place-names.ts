import { languages, type Localized } from '../../languages.ts'
import { languageLexicon } from '../terms/language-lexicon.ts'
import { plainWord, spelt } from '../terms/letters.ts'
import type { Lexicon } from '../terms/lexicon.ts'
import { otherCityNames } from '../words/cities.ts'
import { shortNames } from '../words/kinds-of-places.ts'
import type { CompanyNames } from './company-names.ts'
import {
  addPhrase,
  isCapital,
  isOwnWord,
  isUnknown,
  mayBeName,
  nameStem,
  nameStems,
  wordsOf,
} from './name-words.ts'

/** Words that tell the kind of a place and not which it is; they alone name nothing. */
const generic = new Set(
  `район ауданы district мкр микрорайон шағын ықшамаудан ықшамауданы метро станция станциясы бекет бекеті station metro
  трц тц трк тк сауда орталығы ойын сауық shopping centre center mall парк саябағы саябақ park сквер школа мектеп мектебі
  school поликлиника емхана clinic больница аурухана hospital детский сад балабақша kindergarten университет университеті
  university река өзені river набережная жағалауы embankment улица көшесі street проспект даңғылы avenue площадь алаңы
  square рынок базар базары market стадион stadium стадионы жк тк residential complex ауд через дорогу across the road
  the of and в на у возле рядом остановка аялдама автобусная автобус bus stop аптека дәріхана pharmacy магазин дүкен shop
  супермаркет supermarket центр орталық спортивный спорт sport sports новый жаңа new city қала город`
    .split(/\s+/)
    .map(plainWord),
)

/** The stems of what a city is called, also in talk. */
function townsOf(title: Localized): ReturnType<typeof nameStem>[][] {
  const others = otherCityNames[title.ru] ?? []
  const called = [...languages.map((language) => title[language]), ...others]
  return called.map((name) => wordsOf(name).map(nameStem))
}

/**
 * Adds each word of a landmark of several that may be a name as a part of its name: «Мега», «Арена». It names the landmark only beside what
 * tells that it is a place, since such a word may be said of anything.
 */
export function addParts(names: Lexicon, { complexes, cities }: CompanyNames): void {
  const others = [...complexes.map(({ name }) => name), ...cities.map(({ title }) => title)]
  const taken = new Set(
    [
      ...others.flatMap((name) => languages.map((language) => name[language])),
      // «Алма-Ата» in the name of a shopping centre is the city.
      ...cities.flatMap(({ title }) => otherCityNames[title.ru] ?? []),
    ].flatMap((name) => wordsOf(name).map(plainWord)),
  )
  for (const { landmarks, city } of complexes) {
    const towns = cities.filter(({ slug }) => slug === city).flatMap(({ title }) => townsOf(title))
    for (const landmark of landmarks) {
      const short = shortPark(landmark.ru)
      if (short !== null)
        names.addName([{ stem: short, isOpen: true }], 'part', `landmark:${landmark.ru.toLowerCase()}`)
      for (const language of languages) {
        const words = wordsOf(properPart(landmark[language]))
        const [first = ''] = words
        const isPart = (word: string) =>
          word.length >= 4 && isCapital(word) && !taken.has(plainWord(word)) && mayBeName(word)
        if (words.length < 2) continue
        for (const word of words.filter(isPart))
          for (const stem of nameStems(word))
            names.addName([stem], 'part', `landmark:${landmark.ru.toLowerCase()}`)
        if (!isPart(first) || !isUnknown(first)) continue
        // «мега алматы»: beside its own city the part is a name.
        for (const town of towns)
          names.addName(
            [...nameStems(first).slice(0, 1), ...town],
            'place',
            `landmark:${landmark.ru.toLowerCase()}`,
          )
      }
    }
  }
}

/** «Ботанический сад» is «ботсад» for short; null for what has no such name. */
function shortPark(name: string): string | null {
  const [first = '', last = '', ...others] = wordsOf(name).map(plainWord)
  const isPark = /^\p{L}{3,}ский$/u.test(first) && /^(?:сад|парк)$/.test(last)
  // «Детский сад» is a kind of places, and «детсад» its word.
  const isKind = languageLexicon.findWord([first, last].map(spelt), 0)?.senses.has('poi') === true
  return isPark && !isKind && others.length === 0 ? first.slice(0, 3) + last : null
}

/** Adds the proper names of waterfronts: «Набережная Есиля» is beside the Есиль. */
export function addWaters(names: Lexicon, { complexes }: CompanyNames): void {
  const isWater = (word: string) =>
    languageLexicon
      .findWord([spelt(word)], 0)
      ?.senses.get('thing')
      ?.has('water') === true
  for (const { landmarks } of complexes) {
    for (const landmark of landmarks.filter(({ ru }) => wordsOf(ru).some(isWater))) {
      for (const language of languages) {
        const proper = wordsOf(properPart(landmark[language]))
        const place = `landmark:${landmark.ru.toLowerCase()}`
        if (proper.length === 0) continue
        for (const words of [proper, wordsOf(landmark[language])]) addPhrase(names, words, 'water', place)
      }
    }
  }
}

/** Adds places that several projects share, each under its own words. */
export function addNamed(
  complexes: readonly { slug: string; names: readonly Localized[] }[],
  kind: string,
  addPlace: (place: string, slugs: string[], titles: readonly string[]) => void,
): void {
  const places = new Map<string, { slugs: Set<string>; titles: Set<string> }>()
  for (const { slug, names } of complexes) {
    for (const name of names) {
      const key = name.ru.toLowerCase()
      const place = places.get(key) ?? { slugs: new Set(), titles: new Set() }
      places.set(key, place)
      place.slugs.add(slug)
      for (const language of languages) {
        place.titles.add(properPart(name[language]))
        // «Северный район»: a word that says something else alone is a name with its kind.
        if (kind === 'district' && wordsOf(name[language]).length === 2) place.titles.add(name[language])
        for (const title of numberedNames(kind, name[language])) place.titles.add(title)
        if (kind === 'district') for (const title of adjectives(name.ru)) place.titles.add(title)
        // «Республика алаңы», «Нуржол бульвар»: the words of its kind belong to it, on either side.
        const words = wordsOf(name[language])
        if (kind !== 'landmark' || words.length !== 2 || properPart(name[language]) === '') continue
        for (const called of [words, ...shortNames(words)])
          place.titles.add(called.join(' ')).add(called.toReversed().join(' '))
      }
    }
  }
  for (const [key, { slugs, titles }] of places) addPlace(`${kind}:${key}`, [...slugs], [...titles])
}

/** «район Нура» is also «Нуринский район», «район Есиль» «Есильский». */
function adjectives(name: string): string[] {
  const [, word] = /^район (\p{L}+)$/u.exec(name) ?? []
  if (word === undefined) return []
  return [/[аеиоуыэюя]$/.test(word) ? `${word.slice(0, -1)}инский` : `${word}ский`]
}

/** «17-й микрорайон» is also «17 мкр»: a district of a number is called by it and any word for districts. */
export function numberedNames(kind: string, name: string): string[] {
  const [number, ...others] = name.match(/\d+/g) ?? []
  if (kind !== 'district' || number === undefined || others.length > 0 || properPart(name) !== '') return []
  const before = [
    'мкр',
    'микрорайон',
    'й мкр',
    'й микрорайон',
    'мкрн',
    'микрик',
    'микрике',
    'шағын аудан',
    'ықшамаудан',
    'mkr',
    'microdistrict',
    ...['th', 'st', 'nd', 'rd'].flatMap((end) => [`${end} microdistrict`, `${end} mkr`]),
  ]
  return [...before.map((word) => `${number} ${word}`), `microdistrict ${number}`, `мкр ${number}`]
}

/** A name without the words that only tell its kind; empty where nothing else is in it. */
export function properPart(name: string): string {
  const proper = wordsOf(name).filter((word) => !generic.has(plainWord(word)))
  // «Море», «Набережная» name nothing more than their kind.
  if (proper.every(isThing)) return ''
  // What begins with a small letter or is short is no name of its own.
  return proper.some((word) => word.length > 2 && word[0] !== word[0]?.toLowerCase()) ? proper.join(' ') : ''
}

/** Whether a word is known for a kind of place. */
function isThing(word: string): boolean {
  const senses = languageLexicon.findWord([spelt(word)], 0)?.senses
  return senses !== undefined && ['thing', 'poi', 'near', 'noise'].some((kind) => senses.has(kind))
}

export function addName(names: Lexicon, title: string, place: string): void {
  const words = wordsOf(title)
  const [only = ''] = words
  // "Caspian" is «Каспиан» by its sound.
  if (words.length === 1 && /c(?=[aou])/i.test(only) && mayBeName(only))
    names.addName([nameStem(only.replace(/c(?=[aou])/gi, 'k'))], 'place', place)
  if (words.length === 0 || (words.length === 1 && !mayBeName(only))) return
  if (words.length > 1) names.addName(words.map(nameStem), 'place', place)
  else
    for (const stem of nameStems(only))
      if (!stem.isOpen || isOwnWord(only)) names.addName([stem], 'place', place)
  // «қаланың» is of any town: a word of the languages is a name only as it stands, and in the cases of Russian.
  if (words.length === 1 && !isOwnWord(only))
    names.addName([{ stem: plainWord(only), isOpen: false }], 'place', place)
}
