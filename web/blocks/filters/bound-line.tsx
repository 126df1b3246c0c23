import type { ComponentProps } from 'react'
import { BoundBox } from '../../ui/form/bound-box.tsx'

/** A bound of one end, beside its words. */
export function BoundLine(props: ComponentProps<typeof BoundBox>) {
  return (
    <label className="bound-line">
      <span>{props.label}</span>
      <BoundBox {...props} />
    </label>
  )
}
