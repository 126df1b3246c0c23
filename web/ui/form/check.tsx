import './field.css'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FollowingBox } from './following-box.tsx'

type CheckProps = InputHTMLAttributes<HTMLInputElement> & { count?: string; children: ReactNode }

/** A checkbox with its words and, in filters, how many would be found. With `checked` it follows an address. */
export function Check({ count, checked, children, ...input }: CheckProps) {
  return (
    <label className="check">
      {checked === undefined ? (
        <input type="checkbox" {...input} />
      ) : (
        <FollowingBox checked={checked} {...input} />
      )}
      <span>{children}</span>
      {count && <small>{count}</small>}
    </label>
  )
}
