import type { ErrorBody } from './errors.ts'
import { noReason } from './no-reason.ts'

/**
 * The body of a refusal, as far as it can be read: a field may have one message or a list of them, and any other
 * value is left out (R204). No schema here: this file reaches the browser.
 */
export function readErrorBody(body: unknown): ErrorBody {
  const said = isRecord(body) ? body : {}
  const { message, errors, ...rest } = said
  const byField = Object.entries(isRecord(errors) ? errors : {})
    .map(([field, keys]) => [field, textsOf(keys)] as const)
    .filter(([, keys]) => keys.length > 0)
  return {
    ...rest,
    message: textsOf(message)[0] ?? (byField.length > 0 ? 'validation.failed' : noReason),
    ...(byField.length > 0 && { errors: Object.fromEntries(byField) }),
  }
}

function textsOf(keys: unknown): string[] {
  return (Array.isArray(keys) ? keys : [keys]).filter((key) => typeof key === 'string' && key !== '')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
