import type { Filter } from '#contract/estates.ts'
import type { ChosenPlan } from '#database/search/query/chosen-plans.ts'
import type { Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, type NumberStyle } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'
import { checkboxes } from './filter-controls.ts'

/** Flats of so many rooms have a name of their own; those of more share one. */
const names = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3'] as const

/** The chosen plans as options of a filter, «2-комнатная, 61.4 м²»; no filter without a chosen one. */
export function planFilter(
  plans: readonly ChosenPlan[],
  category: Category,
  language: Language,
  numberStyle: NumberStyle,
  words: Texts,
): Filter[] {
  const options = plans.map(({ value, count, rooms, area }) => {
    const name =
      category === 'flat' ? words[names[rooms] ?? 'rooms.many.4'] : words[`category.${category}.one`]
    return { value, title: `${name}, ${formatArea(area, language, numberStyle)}`, count }
  })
  return checkboxes([['plan', words['filter.plan'], options]])
}
