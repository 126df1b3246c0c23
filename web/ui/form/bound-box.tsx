import { useLayoutEffect, useRef, useState } from 'react'

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

/** A typed bound. It follows the address, but never in the field that has the focus: that is done on leaving it. */
export function BoundBox({ name, label, value, placeholder, isSigned = false, error, apply }: BoundBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  /** The text that the box was given; null while it holds the visitor's. */
  const given = useRef<string | null>(value)
  const followed = useRef(value)
  // A new default would rewrite a box in which nothing was typed.
  const [first] = useState(value)
  const follow = (input: HTMLInputElement) => {
    input.value = value
    given.current = value
  }
  useLayoutEffect(() => {
    const input = box.current
    const isNew = followed.current !== value
    followed.current = value
    // Text typed before hydration is the visitor's.
    if (input !== null && isNew && document.activeElement !== input) follow(input)
  })
  return (
    <input
      ref={box}
      className="figures"
      type="text"
      aria-label={label}
      name={name}
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      defaultValue={first}
      placeholder={placeholder}
      maxLength={16}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error}
      onInput={() => (given.current = null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.value === given.current) return follow(currentTarget)
        // A visitor who leaves the box for a link is not delayed.
        if (relatedTarget instanceof HTMLAnchorElement) return
        if (currentTarget.value.trim() !== value && currentTarget.form !== null) apply(currentTarget.form)
      }}
    />
  )
}
