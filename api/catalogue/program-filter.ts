import type { Filter } from '#contract/estates.ts'
import type { IndexWords } from '#database/search/index/search-index.ts'
import type { Language } from '#domain/languages.ts'
import type { Texts } from '#texts/texts.ts'
import { checkboxes } from './filter-controls.ts'

/** The programme that a listing names, as the option of a filter, with how many units it finds; no filter without one. */
export function programFilter(
  { programmes }: IndexWords,
  named: string | null,
  count: number,
  language: Language,
  words: Texts,
): Filter[] {
  const options = programmes
    .filter(({ code }) => code === named)
    .map(({ code, title }) => ({ value: code, title: title[language], count }))
  return checkboxes([['program', words['filter.program'], options]])
}
