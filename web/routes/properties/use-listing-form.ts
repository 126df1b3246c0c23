import { useNavigate, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { type ListingQuery, listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/**
 * The filter form with JavaScript: every change goes to the address of the list it asks for.
 * `wanted` is what the visitor has chosen, ahead of the answer, so that a ticked box stays ticked meanwhile.
 */
export function useListingForm(category: Category, listing: ListingQuery) {
  const { language } = useI18n()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const path = pages.listing(language, category)
  const ahead = navigation.location?.pathname === path ? navigation.location.search : null
  const wanted = ahead === null ? listing : listingOfParams(new URLSearchParams(ahead))

  function go(form: HTMLFormElement): void {
    const params = new URLSearchParams()
    for (const [key, value] of new FormData(form)) params.append(key, String(value))
    const search = listingSearch(listingOfParams(params), language)
    // Leaving a box after Enter asks for the same list again.
    if (search === listingSearch(wanted, language)) return
    void navigate(pages.listing(language, category, search), { preventScrollReset: true })
  }

  return { wanted, isLoading: ahead !== null, go }
}
