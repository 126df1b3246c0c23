import { createHash } from 'node:crypto'
import type { LeadBody } from '#contract/lead-fields.ts'
import type { Form } from './consent.ts'
import type { KeptFile } from './uploads.ts'

/** Without an Idempotency-Key, the same wish within this time is one request (A14). Milliseconds. */
export const twinTime = 2 * 60_000

/**
 * Equal for requests that are the same wish: SHA-256 of form, phone and what it is about. Other words are another
 * question, another day or hour is another meeting, and whoever forgot the CV may send it at once; in the other forms
 * the message only goes along.
 */
export function twinKey(form: Form, body: LeadBody, file?: KeptFile): string {
  const about = [body.complex_id, body.house_id, body.estate_id, body.vacancy_id].map((id) => id ?? null)
  const text = JSON.stringify([form, body.phone, about, wordsOf(form, body, file)])
  return createHash('sha256').update(text).digest('hex')
}

function wordsOf(form: Form, body: LeadBody, file: KeptFile | undefined): (string | number | null)[] {
  switch (form) {
    case 'questions':
      return [body.message ?? null]
    case 'meets':
      return [body.date ?? null, body.time_slot ?? null]
    case 'application':
    case 'student_application':
      return file === undefined ? [] : [file.name, file.size]
    case 'callback':
    case 'reserves':
      return []
  }
}

/** The time in which a request counts as accepted together with one of `at`. */
export function timeOfTwins(at: Date): { from: Date; to: Date } {
  return { from: new Date(at.getTime() - twinTime), to: new Date(at.getTime() + twinTime) }
}
