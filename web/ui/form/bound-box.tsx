import { useLayoutEffect, useRef } from 'react'

type BoundBoxProps = {
  name: string
  label: string
  /** The bound of the address, as it is written for reading; empty without one. */
  value: string
  placeholder: string
  /** May be below zero: the pads of digits have no minus sign. */
  isSigned?: boolean
  /** The id of its error message. */
  error?: string
  apply: (form: HTMLFormElement) => void
}

/** A typed bound. It follows the address, but never during typing: then, or if nothing was typed, on leaving the box. */
export function BoundBox({ name, label, value, placeholder, isSigned = false, error, apply }: BoundBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  /** The bound that the box shows; null from the first key on. Text typed before hydration is the visitor's. */
  const shown = useRef<string | null>(value)
  useLayoutEffect(() => {
    const input = box.current
    if (input !== null && shown.current !== value && document.activeElement !== input)
      input.value = shown.current = value
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
      onInput={() => (shown.current = null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (shown.current !== null && shown.current !== value) currentTarget.value = shown.current = value
        // A visitor who leaves the box for a link is not delayed.
        if (relatedTarget instanceof HTMLAnchorElement) return
        if (currentTarget.value.trim() !== value && currentTarget.form !== null) apply(currentTarget.form)
      }}
    />
  )
}
