import './field.css'
import type { InputHTMLAttributes, ReactNode } from 'react'

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
