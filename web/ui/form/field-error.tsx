import './field.css'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** A message about a field, said again by screen readers when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </span>
  )
}
