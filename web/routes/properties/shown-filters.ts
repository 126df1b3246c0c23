import type { Filter } from '#contract/estates.ts'

const choices = ['complex', 'restorations', 'deadline']
const ranges = ['price', 'area', 'floor']

/** Whether a filter has a control in the panel: a choice of one is none, a span of one value neither. */
export function isShown(filter: Filter | undefined): filter is Filter {
  if (filter === undefined) return false
  if (ranges.includes(filter.key)) return filter.min === null || filter.min !== filter.max
  return filter.key === 'rooms' || (choices.includes(filter.key) && filter.options.length > 1)
}

/** The query keys that the panel's own controls send. What else was asked for must travel beside them. */
export function shownKeys(filters: readonly Filter[]): Set<string> {
  return new Set(
    filters
      .filter(isShown)
      .flatMap(({ key }) => (ranges.includes(key) ? [`${key}_from`, `${key}_to`] : [key])),
  )
}
