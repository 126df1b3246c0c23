import type { Found, Lexicon, Spelt } from '../lexicon.ts'

/** Words by which something is to be so: "yard must be quiet", «двор чтобы был тихий». */
const being = new Set(
  `must should has have need needs to be is are that which really very
  чтобы чтоб должен должна должно должны быть был была было были будет обязательно пусть очень
  болсын болса болатын`.split(/\s+/),
)

/** Other words that tell of the same thing: "quiet green yard". */
const besides = new Set(
  `and и және жане green inner big nice clean safe cozy cosy зеленый уютный большой чистый внутренний закрытый жасыл улкен таза`.split(
    /\s+/,
  ),
)

const joins = new Set(['and', 'и', 'жане'])

/** Features of houses are called by so many words behind the verb at most. */
const mostBehind = 2

/**
 * A feature whose words stand apart, as a thing and what it is to be: "windows should be panoramic", «чтобы двор был
 * тихий», or with another quality between them; null for none.
 */
export function toldToBe(
  words: readonly Spelt[],
  at: number,
  language: Lexicon,
  company: Lexicon,
): Found | null {
  const isBeing = isOf(words[at + 1], being)
  if (!isBeing && !isOf(words[at + 1], besides)) return null
  let end = at + 1
  while (end - at < 5 && isOf(words[end], isBeing ? being : besides)) end++
  const first = words[at]
  // «большой двор и тихий район» says nothing of the yard.
  const isApart = !isBeing && isOf(words[end - 1], joins)
  if (first === undefined || isApart) return null
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
      const feature = found?.length === phrase.length ? found.senses.get('feature') : undefined
      if (feature !== undefined && found !== null)
        return { ...found, senses: new Map([['feature', feature]]), length: end + count - at }
    }
  }
  return null
}

function isOf(word: Spelt | undefined, all: ReadonlySet<string>): boolean {
  return word !== undefined && all.has(word.plain)
}
