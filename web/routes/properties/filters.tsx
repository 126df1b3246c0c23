import type { Filter } from '#contract/estates.ts'
import { roomsChip } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { isShown } from './shown-filters.ts'
import { Check } from '../../ui/field.tsx'

/** Boxes that follow the address: React must not call them read-only, the form around them listens. */
function heardByForm(): void {}

type RoomsFilterProps = { filter: Filter | undefined; chosen: readonly number[] }

/** One segmented row: studio, 1, 2, 3, 4+. What would find nothing is struck through but stays a choice. */
export function RoomsFilter({ filter, chosen }: RoomsFilterProps) {
  const { t } = useI18n()
  if (!isShown(filter)) return null
  return (
    <fieldset className="filter">
      <legend>{filter.title}</legend>
      <div className="segments">
        {filter.options.map((option) => {
          const { title, label } = roomsChip(Number(option.value), t)
          return (
            <label key={option.value} className={option.count === 0 ? 'segment segment-empty' : 'segment'}>
              <input
                type="checkbox"
                name="rooms"
                value={option.value}
                checked={chosen.includes(Number(option.value))}
                onChange={heardByForm}
                aria-label={label}
              />
              <span>{title}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type ChoiceFilterProps = {
  filter: Filter | undefined
  chosen: readonly string[]
  /** What the box sends for an option, where that is not the option's own value. */
  submits?: (value: string) => string
}

/** Boxes with how many units each would show under the other choices. */
export function ChoiceFilter({ filter, chosen, submits }: ChoiceFilterProps) {
  if (!isShown(filter)) return null
  return (
    <fieldset className="filter">
      <legend>{filter.title}</legend>
      {filter.options.map((option) => (
        <Check
          key={option.value}
          name={filter.key}
          value={submits?.(option.value) ?? option.value}
          checked={chosen.includes(option.value)}
          onChange={heardByForm}
          count={option.count}
        >
          {option.title}
        </Check>
      ))}
    </fieldset>
  )
}

type RangeFilterProps = { filter: Filter | undefined; from: number | null; to: number | null }

/** Two typed bounds; the placeholders tell what there is. A bound is applied when the visitor leaves it. */
export function RangeFilter({ filter, from, to }: RangeFilterProps) {
  const { t, number, whole } = useI18n()
  if (!isShown(filter) || filter.min === null || filter.max === null) return null
  const key = filter.key === 'area' || filter.key === 'floor' ? filter.key : 'price'
  const say = key === 'area' ? number : whole
  const title = filter.unit === null ? filter.title : `${filter.title}, ${filter.unit}`
  const bounds = [
    { name: `${filter.key}_from`, word: t(`listing.filters.${key}.from`), value: from, limit: filter.min },
    { name: `${filter.key}_to`, word: t(`listing.filters.${key}.to`), value: to, limit: filter.max },
  ]
  return (
    <fieldset className="filter">
      <legend>{title}</legend>
      <div className="bounds">
        {bounds.map((bound) => (
          <input
            className="figures"
            aria-label={bound.word}
            name={bound.name}
            inputMode="decimal"
            autoComplete="off"
            // The key brings the input back to the address when the address changes by other means.
            key={`${bound.name}-${String(bound.value)}`}
            defaultValue={bound.value === null ? '' : say(bound.value)}
            placeholder={say(bound.limit)}
            maxLength={16}
          />
        ))}
      </div>
    </fieldset>
  )
}
