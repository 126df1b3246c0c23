import './field.css'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** A message about a field, said again by screen readers when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </span>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** Already translated and joined (R143); empty means the field is fine. */
  error?: string | undefined
}

/** A labelled input with its error beneath, tied together for screen readers. */
export function Field({ label, error = '', ...input }: FieldProps) {
  const id = useId()
  const wrong = error !== ''
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className="input"
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
      />
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type SelectProps = {
  label: string
  hideLabel?: boolean
  name: string
  value: string
  options: readonly { value: string; title: string }[]
  onChange?: (value: string) => void
}

/** The platform's own select in the house's box. */
export function Select({ label, hideLabel = false, name, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <div className="select">
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

type CheckProps = InputHTMLAttributes<HTMLInputElement> & { count?: number; children: ReactNode }

/** A checkbox with its words and, in filters, how many would be found. */
export function Check({ count, children, ...input }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
