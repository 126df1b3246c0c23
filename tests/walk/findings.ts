import type { PageName } from '#contract/page-table.ts'
import { languages } from '#domain/languages.ts'
import { type SiteTexts, wordOf } from '#tests/helpers/company-texts.ts'
import type { Control, Sight } from './look.ts'
import { pageKindOf } from './page-kinds.ts'

/** Words that say that something went wrong, in all languages. */
const errorWords = ['page-not-found', 'some-page-error', 'bare.busy', 'error.unexpected'] as const

/** The words of lists that have nothing to choose from, by their pages. */
const emptyWords = {
  listing: 'listing.empty.title',
  projects: 'projects.empty.title',
  news: 'news.empty',
  promotions: 'promo.empty',
  vacancies: 'career.category.empty',
  progress: 'progress.empty.title',
  timeline: 'progress.empty.title',
} as const satisfies Partial<Record<PageName, string>>

/** Faults that no page may have, after any actions. */
export function findingsOf({ state, said, locked, controls }: Sight, texts: SiteTexts): string[] {
  const found: string[] = []
  // The page of all parts shows those of the error pages too.
  const titles = languages.flatMap((language) => errorWords.map((key) => wordOf(texts, language, key)))
  const error = pageKindOf(state.address) === 'testUi' ? undefined : says(said, titles)
  if (error !== undefined) found.push(`an error page: «${error}»`)
  if (locked) found.push('the page cannot be scrolled, though nothing is open')
  if (controls.length === 0) found.push('a dead end: nothing can be pressed')
  return found
}

/**
 * A link that leads from another kind of page to a list promises something to choose from. A list shows the results of
 * its own filters, which may be none.
 */
export function brokenPromise(
  { name }: Pick<Control, 'name'>,
  before: Sight,
  after: Sight,
  texts: SiteTexts,
): string[] {
  const kind = pageKindOf(after.state.address)
  if (kind === null || kind === pageKindOf(before.state.address) || !isList(kind)) return []
  const titles = languages.map((language) => wordOf(texts, language, emptyWords[kind]))
  if (says(after.said, titles) === undefined) return []
  return [`a dead end: the link «${name}» leads to an empty list, ${after.state.address}`]
}

function isList(kind: PageName): kind is keyof typeof emptyWords {
  return kind in emptyWords
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
