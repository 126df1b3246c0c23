import type { Found, Spelt } from '../terms/entries.ts'
import type { Lexicon } from '../terms/lexicon.ts'

/** Words between a thing and what it is to be, by whether they are verbs of being or tell more of the same thing. */
const kinds: ReadonlyMap<string, 'being' | 'besides'> = new Map([
  ...`in the во must should has have need needs to be is are that which really very
  чтобы чтоб должен должна должно должны быть был была было были будет обязательно пусть очень
  болсын болса болатын`
    .split(/\s+/)
    .map((word) => [word, 'being'] as const),
  ...`and и жане green inner big nice clean safe cozy cosy
  зеленый уютный большой чистый внутренний закрытый жасыл улкен таза`
    .split(/\s+/)
    .map((word) => [word, 'besides'] as const),
])

/** Words that only stand before where something is: "quiet in the yard", «тихо во дворе». */
const inside = new Set(['in', 'the', 'во'])

const joins = new Set(['and', 'и', 'жане'])

const things = ['feature', 'cat', 'thing', 'mark', 'topic', 'unit', 'end', 'middle']

/** Whether a word may be a thing, or a quality that no table has: no verb and no word that says nothing. */
export function mayBeTold(found: Found | null): boolean {
  return found === null || (found.length === 1 && things.some((kind) => found.senses.has(kind)))
}

/** Features of houses are called by so many words behind the verb at most. */
const mostBehind = 2

/**
 * A feature, a large kitchen or floors whose words stand apart, as a thing and what it is to be: "windows should be
 * panoramic", «чтобы двор был тихий», or with another quality between them; null for none.
 */
export function toldToBe(
  words: readonly Spelt[],
  at: number,
  language: Lexicon,
  company: Lexicon,
): Found | null {
  const kind = kindOf(words[at + 1])
  const first = words[at]
  if (kind === undefined || first === undefined) return null
  const isBeing = kind === 'being'
  let end = at + 2
  while (end - at < 5 && kindOf(words[end]) === kind) end++
  const isInside = words.slice(at + 1, end).some(({ plain }) => inside.has(plain))
  // «большой двор и тихий район» says nothing of the yard.
  if (!isBeing && joins.has(words[end - 1]?.plain ?? '')) return null
  for (let count = isBeing ? mostBehind : 1; count > 0; count--) {
    const behind = words.slice(end, end + count)
    if (behind.length < count) continue
    for (const phrase of isBeing
      ? [
          [first, ...behind],
          [...behind, first],
        ]
      : [[first, ...behind]]) {
      const found = company.findName(phrase, 0) ?? language.findWord(phrase, 0)
      if (found?.length !== phrase.length) continue
      const senses = [...found.senses].filter(
        ([sense, values]) =>
          isOfHome(sense) || (!isInside && phrase.at(-1) === first && isOfFloors(sense, values)),
      )
      if (senses.length > 0) return { ...found, senses: new Map(senses), length: end + count - at }
    }
  }
  return null
}

function isOfHome(sense: string): boolean {
  return sense === 'feature' || sense === 'bigkitchen'
}

/** High, low and middle floors; «4-тен жоғары болсын қабат» has the quality first, which is of its number. */
function isOfFloors(sense: string, values: ReadonlySet<string>): boolean {
  return sense === 'middle' || (sense === 'sort' && (values.has('floor') || values.has('-floor')))
}

function kindOf(word: Spelt | undefined): 'being' | 'besides' | undefined {
  return word === undefined ? undefined : kinds.get(word.plain)
}
