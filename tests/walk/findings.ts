import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { word } from '#tests/helpers/browser/words.ts'
import type { Sight } from './look.ts'
import { pageKindOf } from './page-kinds.ts'

/** Words that say that something went wrong, in all languages. */
const errorTitles = languages.flatMap((language) => [
  word(language, 'page-not-found'),
  word(language, 'some-page-error'),
  texts[language]['bare.busy'],
  texts[language]['error.unexpected'],
])

const emptyTitles = languages.map((language) => word(language, 'listing.empty.title'))

/** Faults that no page may have, after any actions. */
export function findingsOf({ state, said, locked, controls }: Sight): string[] {
  const found: string[] = []
  // The page of all parts shows those of the error pages too.
  const error = pageKindOf(state.address) === 'testUi' ? undefined : says(said, errorTitles)
  if (error !== undefined) found.push(`an error page: «${error}»`)
  if (locked) found.push('the page cannot be scrolled, though nothing is open')
  if (controls.length === 0) found.push('a dead end: nothing can be pressed')
  return found
}

/** Whether a page is a list of units that says it has none. */
export function isEmptyList({ state, said }: Sight): boolean {
  return pageKindOf(state.address) === 'listing' && says(said, emptyTitles) !== undefined
}

/** On a phone Back closes open layers, and leaves the page only when none is open. */
export function leftBehind(before: Sight, after: Sight): string[] {
  if (before.layers === 0) return []
  const path = ({ state }: Sight) => new URL(state.address, 'http://site').pathname
  if (path(after) !== path(before))
    return [`Back left ${before.state.address}, though something was open on it`]
  return after.layers < before.layers ? [] : ['Back did not close what was open']
}

function says(said: readonly string[], titles: readonly string[]): string | undefined {
  return said.find((text) => titles.some((title) => plain(title) === plain(text)))
}

/** A text without the signs that only lay out its lines. */
function plain(text: string): string {
  return text.replaceAll(/[\s\u2060]+/g, ' ').trim()
}
