import type { Filter } from '#contract/estates.ts'

/** A filter as far as a panel shows it. */
export type ShownFilter = Pick<Filter, 'key' | 'title' | 'unit' | 'options' | 'min' | 'max'> & {
  /** Options that are chosen all together, under the one name that they have then. */
  groups?: readonly OptionGroup[]
}

export type OptionGroup = { title: string; values: string[] }

const ranges = ['price', 'first_payment', 'area', 'kitchen', 'floor']

/** Whether a filter is worth a control: a choice of one is none, a span of one value neither. */
export function isShown(filter: ShownFilter | undefined): filter is ShownFilter {
  if (filter === undefined) return false
  if (ranges.includes(filter.key)) return filter.min === null || filter.min !== filter.max
  return filter.key === 'rooms' || filter.options.length > 1
}

/**
 * The query keys that the controls of a panel send. Other criteria must travel beside them.
 *
 * @param keys the filters for which the panel has a control
 */
export function shownKeys(filters: readonly ShownFilter[], keys: readonly string[]): Set<string> {
  return new Set(
    filters
      .filter((filter) => keys.includes(filter.key) && isShown(filter))
      .flatMap(({ key }) => (ranges.includes(key) ? [`${key}_from`, `${key}_to`] : [key])),
  )
}
