import type { Category } from '#domain/categories.ts'
import { pages } from '#contract/pages.ts'
import { type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { ChosenChips } from '../../../blocks/filters/chosen-chips.tsx'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { chosenFilters } from './chosen-filters.ts'

type ChosenListProps = {
  category: Category
  listing: ListingQuery
  filters: readonly ShownFilter[]
  onRemove: (index: number) => void
}

/** The chosen filters of a listing, each with a cross. */
export function ChosenList({ category, listing, filters, onRemove }: ChosenListProps) {
  const i18n = useI18n()
  const { language } = i18n
  const chips = chosenFilters(listing, filters, i18n).map(({ title, without }) => ({
    title,
    to: pages.listing(language, category, listingSearch(without, language)),
  }))
  return <ChosenChips chips={chips} onRemove={onRemove} />
}
