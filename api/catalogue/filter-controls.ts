import type { Filter } from '#contract/estates.ts'
import type { Language, Localized } from '#domain/languages.ts'
import type { TextKey, Texts } from '#texts/texts.ts'

type Options = Filter['options']

/** Room counts as titles; the last one means four and more. */
const roomTitles = [
  'rooms.many.0',
  'rooms.many.1',
  'rooms.many.2',
  'rooms.many.3',
  'rooms.many.4',
] as const satisfies readonly TextKey[]

export function roomsTitle(rooms: number, words: Texts): string {
  const key = roomTitles[rooms]
  return key === undefined ? String(rooms) : words[key]
}

/** A year is its own title. */
export function deadlineTitle(deadline: string, words: Texts): string {
  return deadline === 'ready' ? words['filter.deadline.ready'] : deadline
}

/** Options of values whose titles are texts. */
export function titled<T extends string | number>(
  options: readonly { value: T; count: number }[],
  title: (value: T) => string,
): Options {
  return options.map(({ value, count }) => ({ value: String(value), title: title(value), count }))
}

/** Options whose titles editors wrote. */
export function named(
  options: readonly { value: string | number; title: Localized; count: number }[],
  language: Language,
): Options {
  return options.map(({ value, title, count }) => ({ value: String(value), title: title[language], count }))
}

/** The lists that have options, each as a group of boxes. */
export function checkboxes(lists: readonly [key: string, title: string, options: Options][]): Filter[] {
  return lists
    .filter(([, , options]) => options.length > 0)
    .map(([key, title, options]) => ({
      key,
      type: 'checkbox',
      title,
      unit: null,
      options,
      min: null,
      max: null,
      step: null,
    }))
}

/** A range over numbers; without anything to range over it has no bounds. */
export function range(
  key: string,
  title: string,
  unit: string | null,
  bounds: { min: number; max: number } | null,
  step: number,
): Filter {
  return {
    key,
    type: 'range',
    title,
    unit,
    options: [],
    min: bounds?.min ?? null,
    max: bounds?.max ?? null,
    step,
  }
}
