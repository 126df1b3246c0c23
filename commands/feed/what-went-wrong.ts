import { safeError } from '#api/http/log.ts'

/** The message for an unexpected error, such as a full disk: still one sentence and no stack. */
export function whatWentWrong(error: unknown): string {
  const { message, code } = safeError(error)
  return `The import failed: ${String(message || code || 'unknown reason')}. Nothing was written.`
}
