import type { Category } from '#domain/categories.ts'
import type { ListingView } from '#domain/estate-words.ts'
import type { TextKey } from '#texts/texts.ts'

/** The noun of a listing's entries: units of its category, or in the plans view plans. */
export function listingNoun(category: Category, view: ListingView | null): TextKey {
  return view === 'plans' ? 'views.plans.count' : `category.${category}.count`
}

/** The same noun after the verb of a button: Russian says «Показать 361 квартиру» (R311). */
export function shownNoun(category: Category, view: ListingView | null): TextKey {
  return view === 'plans' ? 'views.plans.show' : `category.${category}.show`
}
