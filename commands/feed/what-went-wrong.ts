import { staffText } from '#domain/staff/staff-text.ts'
import { safeError } from '#api/http/log.ts'

/** The message for an unexpected error, such as a full disk: still one sentence and no stack. */
export function whatWentWrong(error: unknown): string {
  return staffText('The import failed: {why}. Nothing was written.', { why: whyOf(error) })
}

/** An unexpected error in a few words. */
export function whyOf(error: unknown): string {
  const { message, code } = safeError(error)
  return String(message || code || staffText('unknown reason'))
}
