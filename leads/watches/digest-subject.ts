import type { Language } from '#domain/languages.ts'
import { plural } from '#domain/plural.ts'
import type { Texts } from '#texts/texts.ts'
import { atMost, oneLine } from '../delivery/lead-lines.ts'
import type { DigestSection } from './digest-words.ts'

/** Characters of a subject: lists of letters show about so many. */
const longestSubject = 70

/** Signs that nobody sees and that change how a line reads, of names that come from feeds and editors. */
const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * What a digest tells, in one line: of one change the unit and what happened to it, named as fully as there is room for;
 * of several of one kind how many things that are; of several kinds how many there are of each.
 */
export function digestSubject(
  sections: readonly DigestSection[],
  { texts, language }: { texts: Texts; language: Language },
): string {
  const [first] = sections
  const items = sections.flatMap((section) => section.items)
  const [item] = items
  if (first === undefined || item === undefined) return ''
  const lines =
    items.length === 1
      ? item.names.map((name) => `${first.title}: ${name}`)
      : sections.length === 1
        ? [`${first.title}: ${countedWords(first, texts, language)}`]
        : sections.map((_, left) => countsOf(sections, left, texts))
  const clean = lines.map((line) => oneLine(line.replaceAll(unseen, '')))
  return atMost(clean.find((line) => line.length <= longestSubject) ?? clean.at(-1) ?? '', longestSubject)
}

/** «2 предложения»: a bare number after «Lower price» would read as the price. */
function countedWords({ change, items }: DigestSection, texts: Texts, language: Language): string {
  const forms = texts[change === 'stage' ? 'digest.updates' : 'digest.units']
  return `${items.length} ${plural(items.length, language, forms)}`
}

/** @param left sections that are left out, from the end */
function countsOf(sections: readonly DigestSection[], left: number, texts: Texts): string {
  const counts = sections
    .slice(0, sections.length - left)
    .map(({ change, items }) => texts[`digest.count.${change}`].replace('{count}', String(items.length)))
    .join(', ')
  const said = left === 0 ? counts : texts['digest.count.more'].replace('{counts}', counts)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
