import { pages } from '#contract/pages.ts'
import { type Category, isNumbered } from '#domain/categories.ts'
import { anyListing, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { restorationTitleOf } from '#domain/restorations.ts'
import { FilterSheet } from '../../../blocks/filters/filter-sheet.tsx'
import { ChoiceBoxes, ChoiceFilter, RangeFilter, RoomsFilter } from '../../../blocks/filters/filters.tsx'
import { type ShownFilter, shownKeys } from '../../../blocks/filters/shown-filters.ts'
import { shownNoun } from '../../../i18n/listing-noun.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BoundLine } from './bound-line.tsx'
import { MeansFilter } from './means-filter.tsx'
import { NearFilter } from './near-filter.tsx'
import { panelKeys } from './page-filters.ts'
import { useListingForm } from './use-listing-form.ts'

type FilterPanelProps = {
  category: Category
  listing: ListingQuery
  filters: readonly ShownFilter[]
  total: number
}

/** The filters of a listing. */
export function FilterPanel({ category, listing, filters, total }: FilterPanelProps) {
  const { t, count, language } = useI18n()
  const { wanted, isLoading, go, change, leave } = useListingForm(category, listing)
  const named = (key: string) => filters.find((filter) => filter.key === key)
  // A company whose flats are paid at once has nothing to ask of payments, but what an address asks can be taken back.
  const isPaidLater =
    named('first_payment') !== undefined || wanted.paymentTo !== null || wanted.hand !== null
  const shown = shownKeys(filters, panelKeys).add('payment_to').add('hand')
  const arrangedOnly = listingSearch({ ...anyListing, sort: listing.sort, view: listing.view }, language)
  return (
    <FilterSheet
      action={pages.listing(language, category)}
      reset={pages.listing(language, category, arrangedOnly)}
      total={count(total, shownNoun(category, listing.view))}
      carried={[...new URLSearchParams(listingSearch(wanted, language))].filter(([key]) => !shown.has(key))}
      isMissing={filters.length === 0}
      isLoading={isLoading}
      go={go}
      change={change}
    >
      <RoomsFilter filter={named('rooms')} chosen={wanted.rooms} />
      <RangeFilter filter={named('price')} from={wanted.priceFrom} to={wanted.priceTo} apply={leave} />
      {isPaidLater && (
        <MeansFilter wanted={wanted} apply={leave}>
          <BoundLine
            filter={named('first_payment')}
            end="to"
            label={t('means.first')}
            value={wanted.firstPaymentTo}
            apply={leave}
          />
        </MeansFilter>
      )}
      <RangeFilter filter={named('area')} from={wanted.areaFrom} to={wanted.areaTo} apply={leave}>
        <BoundLine
          filter={named('kitchen')}
          end="from"
          label={t('listing.filters.kitchen.from')}
          value={wanted.kitchenFrom}
          apply={leave}
        />
      </RangeFilter>
      <ChoiceFilter filter={named('complex')} chosen={wanted.complexes} />
      <ChoiceFilter
        filter={named('restorations')}
        chosen={wanted.restorations}
        submits={(code) => restorationTitleOf(code, language)}
      />
      <RangeFilter
        filter={named('floor')}
        isLevel={isNumbered(category)}
        from={wanted.floorFrom}
        to={wanted.floorTo}
        apply={leave}
      >
        <ChoiceBoxes filter={named('floor_not')} chosen={wanted.floorsNot} />
      </RangeFilter>
      <ChoiceFilter filter={named('deadline')} chosen={wanted.deadlines} />
      <NearFilter filter={named('near')} chosen={wanted.near} />
      <ChoiceFilter filter={named('sun')} chosen={wanted.suns} />
      <ChoiceFilter filter={named('side')} chosen={wanted.sides} />
    </FilterSheet>
  )
}
