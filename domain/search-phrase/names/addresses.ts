import { languages, type Localized } from '../../languages.ts'
import { plainWord } from '../terms/letters.ts'

/** A street as an address tells it in one language, with the number of the house on it. */
export type Street = {
  /** Words of its name, without those that only say that it is a street. */
  readonly words: readonly string[]
  /** Digits of the number; null where the address has none. */
  readonly number: string | null
}

/** Words by which a part of an address tells that it is a street. */
const kinds = new Set(
  `улица ул проспект пр просп пркт бульвар бул шоссе переулок пер проезд площадь пл набережная наб аллея көшесі көше көш
  даңғылы даңғыл бульвары тас жолы жол алаңы жағалауы street str st avenue ave av boulevard blvd road rd highway lane drive
  square embankment`
    .split(/\s+/)
    .map(plainWord),
)

/** A part of a town that stands where a street does; its number belongs to its name. */
const quarters = new Set(
  'мкр микрорайон мкрн шағын аудан ауданы ықшамаудан ықшамауданы microdistrict'.split(' ').map(plainWord),
)

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word)

/**
 * The street of an address: «ул. Розыбакиева, 310», «Розыбакиев көшесі, 310», "310 Rozybakiev Street". Null where it
 * tells none: a part of a town by its number is a district.
 */
export function streetOf(address: string): Street | null {
  const parts = address.split(',').map(wordsOf)
  const says = (words: readonly string[], what: ReadonlySet<string>) =>
    words.some((word) => what.has(plainWord(word)))
  const at = parts.findIndex((words) => says(words, kinds) || says(words, quarters))
  const own = parts[at] ?? []
  if (says(own, quarters)) return quarterOf(own)
  const leads = isNumber(own[0]) && own.length > 2 && !kinds.has(plainWord(own[1] ?? ''))
  const isEnd = !leads && isNumber(own.at(-1)) && own.length > 2
  const named = leads ? own.slice(1) : isEnd ? own.slice(0, -1) : own
  const words = named.filter((word) => !kinds.has(plainWord(word)))
  const behind = parts[at + 1]?.find(isNumber)
  const number = leads ? own[0] : isEnd ? own.at(-1) : behind
  return words.length === 0 ? null : { words, number: /^\d+/.exec(number ?? '')?.[0] ?? null }
}

/** «мкр. Самал-2»: a part of a town by its name and number, which stands where a street does. */
function quarterOf(words: readonly string[]): Street | null {
  const proper = words.filter((word) => /^\p{L}{3,}$/u.test(word) && !quarters.has(plainWord(word)))
  const number = words.at(-1 - words.toReversed().findIndex((word) => proper.includes(word)) + 1)
  return proper.length === 0 ? null : { words: proper, number: /^\d+$/.exec(number ?? '')?.[0] ?? null }
}

/** The streets of addresses in all languages, with what each is called by: the Russian name in small letters. */
export function streetsOf(
  address: Localized,
): { key: string; streets: Street[]; number: string | null } | null {
  const streets = languages.flatMap((language) => streetOf(address[language]) ?? [])
  const [first] = streets
  if (first === undefined) return null
  const number = streets.find((street) => street.number !== null)?.number ?? null
  return { key: first.words.join(' ').toLowerCase(), streets, number }
}
