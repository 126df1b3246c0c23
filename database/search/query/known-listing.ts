import { type Category, isNumbered } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { readNear } from '#domain/near-place.ts'
import { noRestoration } from '../index/segment.ts'
import type { SearchIndex } from '../index/search-index.ts'

/**
 * The listing without unknown values: unknown projects, houses, deadlines, features, kinds of places, promotions and
 * programmes are left out as if they had not been given (A4, note b). So are plans that no listed unit has, and what a
 * category lacks (A50): rooms where units are not counted by rooms; kitchens of units that are no flats where none of
 * them has one; of parking spaces and storerooms the first and last floor, and finish, views, sun and sides where none
 * of them has any. Projects and houses may be named by their ids; the view of the list does not matter to a search.
 *
 * Searches do this themselves; links use it to drop such values.
 */
export function knownListing(
  { words, segments }: SearchIndex,
  category: Category,
  listing: ListingQuery,
): ListingQuery {
  const { kinds, kitchens } = segments[category]
  const hasFinish = !isNumbered(category) || kinds.restoration.some((position) => position !== noRestoration)
  const hasViews = !isNumbered(category) || kinds.views.some((bits) => bits !== 0)
  const hasSun = !isNumbered(category) || kinds.sun.some((level) => level !== 0)
  const hasSides = !isNumbered(category) || kinds.sides.some((bits) => bits !== 0)
  return {
    ...listing,
    rooms: category === 'flat' ? listing.rooms : [],
    restorations: hasFinish ? listing.restorations : [],
    views: hasViews ? listing.views : [],
    suns: hasSun ? listing.suns : [],
    sides: hasSides ? listing.sides : [],
    near: listing.near.filter((choice) => readNear(choice) !== null),
    kitchenFrom: category === 'flat' || kitchens > 0 ? listing.kitchenFrom : null,
    floorsNot: isNumbered(category) ? [] : listing.floorsNot,
    complexes: slugsOf(listing.complexes, words.complexes),
    houses: slugsOf(listing.houses, words.houses),
    deadlines: listing.deadlines.filter((deadline) => words.deadlines.includes(deadline)),
    features: listing.features.filter((code) => words.features.some((feature) => feature.code === code)),
    promotions: listing.promotions.filter((id) => words.promotions.some((promotion) => promotion.id === id)),
    plans: listing.plans.filter((key) => segments[category].plans.includes(key)),
    program: words.programmes.some(({ code }) => code === listing.program) ? listing.program : null,
    view: null,
  }
}

/** The slugs of the things that are named, by slug or by id. */
function slugsOf(names: readonly string[], things: readonly { id: number; slug: string }[]): string[] {
  const slugs = names.flatMap(
    (name) => things.find(({ id, slug }) => slug === name || String(id) === name)?.slug ?? [],
  )
  return [...new Set(slugs)].toSorted()
}
