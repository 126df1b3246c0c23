import type { ReactNode } from 'react'
import { roomsChip } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Check } from '../../ui/form/check.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { BoundBox } from '../../ui/form/bound-box.tsx'
import { FollowingBox } from '../../ui/form/following-box.tsx'
import { isShown, type ShownFilter } from './shown-filters.ts'

type RoomsFilterProps = { filter: ShownFilter | undefined; chosen: readonly number[] }

/** One segmented row: studio, 1, 2, 3, 4+. A choice without results is struck through but can be chosen. */
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
              <FollowingBox
                name="rooms"
                value={option.value}
                checked={chosen.includes(Number(option.value))}
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
  filter: ShownFilter | undefined
  chosen: readonly string[]
  /** The value that the box sends for an option, where it is not the option's own value. */
  submits?: (value: string) => string
}

/** Boxes with how many units each would show under the other choices. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  if (!isShown(props.filter)) return null
  return (
    <fieldset className="filter">
      <legend>{props.filter.title}</legend>
      <ChoiceBoxes {...props} />
    </fieldset>
  )
}

/** The same boxes under the title of another filter. */
export function ChoiceBoxes({ filter, chosen, submits }: ChoiceFilterProps) {
  const { whole } = useI18n()
  if (!isShown(filter)) return null
  return filter.options.map((option) => (
    <Check
      key={option.value}
      name={filter.key}
      value={submits?.(option.value) ?? option.value}
      checked={chosen.includes(option.value)}
      // Below zero it is not known.
      count={option.count < 0 ? '' : whole(option.count)}
    >
      {option.title}
    </Check>
  ))
}

type RangeFilterProps = {
  filter: ShownFilter | undefined
  from: number | null
  to: number | null
  /** Floors are called levels, and lie below the ground. */
  isLevel?: boolean
  /** Called with the form when a bound was changed and left. */
  apply: (form: HTMLFormElement) => void
  /** What else is chosen about the same number. */
  children?: ReactNode
}

/**
 * Two typed bounds; the placeholders show the limits, but none that the other bound leaves out: the lower end would be
 * above the upper one. A bound is applied after a pause in typing, when the
 * visitor leaves it, or by Enter. Bounds that exclude each other say so beneath.
 */
export function RangeFilter({ filter, from, to, isLevel = false, apply, children }: RangeFilterProps) {
  const { t, number, whole } = useI18n()
  if (!isShown(filter)) return children
  const key = filter.key === 'area' || filter.key === 'floor' ? filter.key : 'price'
  const say = (value: number | null) =>
    value === null ? '' : key === 'area' ? number(value, 2) : whole(value)
  const isReversed = from !== null && to !== null && from > to
  const title = filter.unit === null ? filter.title : `${filter.title}, ${filter.unit}`
  const bounds = [
    { end: 'from', value: from, limit: (filter.min ?? 0) > (to ?? Infinity) ? null : filter.min },
    { end: 'to', value: to, limit: (filter.max ?? 0) < (from ?? -Infinity) ? null : filter.max },
  ] as const
  return (
    <fieldset className="filter">
      <legend>{title}</legend>
      <div className="bounds">
        {bounds.map(({ end, value, limit }) => (
          <BoundBox
            key={end}
            name={`${filter.key}_${end}`}
            label={t(`listing.filters.${isLevel ? 'level' : key}.${end}`)}
            isSigned={isLevel}
            value={say(value)}
            placeholder={say(limit).replace('-', '−')}
            apply={apply}
            {...(isReversed && { error: `${key}-reversed` })}
          />
        ))}
      </div>
      {isReversed && <FieldError id={`${key}-reversed`}>{t(`views.bounds.${key}`)}</FieldError>}
      {children}
    </fieldset>
  )
}
