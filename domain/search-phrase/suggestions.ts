import { type Language, languages } from '../languages.ts'
import { properPart } from './names/place-names.ts'
import { type Vocabulary } from './company.ts'
import { inOtherLayout, spelt } from './terms/letters.ts'
import { longestPhrase } from './longest-phrase.ts'
import { readPhrase } from './search-phrase.ts'
import { usualWishes } from './wishes.ts'

/** How a sentence may go on, with its words in plain letters and as they sound, each behind a space. */
type Continuation = { readonly text: string; readonly plain: string; readonly sound: string }

/** What one company's sentences may go on with in each language, in the order in which it is offered; that of the page first. */
export type Continuations = readonly (readonly [language: Language, offered: readonly Continuation[]])[]

/** The most suggestions of an answer. */
export const mostSuggestions = 8

/** The most words at the end of a sentence that are taken for the beginning of a name. */
const mostWords = 7

/**
 * The names of the company's projects, cities, districts and places and the usual wishes: those that rules read whole,
 * so that no suggestion is ever answered with «not understood». `year` is the present one.
 */
export function continuationsOf(vocabulary: Vocabulary, language: Language, year: number): Continuations {
  const { cities, complexes } = vocabulary.company
  const textsIn = (of: Language) => [
    ...usualWishes.map((wish) => wish[of]),
    ...cities.map(({ title }) => title[of]),
    ...complexes.map(({ name }) => name[of]),
    ...complexes.map(({ district }) => district[of]),
    ...complexes.flatMap(({ landmarks }) =>
      landmarks.flatMap((landmark) => (properPart(landmark[of]) === '' ? [] : landmark[of])),
    ),
  ]
  // People write in another language than they read.
  return [language, ...languages.filter((other) => other !== language)].map((of) => [
    of,
    [...new Set(textsIn(of))].flatMap((text) => {
      const { criteria, category, missed } = readPhrase(text, vocabulary, year)
      const isRead = missed.length === 0 && (category !== 'flat' || Object.keys(criteria).length > 0)
      return isRead ? [{ text, ...lookedUp(text) }] : []
    }),
  ])
}

function lookedUp(text: string): { plain: string; sound: string } {
  const words = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(spelt)
  return {
    plain: words.map(({ plain }) => ` ${plain}`).join(''),
    sound: words.map(({ sound }) => ` ${sound}`).join(''),
  }
}

/**
 * Sentences that the typed one may become: its last words are the beginning of what is offered, in any alphabet or in
 * the other keyboard layout. As many of them as fit are replaced. All are of one language: the first of those that the
 * letters may be of, that of the page before others, in which something fits.
 */
export function suggestionsFor(typed: string, continuations: Continuations): string[] {
  const text = typed.normalize('NFC').slice(0, longestPhrase)
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const last = words.at(-1)
  if (last === undefined || last.index + last[0].length !== text.length) return []
  const found = new Set<string>()
  for (const tailOf of [(tail: string) => tail, inOtherLayout]) {
    for (let count = Math.min(mostWords, words.length); count >= 1 && found.size === 0; count--) {
      const start = words[words.length - count]?.index ?? 0
      const tail = text.slice(start)
      if (/[,;!?]/.test(tail)) continue
      // It is there already.
      const { plain } = lookedUp(tailOf(tail))
      if (continuations.some(([, offered]) => offered.some((one) => one.plain === plain))) return []
      for (const offered of fittingInOne(text.slice(0, start), tailOf(tail), continuations)) {
        const sentence = text.slice(0, start) + offered
        if (sentence.length <= longestPhrase && sentence !== text) found.add(sentence)
        if (found.size >= mostSuggestions) return [...found]
      }
    }
    if (found.size > 0) break
  }
  return [...found]
}

/** What fits a tail in the first language that has such; `head` is the sentence before it. */
function fittingInOne(head: string, tail: string, continuations: Continuations): string[] {
  const own = continuations.map(([language]) => language)
  const likely = [...languagesOfLetters(head, tail, own), ...own]
  const inOrder = continuations.toSorted(([a], [b]) => likely.indexOf(a) - likely.indexOf(b))
  for (const [, offered] of inOrder) {
    const texts = fitting(tail, offered)
    if (texts.length > 0) return texts
  }
  return []
}

/** The languages that go before that of the page, by the letters. */
function languagesOfLetters(head: string, tail: string, [page]: readonly Language[]): Language[] {
  if (/[әғқңөұүһі]/i.test(head + tail)) return ['kk']
  if (/\p{Script=Cyrillic}/u.test(tail)) return page === 'en' ? ['ru', 'kk'] : []
  // "two rooms pa" goes on in English; a word alone may be one of the page in Latin letters.
  return /\p{Script=Latin}/u.test(head) && !/\p{Script=Cyrillic}/u.test(head) ? ['en'] : []
}

/** What begins with a text, then what has a word that does. */
function fitting(tail: string, continuations: readonly Continuation[]): string[] {
  const { plain, sound } = lookedUp(tail)
  if (plain === '') return []
  const place = (offered: Continuation) => {
    const written = offered.plain.indexOf(plain)
    return written === -1 && sound.length > 2 ? offered.sound.indexOf(sound) : written
  }
  const first = continuations.filter((offered) => place(offered) === 0)
  // «пер» is no beginning of «не первый этаж».
  const inside = continuations.filter((offered) => place(offered) > 0 && !/^ (?:не|not) /.test(offered.plain))
  return [...first, ...inside].map(({ text }) => text)
}
