import type { Filter } from '#contract/estates.ts'
import type { ComplexFacets } from '#database/search/facets/complex-facets.ts'
import type { Language } from '#domain/languages.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { Texts } from '#texts/texts.ts'
import { checkboxes, named, range, roomsTitle, titled } from './filter-controls.ts'

/** The facets of the list of projects as the controls of a filter panel (A18), in the order of the panel. */
export function complexFilterList(facets: ComplexFacets, language: Language, words: Texts): Filter[] {
  return [
    range('price', words['filter.price'], words['filter.price.unit'], facets.price, 100_000),
    range('area', words['filter.area'], words['filter.area.unit'], facets.area, 1),
    ...checkboxes([
      ['city', words['filter.city'], named(facets.cities, language)],
      ['class', words['filter.class'], named(facets.classes, language)],
      [
        'status',
        words['filter.status'],
        titled(facets.statuses, (status) => words[`complex.status.${status}`]),
      ],
      [
        'deadline',
        words['filter.deadline'],
        titled(facets.deadlines, (deadline) =>
          // Here a project counts with one house that is handed over; a project that is ready has a status for it.
          deadline === 'ready' ? words['filter.deadline.ready.some'] : deadline,
        ),
      ],
      ['rooms', words['filter.rooms'], titled(facets.rooms, (rooms) => roomsTitle(rooms, words))],
      [
        'restorations',
        words['filter.restorations'],
        titled(facets.restorations, (code) => restorationTitles[code][language]),
      ],
      ['features', words['filter.features'], named(facets.features, language)],
      ['promotion', words['filter.promotion'], named(facets.promotions, language)],
    ]),
  ]
}
