import type { Localized } from '../../languages.ts'
import { plainWord } from '../terms/letters.ts'
import type { Lexicon } from '../terms/lexicon.ts'
import { streetsOf } from './addresses.ts'
import type { CompanyNames } from './company-names.ts'
import { isOwnWord, nameStem, nameStems, titles } from './name-words.ts'
import { addName, numberedNames } from './place-names.ts'

/**
 * Adds streets, each number on them as a place of its own. A name that is an ordinary word or a number counts only
 * beside a word for streets: «Новая улица» is one, «новая» none.
 */
export function addAddresses(
  names: Lexicon,
  { complexes }: CompanyNames,
  places: Map<string, string[]>,
): void {
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
