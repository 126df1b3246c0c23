import { languages, type Localized } from '../languages.ts'
import type { CompanyNames } from './names/company-names.ts'
import { addFeature } from './names/feature-names.ts'
import { addPhrase, mayBeName, wordsOf } from './names/name-words.ts'
import { addName, addNamed, addParts, addWaters } from './names/place-names.ts'
import { otherCityNames } from './words/cities.ts'
import { addAddresses } from './names/street-names.ts'
import { addProgrammes } from './offers/programme-names.ts'
import { type TitledOffers, titledOffers } from './offers/titled-offers.ts'
import { languageLexicon } from './terms/language-lexicon.ts'
import { plainWord, spelt } from './terms/letters.ts'
import { Lexicon } from './terms/lexicon.ts'

/** The company as the rules of a sentence need it: its names to look up, and what they stand for. */
export type Vocabulary = {
  readonly names: Lexicon
  readonly company: CompanyNames
  /** Slugs of projects by what a place is called: `city:almaty`, `project:slug`, `district:2`, `landmark:7`, `address:street:310`. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** Ids of promotions whose title offers instalments without interest. */
  readonly interestFree: ReadonlySet<number>
  /** What tells the programmes of a kind apart. */
  readonly titled: TitledOffers
}

/** Builds what sentences about this company are read with. */
export function companyVocabulary(company: CompanyNames): Vocabulary {
  const names = new Lexicon()
  const places = new Map<string, string[]>()
  const slugsOf = (fits: (complex: CompanyNames['complexes'][number]) => boolean) =>
    company.complexes.filter(fits).map(({ slug }) => slug)
  const addPlace = (place: string, slugs: string[], titles: readonly string[]) => {
    if (slugs.length === 0) return
    places.set(place, slugs)
    for (const title of new Set(titles)) addName(names, title, place)
  }
  for (const { slug, title } of company.cities) {
    const own = languages.map((language) => title[language])
    const others = otherCityNames[title.ru] ?? []
    addPlace(
      `city:${slug}`,
      slugsOf((complex) => complex.city === slug),
      [...own, ...others],
    )
  }
  addNamed(
    company.complexes.map(({ slug, district }) => ({ slug, names: [district] })),
    'district',
    addPlace,
  )
  addNamed(
    company.complexes.map(({ slug, landmarks }) => ({ slug, names: landmarks })),
    'landmark',
    addPlace,
  )
  addAddresses(names, company, places)
  addParts(names, company)
  addWaters(names, company)
  const firstWords = company.complexes.map(({ name }) => plainWord(wordsOf(name.ru)[0] ?? ''))
  for (const [at, { slug, name }] of company.complexes.entries()) {
    const titles = languages.map((language) => name[language])
    const [first = ''] = wordsOf(name.ru)
    const isOnly = firstWords.filter((word) => word === firstWords[at]).length === 1
    const isShort = isOnly && first.length >= 4 && wordsOf(name.ru).length > 1 && mayBeName(first)
    const joined = titles.map((title) => wordsOf(title).join('')).filter((title) => title.length >= 7)
    addPlace(`project:${slug}`, [slug], isShort ? [...titles, ...joined, first] : [...titles, ...joined])
    for (const title of new Set(titles)) names.addLooseName(wordsOf(title), 'place', `project:${slug}`)
  }
  for (const { code, title } of company.features) {
    for (const language of languages) addFeature(names, wordsOf(title[language]), code)
  }
  for (const { id, title } of company.promotions) {
    for (const language of languages) {
      addPhrase(names, wordsOf(title[language]), 'promotion', String(id))
      // «Под ключ по цене чистовой отделки в «…»»: also without its project.
      const short = wordsOf(title[language].replace(/\s*(?:в\s+)?«[^»]+»(?:\s+кешен\p{L}*)?/u, ''))
      if (short.length >= 4 && !/\d/.test(short.join(''))) addPhrase(names, short, 'promotion', String(id))
    }
  }
  addProgrammes(names, company)
  const interestFree = company.promotions.filter(({ title }) => isInterestFree(title)).map(({ id }) => id)
  const titled = titledOffers(names, company, places)
  return { names, company, places, interestFree: new Set(interestFree), titled }
}

/** Whether a title tells of instalments without interest, by the words that visitors use too. */
function isInterestFree(title: Localized): boolean {
  const words = wordsOf(title.ru).map(spelt)
  const says = (kind: string, value: string) =>
    words.some((_, at) => languageLexicon.findWord(words, at)?.senses.get(kind)?.has(value) === true)
  return says('programme', 'installment') && says('interestfree', '')
}
