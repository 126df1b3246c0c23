import './listing-tools.css'
import { Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { estateSorts } from '#domain/estate-words.ts'
import { chosenCount, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { OpenFilters } from '../../../blocks/filters/open-filters.tsx'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { lazyPart } from '../../../blocks/safe-part/safe-part.tsx'
import { useChipFocus } from '../../../blocks/filters/use-chip-focus.ts'
import { listingNoun } from '../../../i18n/listing-noun.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useListingForm } from './use-listing-form.ts'
import { ViewLinks } from './view-links.tsx'

const ChosenList = lazyPart(async () => (await import('./chosen-list.tsx')).ChosenList)

type ListingToolsProps = {
  category: Category
  listing: ListingQuery
  filters: readonly ShownFilter[]
  /** Whether there is a panel of filters to open. */
  hasFilters: boolean
  total: number
}

/**
 * The number of results, the order, the views, on small screens the button of the filters, and beneath them the chosen
 * filters (each with a cross): their number moves no tool.
 */
export function ListingTools({ category, listing, filters, hasFilters, total }: ListingToolsProps) {
  const { t, count, language } = useI18n()
  const navigate = useNavigate()
  const { isLoading } = useListingForm(category, listing)
  // As many as there are chips: projects of one city have one.
  const chosen = filters
    .flatMap(({ groups = [] }) => groups)
    .reduce((sum, { values }) => sum - values.length + 1, chosenCount(listing))
  const address = (query: ListingQuery) => pages.listing(language, category, listingSearch(query, language))
  const orders = [
    { value: '', title: t('listing.sort.default') },
    ...estateSorts
      .filter((sort) => {
        const needed = /kitchen|payment/.exec(sort)?.[0]
        const key = needed === 'payment' ? 'first_payment' : needed
        return (
          sort === listing.sort ||
          (sort !== 'kitchen' && (key === undefined || filters.some((filter) => filter.key === key)))
        )
      })
      .map((sort) => ({ value: sort, title: t(`listing.sort.${sort}`) })),
  ]
  const order = (value: string) =>
    void navigate(address({ ...listing, sort: estateSorts.find((sort) => sort === value) ?? null }), {
      preventScrollReset: true,
    })
  const tools = useRef<HTMLDivElement>(null)
  const remove = useChipFocus(tools, chosen)
  return (
    <div className="listing-tools" ref={tools}>
      <output className={isLoading ? 'listing-total listing-total-loading' : 'listing-total'} tabIndex={-1}>
        {count(total, listingNoun(category, listing.view))}
      </output>
      <form className="listing-order" action={pages.listing(language, category)} method="get">
        {[...new URLSearchParams(listingSearch({ ...listing, sort: null }, language))].map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Select
          label={t('listing.sort')}
          hideLabel
          isBare
          name="sort"
          value={listing.sort ?? ''}
          options={orders}
          onChange={order}
        />
        <button className={`${buttonClass('outlined', { small: true })} without-script`} type="submit">
          {t('listing.filters.show')}
        </button>
      </form>
      <ViewLinks category={category} listing={listing} />
      {hasFilters && <OpenFilters chosen={chosen} />}
      {/* Always there, so that the list stays until the script of the first chip has come. */}
      <Suspense>
        {chosen > 0 && (
          <ChosenList category={category} listing={listing} filters={filters} onRemove={remove} />
        )}
      </Suspense>
    </div>
  )
}
