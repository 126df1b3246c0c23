import type { Filter } from '#contract/estates.ts'
import type { EstateFacets } from '#database/search/estate-facets.ts'
import type { Language } from '#domain/languages.ts'
import { restorationTitles } from '#domain/restorations.ts'
import { type TextKey, texts } from '#texts/texts.ts'

/** Room counts as titles; the last one stands for four and more. */
const roomTitles = [
  'rooms.many.0',
  'rooms.many.1',
  'rooms.many.2',
  'rooms.many.3',
  'rooms.many.4',
] as const satisfies readonly TextKey[]

export function roomsTitle(rooms: number, language: Language): string {
  const key = roomTitles[rooms]
  return key === undefined ? String(rooms) : texts[language][key]
}

/** A year stands for itself. */
export function deadlineTitle(deadline: string, language: Language): string {
  return deadline === 'ready' ? texts[language]['filter.deadline.ready'] : deadline
}

type Options = Filter['options']

/**
 * The facets of a listing as the controls of a filter panel (A18), in the order of the panel. A list without options
 * is left out; a range without units stays, with no bounds.
 */
export function estateFilterList(facets: EstateFacets, language: Language): Filter[] {
  const words = texts[language]
  const complexTitles = new Map(facets.complexes.map(({ value, title }) => [value, title[language]]))
  const lists: [key: string, title: string, options: Options][] = [
    ['rooms', words['filter.rooms'], titled(facets.rooms, (rooms) => roomsTitle(rooms, language))],
    [
      'restorations',
      words['filter.restorations'],
      titled(facets.restorations, (code) => restorationTitles[code][language]),
    ],
    ['complex', words['filter.complex'], named(facets.complexes, language)],
    [
      'house',
      words['filter.house'],
      facets.houses.map(({ value, title, complex, count }) => ({
        value,
        title: `${complexTitles.get(complex) ?? complex}, ${title[language]}`,
        count,
      })),
    ],
    [
      'deadline',
      words['filter.deadline'],
      titled(facets.deadlines, (deadline) => deadlineTitle(deadline, language)),
    ],
    ['views', words['filter.views'], titled(facets.views, (view) => words[`view.${view}`])],
    ['features', words['filter.features'], named(facets.features, language)],
    ['status', words['filter.status'], titled(facets.statuses, (status) => words[`estate.status.${status}`])],
    ['promotion', words['filter.promotion'], named(facets.promotions, language)],
  ]
  return [
    range('price', words['filter.price'], words['filter.price.unit'], facets.price, 100_000),
    range('area', words['filter.area'], words['filter.area.unit'], facets.area, 1),
    range('floor', words['filter.floor'], null, facets.floor, 1),
    ...lists
      .filter(([, , options]) => options.length > 0)
      .map(([key, title, options]) => checkbox(key, title, options)),
  ]
}

function titled<T extends string | number>(
  options: readonly { value: T; count: number }[],
  title: (value: T) => string,
): Options {
  return options.map(({ value, count }) => ({ value: String(value), title: title(value), count }))
}

function named(options: EstateFacets['features'] | EstateFacets['promotions'], language: Language): Options {
  return options.map(({ value, title, count }) => ({ value: String(value), title: title[language], count }))
}

function checkbox(key: string, title: string, options: Options): Filter {
  return { key, type: 'checkbox', title, unit: null, options, min: null, max: null, step: null }
}

function range(
  key: string,
  title: string,
  unit: string | null,
  bounds: EstateFacets['price'],
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
