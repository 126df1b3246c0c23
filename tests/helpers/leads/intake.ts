import { randomUUIDv7 } from 'node:crypto'
import type { LeadBody } from '#contract/lead-fields.ts'
import type { Database } from '#database/open.ts'
import { acceptLead, type IntakeParts, type LeadRequest } from '#leads/intake/intake.ts'

const body: LeadBody = { name: 'Әлия', phone: '+77011234567', consent: true }

/** A clock stopped at `minute` past ten. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, minute * 60))

/** Intake without channels and spool. */
export function partsAt(db: Database, minute: number, more: Partial<IntakeParts> = {}): IntakeParts {
  return { db, now: () => at(minute), newId: () => randomUUIDv7(), channels: [], spool: null, ...more }
}

export function callback(
  difference: Partial<LeadBody> = {},
  idempotencyKey: string | null = null,
): LeadRequest {
  const request = { form: 'callback', source: 'site', address: '', language: 'ru', page: '' } as const
  const consentVersion = 'callback-ru-5d0c1f2a'
  return { ...request, consentVersion, body: { ...body, ...difference }, idempotencyKey }
}

/** Accepts callbacks at a minute past ten. */
export function intake(db: Database, more: Partial<IntakeParts> = {}) {
  return (minute: number, difference: Partial<LeadBody> = {}, idempotencyKey: string | null = null) =>
    acceptLead(partsAt(db, minute, more), callback(difference, idempotencyKey))
}

export async function leadIds(db: Database): Promise<string[]> {
  return (await db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id)
}
