import './field.css'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { FollowingBox } from './following-box.tsx'

type CheckProps = InputHTMLAttributes<HTMLInputElement> & { count?: number; children: ReactNode }

/** A checkbox with its words and, in filters, how many would be found, unless that is not known (below zero). With `checked` it follows an address. */
export function Check({ count = -1, checked, children, ...input }: CheckProps) {
  const { whole } = useI18n()
  return (
    <label className="check">
      {checked === undefined ? (
        <input type="checkbox" {...input} />
      ) : (
        <FollowingBox checked={checked} {...input} />
      )}
      <span>{children}</span>
      {count >= 0 && <small>{whole(count)}</small>}
    </label>
  )
}
