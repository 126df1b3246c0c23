import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { type ListingQuery, listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { useFilterForm } from '../../../blocks/filters/use-filter-form.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** The filter form of a listing of one category. */
export function useListingForm(category: Category, listing: ListingQuery) {
  const { language } = useI18n()
  return useFilterForm(listing, {
    read: listingOfParams,
    to: (criteria) => pages.listing(language, category, listingSearch(criteria, language)),
  })
}
