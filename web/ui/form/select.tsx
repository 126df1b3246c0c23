import './field.css'
import { useId } from 'react'
import { Icon } from '../icon.tsx'

type SelectProps = {
  label: string
  hideLabel?: boolean
  /** No box: a choice with an arrow, as wide as the chosen option. */
  isBare?: boolean
  name: string
  value: string
  options: readonly { value: string; title: string }[]
  onChange?: (value: string) => void
}

/** The platform's own select in the house's box. */
export function Select({
  label,
  hideLabel = false,
  isBare = false,
  name,
  value,
  options,
  onChange,
}: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <div className={isBare ? 'select select-bare' : 'select'}>
        <select
          className="input"
          id={id}
          name={name}
          defaultValue={value}
          key={value}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  )
}
