import type { Category } from '../categories.ts'
import type { Localized } from '../languages.ts'
import { languages } from '../languages.ts'
import type { NearestPlaces } from '../near-place.ts'
import { streetsOf } from './addresses.ts'
import { plainWord, spelt } from './letters.ts'
import { Lexicon } from './lexicon.ts'
import { languageLexicon } from './language-lexicon.ts'
import { addPhrase, isCapital, isUnknown, mayBeName, nameStem, nameStems, wordsOf } from './name-words.ts'
import { addProgrammes } from './programme-names.ts'
import { type TitledOffers, titledOffers } from './titled-offers.ts'

/** What a sentence may name of the company's content. */
export type CompanyNames = {
  readonly complexes: readonly {
    readonly slug: string
    readonly name: Localized
    /** Slug of its city. */
    readonly city: string
    readonly district: Localized
    /** Its address, and the one that it had before. */
    readonly addresses: readonly Localized[]
    /** Places near it by name: stations, shopping centres, parks. */
    readonly landmarks: readonly Localized[]
    /** Minutes on foot to the nearest place of each kind. */
    readonly near: NearestPlaces
    readonly houses: readonly { readonly slug: string; readonly name: Localized }[]
  }[]
  readonly cities: readonly { readonly slug: string; readonly title: Localized }[]
  readonly features: readonly { readonly code: string; readonly title: Localized }[]
  readonly promotions: readonly {
    readonly id: number
    readonly title: Localized
    /** Slugs of projects; empty for all. */
    readonly complexes: readonly string[]
    /** Whether it lowers a price. */
    readonly hasDiscount: boolean
  }[]
  readonly programmes: readonly {
    readonly code: string
    readonly kind: string
    readonly title: Localized
    /** Percent a year as the bank tells it. */
    readonly rate_nominal: number
    /** Percent a year with all payments; 0 without interest. */
    readonly rate_effective: number
    /** Slugs of projects; empty for all. */
    readonly complexes: readonly string[]
  }[]
  /** `ready`, then years. */
  readonly deadlines: readonly string[]
  /**
   * What some unit on sale of a category has of finishes, views, sides and hours of sun, as addresses name it
   * (`views:mountains`), and `kitchen_from` where kitchens are known: what the filters of its listing offer.
   */
  readonly choices: Readonly<Record<Category, ReadonlySet<string>>>
}

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

/** Names that cities of the country had, or have in talk, by the sound of their name. */
const otherCityNames: Readonly<Record<string, readonly string[]>> = {
  Астана: [
    'Аст',
    'Нур Султан',
    'Нурсултан',
    'Nur Sultan',
    'Astana city',
    'Целиноград',
    'НурСултан',
    'столица',
    'елорда',
  ],
  Алматы: [
    'Алма Ата',
    'Алма Ате',
    'Алма Ату',
    'Алма Аты',
    'Алмата',
    'Алмаата',
    'Alma Ata',
    'Олматы',
    'Алмати',
    'Олмата',
    'Алмоты',
    'Алмота',
  ],
  Шымкент: ['Чимкент', 'Шым', 'Shym'],
  Караганда: ['Krg', 'Крг', 'Karagandy', 'Qaragandy', 'Qaraghandy'],
}

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

/**
 * Adds streets, each number on them as a place of its own. A name that is an ordinary word or a number counts only
 * beside a word for streets: «Новая улица» is one, «новая» none.
 */
function addAddresses(names: Lexicon, { complexes }: CompanyNames, places: Map<string, string[]>): void {
  for (const { slug, addresses } of complexes) {
    for (const address of addresses) {
      const found = streetsOf(address)
      if (found === null) {
        addNumbered(names, address, slug, places)
        continue
      }
      const place = `address:${found.key}:${found.number ?? ''}`
      places.set(place, [...new Set([...(places.get(place) ?? []), slug])])
      const isOwn = found.streets[0]?.words.some(isOwnStreet) === true
      for (const { words } of found.streets) addStreet(names, words, place, isOwn)
    }
  }
}

/** «17-й мкр., 94»: a house in a district that has a number. */
function addNumbered(names: Lexicon, address: Localized, slug: string, places: Map<string, string[]>): void {
  const [quarter = '', house = ''] = address.ru.split(',')
  const number = /^\s*\D*(\d+)/.exec(house)?.[1]
  const titles = numberedNames('district', quarter)
  const place = `address:${quarter.toLowerCase()}:${number ?? ''}`
  if (number === undefined || titles.length === 0) return
  places.set(place, [...new Set([...(places.get(place) ?? []), slug])])
  for (const title of [quarter, ...titles]) addName(names, title, place)
}

function addStreet(names: Lexicon, words: readonly string[], place: string, isOwn: boolean): void {
  const [first = '', second] = words
  const stems = words.length === 1 ? nameStems(first).map((stem) => [stem]) : [words.map(nameStem)]
  const kind = isOwn && words.some(isOwnWord) ? 'place' : 'streetname'
  for (const parts of stems) names.addName(parts, kind, place)
  // «Утеген батыра» is «Утеген» for short.
  const isTitled = words.length === 2 && titles.has(plainWord(second ?? '').replace(/[аы]$/, ''))
  if (isOwn && isTitled && isOwnWord(first))
    for (const stem of nameStems(first)) names.addName([stem], 'place', place)
}

/** Words that streets are called by and that are said of anything. */
const ordinary = new Set(
  'мира мир победы свободы труда дружбы весны солнца космоса науки спорта молодежи достык бейбитшилик женис бостандык тауелсиздик республики енбек ынтымак арман береке'.split(
    ' ',
  ),
)

/** Whether a word of a street's Russian name is a name alone: «Розыбакиева» is, «Речная», «Мира» are none. */
function isOwnStreet(word: string): boolean {
  return isOwnWord(word) && !/(?:ая|яя|ый|ий)$/.test(word) && !ordinary.has(plainWord(word))
}

/** Whether a word is none of the languages, or only an ending away from one that means nothing. */
function isOwnWord(word: string): boolean {
  const found = languageLexicon.findWord([spelt(word)], 0)
  const isWord = word.length > 3 && /^\p{L}+$/u.test(word)
  return isWord && (found === null || (mayBeName(word) && found.letters <= word.length - 2))
}

/** Titles behind a name of a street. */
const titles = new Set(['батыр', 'би', 'хан', 'ана', 'batyr', 'bi', 'khan', 'ana'])

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
function addParts(names: Lexicon, { complexes, cities }: CompanyNames): void {
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
function addWaters(names: Lexicon, { complexes }: CompanyNames): void {
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
function addNamed(
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
        // «Республика алаңы», «Нуржол бульвар»: the words of its kind belong to it, on either side.
        const words = wordsOf(name[language])
        if (kind !== 'landmark' || words.length !== 2 || properPart(name[language]) === '') continue
        place.titles.add(name[language]).add(words.toReversed().join(' '))
      }
    }
  }
  for (const [key, { slugs, titles }] of places) addPlace(`${kind}:${key}`, [...slugs], [...titles])
}

/** «17-й микрорайон» is also «17 мкр»: a district of a number is called by it and any word for districts. */
function numberedNames(kind: string, name: string): string[] {
  const [number, ...others] = name.match(/\d+/g) ?? []
  if (kind !== 'district' || number === undefined || others.length > 0 || properPart(name) !== '') return []
  const before = [
    'мкр',
    'микрорайон',
    'й мкр',
    'й микрорайон',
    'мкрн',
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

function addName(names: Lexicon, title: string, place: string): void {
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

/** Other words for a yard, of which Kazakh speakers use the Russian one too. */
const otherYards: Readonly<Record<string, string>> = {
  courtyard: 'yard',
  yard: 'courtyard',
  аула: 'двор',
  двор: 'дворик',
}

/** A feature by its title: of two words in either order, and with the other word for a yard. */
function addFeature(names: Lexicon, words: readonly string[], code: string): void {
  const others = words.map((word) => otherYards[word.toLowerCase()] ?? word)
  const calm = [words, others].flatMap((each) => alike(each))
  for (const each of [words, others, ...calm]) {
    addPhrase(names, each, 'feature', code)
    if (each.length === 2) addPhrase(names, each.toReversed(), 'feature', code)
    // «двор чтоб тихий», "the yard must be quiet"
    const [quality = '', thing = ''] = each
    if (each.length === 2)
      for (const between of being) addPhrase(names, [thing, ...between.split(' '), quality], 'feature', code)
  }
}

/** Other words for a thing that is quiet. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  quiet: ['silent', 'peaceful', 'calm', 'noiseless', 'tranquil'],
  тихий: ['спокойный', 'бесшумный', 'нешумный'],
  тыныш: ['тынық', 'шусыз', 'жайлы'],
}

/** "a silent courtyard" for "Quiet courtyard": a title of two words with each other word for its first. */
function alike([first = '', thing, ...others]: readonly string[]): string[][] {
  if (thing === undefined || others.length > 0) return []
  return (quiet[first.toLowerCase()] ?? []).map((word) => [word, thing])
}

/** Words that part a thing from how it is to be. */
const being = [
  'чтоб',
  'чтобы',
  'был',
  'была',
  'был бы',
  'чтоб был',
  'чтобы был',
  'чтобы была',
  'должен быть',
  'is',
  'must be',
  'should be',
  'has to be',
  'that is',
  'to be',
]
