import { frameValue } from './frame-value.ts'
import type { PagePaying, Paying, PayingProgramme } from './paying.server.ts'

/** The input of a calculator with the programmes in their place. */
export function payingOfPage({ paying, programmes }: PagePaying): Paying | null {
  if (paying === null || programmes === null) return null
  return { ...paying, programmes: frameValue<PayingProgramme[]>(programmes) }
}
