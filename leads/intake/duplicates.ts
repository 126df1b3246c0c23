import { createHash } from 'node:crypto'
import { type LeadBody, Tracking } from '#contract/lead-fields.ts'
import type { Form } from './consent.ts'
import type { KeptFile } from '../uploads/uploads.ts'

/** Without an Idempotency-Key, wholly equal requests within this time are one (A14). Milliseconds. */
export const duplicateTimeMs = 2 * 60_000

/** How long an Idempotency-Key is remembered (R393). Milliseconds. */
export const keyTimeMs = 24 * 3_600_000

/** An Idempotency-Key came again within its time, with other words than the first. */
export class KeyReused extends Error {
  constructor() {
    super('the key belongs to a request with other words')
    this.name = 'KeyReused'
  }
}

/** Fields that the page sets, not the visitor. */
const ofThePage: ReadonlySet<string> = new Set([
  ...Object.keys(Tracking.shape),
  'locale',
  'page_url',
  'referrer',
])

/**
 * Equal for equal requests: SHA-256 of form, file and every word of the visitor. Other
 * words, another name or another day sends another request (R340).
 */
export function dedupeKey(form: Form, body: LeadBody, file?: KeptFile): string {
  const words = Object.entries(body)
    .filter(([name, value]) => value !== undefined && value !== '' && !ofThePage.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([form, words, file === undefined ? [] : [file.name, file.size]])
  return createHash('sha256').update(text).digest('hex')
}
