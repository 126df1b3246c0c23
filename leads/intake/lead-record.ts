import { z } from 'zod'
import type { NewLead } from '#database/leads/leads.ts'
import type { KeptFile } from '../uploads/uploads.ts'

const File = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  path: z.string(),
}) satisfies z.ZodType<KeptFile>

const id = z.int().nullable()

const Lead = z.object({
  id: z.uuid(),
  form: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  consent_given: z.literal([0, 1]),
  consent_version: z.string(),
  consent_at: z.string(),
  source: z.enum(['site', 'api']).nullable().default(null),
  held: z.literal([0, 1]).default(0),
  address: z.string(),
  language: z.string(),
  page_url: z.string(),
  referrer: z.string(),
  idempotency_key: z.string().nullable(),
  complex_id: id,
  house_id: id,
  estate_id: id,
  vacancy_id: id,
  twin_key: z.string(),
  body: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
}) satisfies z.ZodType<NewLead>

const Record = z.object({ lead: Lead, file: File.nullable() })

/** An accepted request as it goes into the database, now or, by way of the spool, later. */
export type LeadRecord = { lead: NewLead; file: KeptFile | null }

/** One line of the spool. A field that a later version adds needs a default in the schema: lines outlive versions. */
export function writeRecord(record: LeadRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** The record of a line, or why it is invalid: a power cut can leave half a line. Quotes nothing from the line. */
export function readRecord(line: string): LeadRecord | Error {
  try {
    const { data, error } = Record.safeParse(JSON.parse(line))
    return data ?? new Error(`not a request: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  } catch {
    return new Error('not whole')
  }
}
