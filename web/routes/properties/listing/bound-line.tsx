import { isShown, type ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BoundBox } from '../../../ui/form/bound-box.tsx'

type BoundLineProps = {
  filter: ShownFilter | undefined
  end: 'from' | 'to'
  label: string
  value: number | null
  apply: (form: HTMLFormElement) => void
}

/** A bound of one end, beside its words, under the title of another filter. */
export function BoundLine({ filter, end, label, value, apply }: BoundLineProps) {
  const { number } = useI18n()
  if (!isShown(filter)) return null
  const say = (bound: number | null) => (bound === null ? '' : number(bound, 2))
  return (
    <label className="bound-line">
      <span>{label}</span>
      <BoundBox
        name={`${filter.key}_${end}`}
        label={label}
        value={say(value)}
        placeholder={say(filter.min)}
        apply={apply}
      />
    </label>
  )
}
