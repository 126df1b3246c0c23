import './house-filters.css'
import type { FormEvent } from 'react'
import type { Address } from '#contract/pages.ts'
import { anyBoard, type BoardQuery, boardOfParams } from '#domain/board-query.ts'
import type { Category } from '#domain/categories.ts'
import { type RestorationCode, restorationCodes, restorationTitles } from '#domain/restorations.ts'
import { roomChoices } from '#domain/rooms.ts'
import { roomsChip } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BoundBox } from '../../ui/form/bound-box.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Ticks } from '../../ui/form/ticks.tsx'
import { useFilterForm } from '../filters/use-filter-form.ts'

type HouseFiltersProps = {
  /** Where the page is found under such criteria. */
  address: (query: BoardQuery) => Address
  category: Category
  units: readonly { rooms: number | null; restoration: RestorationCode | null; price: number | null }[]
  criteria: BoardQuery
  /** Whether visitors may choose free units alone; a page that has only free ones does not offer it. */
  hasFree?: boolean
}

/**
 * Criteria that highlight matching units and dim the rest. A plain GET form; with JavaScript every change is applied
 * at once.
 */
export function HouseFilters({ address, category, units, criteria, hasFree = true }: HouseFiltersProps) {
  const { t, language, whole } = useI18n()
  const { go, change, leave } = useFilterForm(criteria, { read: boardOfParams, to: address })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  const rooms = roomChoices.filter((choice) =>
    units.some((unit) => unit.rooms !== null && Math.min(unit.rooms, 4) === choice),
  )
  const finishes = restorationCodes.filter((code) => units.some(({ restoration }) => restoration === code))
  const prices = units.flatMap(({ price }) => (price === null ? [] : [price]))
  return (
    <search aria-label={t('board.filters')}>
      <form
        className="house-filters"
        action={address(anyBoard)}
        method="get"
        onChange={change}
        onSubmit={submit}
      >
        {category === 'flat' && rooms.length > 1 && (
          <Ticks
            label={t('filter.rooms')}
            name="rooms"
            options={rooms.map((choice) => ({ value: String(choice), ...roomsChip(choice, t) }))}
            chosen={criteria.rooms.map(String)}
          />
        )}
        {prices.length > 0 && (
          <div className="house-filters-price">
            <span className="field-label" aria-hidden="true">
              {t('listing.filters.price.to')}
            </span>
            <BoundBox
              name="price_to"
              label={t('listing.filters.price.to')}
              value={criteria.priceTo === null ? '' : whole(criteria.priceTo)}
              placeholder={whole(Math.max(...prices))}
              apply={leave}
            />
          </div>
        )}
        {finishes.length > 1 && (
          <Ticks
            label={t('filter.restorations')}
            name="restorations"
            options={finishes.map((code) => {
              const title = restorationTitles[code][language]
              return { value: title, title }
            })}
            chosen={criteria.restorations.map((code) => restorationTitles[code][language])}
          />
        )}
        {hasFree && (
          <Ticks
            label={t('filter.status')}
            name="free"
            options={[{ value: '1', title: t('board.free') }]}
            chosen={criteria.isFreeOnly ? ['1'] : []}
          />
        )}
        {criteria.unit !== null && <input type="hidden" name="unit" value={criteria.unit} />}
        <button className={`${buttonClass('outlined')} without-script`} type="submit">
          {t('listing.filters.show')}
        </button>
      </form>
    </search>
  )
}
