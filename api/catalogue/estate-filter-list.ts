import type { Filter } from '#contract/estates.ts'
import type { EstateFacets, Option } from '#database/search/facets/estate-facets.ts'
import { type Category, isNumbered } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { readNear } from '#domain/near-place.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { Texts } from '#texts/texts.ts'
import { checkboxes, deadlineTitle, named, range, roomsTitle, titled } from './filter-controls.ts'

/**
 * The facets of a listing as the controls of a filter panel (A18), in the order of the panel. A list without options
 * is left out; a range without units stays, with no bounds.
 */
export function estateFilterList(
  facets: EstateFacets,
  listing: Pick<ListingQuery, 'near'>,
  category: Category,
  language: Language,
  words: Texts,
): Filter[] {
  const complexTitles = new Map(facets.complexes.map(({ value, title }) => [value, title[language]]))
  return [
    range('price', words['filter.price'], words['filter.price.unit'], facets.price, 100_000),
    range('area', words['filter.area'], words['filter.area.unit'], facets.area, 1),
    ...(facets.hasKitchens
      ? [range('kitchen', words['filter.kitchen'], words['filter.area.unit'], facets.kitchen, 1)]
      : []),
    range('floor', words[isNumbered(category) ? 'filter.level' : 'filter.floor'], null, facets.floor, 1),
    ...checkboxes([
      ['rooms', words['filter.rooms'], titled(facets.rooms, (rooms) => roomsTitle(rooms, words))],
      [
        'restorations',
        words['filter.restorations'],
        titled(facets.restorations, (code) => restorationTitles[code][language]),
      ],
      ['complex', words['filter.complex'], projects(facets.complexes, language)],
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
        titled(facets.deadlines, (deadline) => deadlineTitle(deadline, words)),
      ],
      ['views', words['filter.views'], titled(facets.views, (view) => words[`view.${view}`])],
      [
        'sun',
        words['filter.sun'],
        titled(facets.suns, (hours) => words['filter.sun.hours'].replace('{hours}', hours)),
      ],
      [
        'side',
        words['filter.side'],
        titled(facets.sides, (side) => words['filter.side.to'].replace('{side}', words[`compass.${side}`])),
      ],
      [
        'floor_not',
        words['filter.floor_not'],
        titled(facets.floorsNot, (end) => words[`filter.floor_not.${end}`]),
      ],
      ['features', words['filter.features'], named(facets.features, language)],
      ['near', words['filter.near'], nearOptions(facets.near, listing.near, words)],
      [
        'status',
        words['filter.status'],
        titled(facets.statuses, (status) => words[`estate.status.${status}`]),
      ],
      ['promotion', words['filter.promotion'], named(facets.promotions, language)],
    ]),
  ]
}

/**
 * The places near a home that a visitor may choose (R1033), with their counts. Of each kind the fewest minutes come
 * first; more minutes that find no more are left out, and so is what finds nothing, unless they are chosen.
 */
export function nearOptions(options: readonly Option<string>[], chosen: readonly string[], words: Texts) {
  const most = new Map<string, number>()
  const useful = options.filter(({ value, count }) => {
    const kind = readNear(value)?.kind ?? ''
    const isMore = count > (most.get(kind) ?? 0)
    if (isMore) most.set(kind, count)
    return isMore || chosen.includes(value)
  })
  return titled(useful, (value) => {
    const near = readNear(value)
    return near === null
      ? value
      : words['filter.near.within']
          .replace('{place}', words[`place.${near.kind}`])
          .replace('{minutes}', String(near.minutes))
  })
}

/** Projects with their cities: who chose all of a city chose the city. */
function projects(options: EstateFacets['complexes'], language: Language) {
  return options.map(({ value, title, count, city }) => ({
    value,
    title: title[language],
    count,
    ...(city !== null && { city_name: city[language] }),
  }))
}
