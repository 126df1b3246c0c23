import { useEffect, useRef } from 'react'

type BoundBoxProps = {
  name: string
  label: string
  /** The bound of the address, as it is written for reading; empty without one. */
  value: string
  placeholder: string
  /** May be below zero: the pads of digits have no minus sign. */
  isSigned?: boolean
  /** The id of what is said to be wrong with it. */
  error?: string
  apply: (form: HTMLFormElement) => void
}

/** A typed bound. It follows the address, but never while somebody types in it. */
export function BoundBox({ name, label, value, placeholder, isSigned = false, error, apply }: BoundBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  useEffect(() => {
    const input = box.current
    const isNew = followed.current !== value
    // What was typed before the scripts took over is the visitor's.
    if (input !== null && isNew && document.activeElement !== input) input.value = value
    followed.current = value
  }, [value])
  return (
    <input
      ref={box}
      className="figures"
      type="text"
      aria-label={label}
      name={name}
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={16}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who leaves the box for a link is not held back on the way.
        if (relatedTarget instanceof HTMLAnchorElement) return
        if (currentTarget.value.trim() !== value && currentTarget.form !== null) apply(currentTarget.form)
      }}
    />
  )
}
