import './filter-panel.css'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { Filter } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { anyListing, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { restorationTitles } from '#domain/restorations.ts'
import { listingNoun } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { ChoiceFilter, RangeFilter, RoomsFilter } from './filters.tsx'
import { shownKeys } from './shown-filters.ts'
import { useListingForm } from './use-listing-form.ts'

type FilterPanelProps = {
  category: Category
  listing: ListingQuery
  filters: readonly Filter[]
  total: number
}

export const filterPanelId = 'filters'

/**
 * The filters beside the list; under 1100 px a sheet that a button opens. A plain GET form: without JavaScript its
 * button shows the list, with it every change does.
 */
export function FilterPanel({ category, listing, filters, total }: FilterPanelProps) {
  const { t, count, language } = useI18n()
  const { wanted, go } = useListingForm(category, listing)
  const panel = useRef<HTMLElement>(null)
  useSheet(panel, '(width < 1100px)')
  const named = (key: string) => filters.find((filter) => filter.key === key)
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  const shown = shownKeys(filters)
  const carried = [...new URLSearchParams(listingSearch(wanted, language))].filter(([key]) => !shown.has(key))
  const restorations = wanted.restorations.map((code) => code as string)
  return (
    <search
      className="filter-panel"
      id={filterPanelId}
      popover="auto"
      ref={panel}
      aria-label={t('listing.filters')}
    >
      <div className="filter-panel-head">
        <h2>{t('listing.filters')}</h2>
        <button
          className="icon-button"
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        className="filter-form"
        id="filter-form"
        action={pages.listing(language, category)}
        method="get"
        onChange={(event) => {
          // Typed bounds speak for themselves when they are left: a half-typed price is no wish.
          const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text'
          if (!isTyped) go(event.currentTarget)
        }}
        onSubmit={show}
      >
        {filters.length === 0 && <p className="filter-missing">{t('listing.filters.failed')}</p>}
        <RoomsFilter filter={named('rooms')} chosen={wanted.rooms} />
        <RangeFilter filter={named('price')} from={wanted.priceFrom} to={wanted.priceTo} apply={go} />
        <RangeFilter filter={named('area')} from={wanted.areaFrom} to={wanted.areaTo} apply={go} />
        <ChoiceFilter filter={named('complex')} chosen={wanted.complexes} />
        <ChoiceFilter
          filter={named('restorations')}
          chosen={restorations}
          submits={(code) => (code in restorationTitles ? restorationTitles[code as 'fine'][language] : code)}
        />
        <RangeFilter filter={named('floor')} from={wanted.floorFrom} to={wanted.floorTo} apply={go} />
        <ChoiceFilter filter={named('deadline')} chosen={wanted.deadlines} />
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filter-actions">
          <Link
            className={buttonClass('outlined')}
            to={pages.listing(
              language,
              category,
              listingSearch({ ...anyListing, sort: listing.sort, view: listing.view }, language),
            )}
            preventScrollReset
          >
            {t('listing.filters.reset')}
          </Link>
          <Button type="submit">
            {t('listing.filters.show')}
            <span className="filter-total">{count(total, listingNoun(category, listing.view))}</span>
          </Button>
        </div>
      </form>
    </search>
  )
}
