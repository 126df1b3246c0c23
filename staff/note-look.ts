import { noteLook } from '#database/staff/looks.ts'
import type { StaffLookTable } from '#database/tables.ts'
import type { StaffParts } from './staff-parts.ts'

export type Note = (name: string, what: StaffLookTable['what'], leadId?: string) => Promise<void>

/** Keeps who looks at what before it is shown: a look that cannot be kept shows nothing (R825). */
export function noteIn({ db, newId, now }: Pick<StaffParts, 'db' | 'newId' | 'now'>): Note {
  return (name, what, leadId) =>
    noteLook(db, { id: newId(), at: now().toISOString(), name, what, lead_id: leadId ?? null })
}
