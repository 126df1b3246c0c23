import { isRecord, readErrorBody } from '#contract/error-body.ts'
import type { FormAnswer } from './form-answer.ts'

/** An answer of the action, whoever wrote it: null for anything else. No schema here: this file reaches the browser. */
export function readFormAnswer(answer: unknown): FormAnswer | null {
  if (!isRecord(answer)) return null
  const { ok, message, body, retryAfter } = answer
  if (ok === true && typeof message === 'string') return { ok, message }
  if (ok !== false || !isRecord(body)) return null
  return { ok, body: readErrorBody(body), retryAfter: typeof retryAfter === 'number' ? retryAfter : null }
}
