import type { Filter } from '#contract/estates.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { OptionGroup, ShownFilter } from '../../../blocks/filters/shown-filters.ts'

/** The filters for which the panel has a control. */
export const panelKeys =
  'rooms price first_payment area kitchen complex restorations floor floor_not deadline sun side'.split(' ')

/**
 * The filters as the page takes them along: of those without a control in the panel only the options that are chosen,
 * which stand by name among the chosen ones. All houses alone are as many bytes as three cards.
 *
 * @param isOfNone whether these are parking spaces or storerooms, and none is found: nobody knows then that all of them
 *   have one area or one level, which is no choice
 */
export function pageFilters(
  filters: readonly Filter[],
  listing: ListingQuery,
  isOfNone = false,
): ShownFilter[] {
  // Places nearby are added one after the other there, and the chosen ones travel beside the control.
  const inPanel = new Set([...panelKeys, 'near'])
  const chosen: Readonly<Record<string, readonly (string | number | null)[]>> = {
    house: listing.houses,
    views: listing.views,
    features: listing.features,
    status: listing.statuses,
    promotion: listing.promotions,
    plan: listing.plans,
    program: [listing.program],
  }
  return filters.flatMap(({ key, title, unit, options, min, max }) => {
    if (isOfNone && min === null && (key === 'area' || key === 'floor')) return []
    const named = chosen[key]?.map(String) ?? []
    const shown = inPanel.has(key) ? options : options.filter(({ value }) => named.includes(value))
    if (!inPanel.has(key) && shown.length === 0) return []
    const groups = key === 'complex' ? chosenCities(options, listing.complexes) : []
    return [
      {
        key,
        title,
        unit,
        options: shown.map(({ city_name: _city, ...option }) => option),
        min,
        max,
        ...(groups.length > 0 && { groups }),
      },
    ]
  })
}

/** Cities of several projects, all of which are chosen. */
function chosenCities(options: Filter['options'], chosen: readonly string[]): OptionGroup[] {
  const projects = Map.groupBy(options, ({ city_name: city }) => city)
  return [...projects].flatMap(([title, own]) => {
    const values = own.map(({ value }) => value)
    const isChosen = title !== undefined && values.length > 1 && values.every((slug) => chosen.includes(slug))
    return isChosen ? [{ title, values }] : []
  })
}
