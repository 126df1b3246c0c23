import { languages, type Localized } from '../../languages.ts'
import { wordsOf } from '../names/name-words.ts'
import type { Senses } from '../terms/entries.ts'
import { languageLexicon } from '../terms/language-lexicon.ts'
import { spelt } from '../terms/letters.ts'
import { seasonOf } from '../words/dates.ts'
import type { Lexicon } from '../terms/lexicon.ts'

/** What has titles, and what they may name. */
type Named = {
  readonly programmes: readonly {
    readonly code: string
    readonly kind: string
    readonly title: Localized
    readonly rate_effective: number
    readonly complexes: readonly string[]
  }[]
  readonly promotions: readonly {
    readonly id: number
    readonly title: Localized
    readonly complexes: readonly string[]
  }[]
  readonly complexes: readonly { readonly name: Localized }[]
  readonly cities: readonly { readonly title: Localized }[]
}

/** A programme, or a promotion of instalments, as its titles tell it from others. */
export type TitledOffer = {
  readonly code: string
  readonly isPromotion: boolean
  /** What a sentence calls its kind: instalments, a mortgage, Islamic finance. */
  readonly kinds: ReadonlySet<string>
  /** Projects that it holds in; empty for all. */
  readonly slugs: readonly string[]
  /** Whether its title names a project, so that nobody means it who does not name that project too. */
  readonly isOfProject: boolean
  /** The marks of its title in each language. */
  readonly marks: readonly ReadonlySet<string>[]
}

/** Offers with the words of their titles. */
export type Titles = {
  readonly offers: readonly TitledOffer[]
  /** Words of titles by the first letters of their sound. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

/** Programmes and promotions of instalments, and what else calls them. */
export type TitledOffers = Titles & {
  /** The same of promotions alone. */
  readonly promotions: Titles
  /** Sounds that several programmes share as their proper name. */
  readonly names: ReadonlySet<string>
}

/** The mark of what costs no interest, by its title or its record. */
export const interestFree = '~interestfree'

/** The mark of a title that tells of a finish, with or without it. */
export const finishTold = '~finish'

/** Words of titles that are said of any home, bank or loan. */
const ordinary = new Set(
  `банк банка банктің bank жилищный жилищная жилье housing loan loans заём займ кредит қарыз қарызы тұрғын үй үйі үйлерінде
  покупает продаёт buys sells сатып алып алу сатады квартира квартиры apartment apartments пәтер пәтерлер программа
  бағдарламасы programme program шартымен жалға кейін сонан дома домах дом building buildings год жылы year years month
  months месяц price prices цена цены бағаның бағасы пределы шектері limits until from the and for with арналған топтарға
  groups алғашқы первый first`
    .split(/\s+/)
    .map((word) => spelt(word).sound),
)

/** Kinds of words by which a title tells nothing apart. */
const plainKinds = [
  'noise',
  'cat',
  'rooms',
  'number',
  'unit',
  'scale',
  'end',
  'join',
  'bound',
  'after',
  'district',
  'suffix',
]

/** Reads the titles of a company; the words that they share are kept once. */
class TitleReader {
  readonly words = new Map<string, string[]>()
  readonly #names: Lexicon
  readonly #places: ReadonlyMap<string, readonly string[]>

  constructor(names: Lexicon, places: ReadonlyMap<string, readonly string[]>) {
    this.#names = names
    this.#places = places
  }

  offerOf(
    title: Localized,
    complexes: readonly string[],
    rest: Pick<TitledOffer, 'code' | 'isPromotion'>,
    own: { kinds: readonly string[]; marks: readonly string[] },
  ): TitledOffer {
    const kinds = new Set(own.kinds)
    const projects = new Set<string>()
    const marks = languages.map((language) => {
      const found = new Set(own.marks)
      const titleWords = wordsOf(title[language])
      const spellings = titleWords.map(spelt)
      for (let at = 0; at < titleWords.length; at++) {
        const word = titleWords[at] ?? ''
        const place = this.#names.findName(spellings, at)
        const placed = [...(place?.senses.get('place') ?? [])].filter((each) =>
          /^(?:city|project):/.test(each),
        )
        if (place !== null && placed.length > 0) {
          for (const each of placed) {
            found.add(`@${each}`)
            if (each.startsWith('project:'))
              for (const slug of this.#places.get(each) ?? []) projects.add(slug)
          }
          at += place.length - 1
          continue
        }
        const free = languageLexicon.findWord(spellings, at)
        // «Иджара: аренда с выкупом»
        if (free?.senses.get('programme')?.has('lease') === true) {
          at += free.length - 1
          kinds.add('lease')
          continue
        }
        if (free?.senses.has('interestfree') === true) {
          at += free.length - 1
          found.add(interestFree)
          continue
        }
        if (/^\d+$/.test(word)) {
          const share = new RegExp(`(?<![\\d,.-])${word}\\s*(?:%|пайыз|процент|percent)`)
          found.add(share.test(title[language]) ? `%${word}` : `#${word}`)
          continue
        }
        const senses = sensesOf(word)
        if (refuses(word)) found.add('not')
        const season = seasonOf(word)
        if (season !== null) found.add(`~${season}`)
        if (senses?.has('finish') === true) found.add(finishTold)
        for (const kind of senses?.get('programme') ?? []) kinds.add(kind)
        for (const category of senses?.get('cat') ?? []) if (category !== 'flat') found.add(`^${category}`)
        if (senses?.has('programme') === true || isPlain(word, senses)) continue
        found.add(this.#markOf(spelt(asserted(word)).sound))
      }
      return found
    })
    const slugs = complexes.length > 0 ? complexes : [...projects]
    return { ...rest, kinds, slugs, isOfProject: projects.size > 0, marks }
  }

  /** One spelling for all cases of a word. */
  #markOf(sound: string): string {
    const start = sound.slice(0, 3)
    const known = this.words.get(start) ?? []
    this.words.set(start, known)
    const same = known.find((each) => isSameStem(each, sound))
    if (same === undefined) known.push(sound)
    return same ?? sound
  }
}

/** Builds what tells the programmes and promotions of a company apart. */
export function titledOffers(
  names: Lexicon,
  company: Named,
  places: ReadonlyMap<string, readonly string[]>,
): TitledOffers {
  const reader = new TitleReader(names, places)
  const ofPromotions = new TitleReader(names, places)
  const programmes = company.programmes.map(({ code, kind, title, complexes, rate_effective: rate }) =>
    reader.offerOf(
      title,
      complexes,
      { code, isPromotion: false },
      {
        kinds: ['installment', 'islamic'].filter((each) => each === kind),
        marks: kind === 'installment' && rate === 0 ? [interestFree] : [],
      },
    ),
  )
  const promotionsBy = (by: TitleReader) =>
    company.promotions.map(({ id, title, complexes }) =>
      by.offerOf(title, complexes, { code: String(id), isPromotion: true }, { kinds: [], marks: [] }),
    )
  const instalments = promotionsBy(reader).filter(({ kinds }) => kinds.has('installment'))
  return {
    offers: [...programmes, ...instalments],
    words: reader.words,
    promotions: { offers: promotionsBy(ofPromotions), words: ofPromotions.words },
    names: sharedNames(company),
  }
}

/** Names of one word that the titles of several programmes share with a capital in every language: «Наурыз». */
function sharedNames({ programmes, complexes, cities }: Named): Set<string> {
  const placed = [...complexes.map(({ name }) => name), ...cities.map(({ title }) => title)]
  const ofPlaces = new Set(
    placed.flatMap((name) =>
      languages.flatMap((language) => wordsOf(name[language]).map((word) => spelt(word).sound)),
    ),
  )
  const counts = new Map<string, number>()
  for (const { title } of programmes) {
    const capitals = languages.map(
      (language) =>
        new Set(
          wordsOf(title[language])
            .filter((word) => /^\p{Lu}\p{Ll}{3,}/u.test(word))
            .map((word) => spelt(word).sound),
        ),
    )
    for (const sound of capitals[0] ?? [])
      if (capitals.every((each) => each.has(sound)) && !ofPlaces.has(sound))
        counts.set(sound, (counts.get(sound) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([sound]) => sound))
}

export function sensesOf(word: string): Senses | undefined {
  return languageLexicon.findWord([spelt(word)], 0)?.senses
}

/** «без», "not", «бітпеген», «әрлеусіз»: a word that turns round what stands beside it. */
export function refuses(word: string): boolean {
  return /^(?:без|не|not|without|no|un\p{L}*finished|unfinished|жо[қк]|емес)$|^.{3,}(?:с[ыиі]з|[мбп][ае][гғ][ае]н(?:[ыі]\p{L}{0,4}|и\p{L}{0,4}|н[ыіи]ң|д[еа]р\p{L}{0,3})?)$/u.test(
    word.toLowerCase(),
  )
}

function isPlain(word: string, senses: Senses | undefined): boolean {
  if (word.length < 4 || ordinary.has(spelt(word).sound)) return true
  if (refuses(word)) return asserted(word) === word && !/с[ыиі]з$/u.test(word)
  if (senses?.has('topic') === true && senses.get('topic')?.has('first') === true) return true
  return senses !== undefined && plainKinds.some((kind) => senses.has(kind)) && !senses.has('finish')
}

/** «біткен» for «бітпеген»: a Kazakh verb without its refusal. */
export function asserted(word: string): string {
  return word.replace(/(?<=\p{L}{2})([мбп])[ае][гғ]([ае]н\p{L}{0,5})$/u, (_, letter: string, end: string) =>
    letter === 'п' ? `к${end}` : `г${end}`,
  )
}

/** The words of titles that a typed word may be: the same but for the ending, or cut short. */
export function titleWords(word: string, { words }: Titles): string[] {
  const { sound } = spelt(word)
  if (sound.length < 3) return []
  const found = words.get(sound.slice(0, 3)) ?? []
  const isShort = sound.length === 3 && sensesOf(word) === undefined
  return found.filter((each) => (isShort ? each.startsWith(sound) : isSameStem(sound, each)))
}

/** Words of one stem share so much of the shorter one: «женщин», «женская». */
const leastShared = 0.57

function isSameStem(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const least = Math.min(a.length, b.length)
  return same >= 4 ? same >= least * leastShared && least - same <= 4 : false
}
