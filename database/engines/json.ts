import { withoutControls } from '#domain/hidden-signs.ts'
import type { JsonText } from '../tables.ts'

/**
 * Text that both engines can store. PostgreSQL refuses the zero character and lone surrogates, SQLite takes them;
 * a visitor's message must not fail on either, so the first is left out with all other control characters, and the
 * second are replaced by U+FFFD.
 */
export function storableText(text: string): string {
  return withoutControls(text).toWellFormed()
}

/** The text of a JSON column. `undefined` has no JSON and is a mistake of the caller: a `TypeError`. */
export function writeJson<T>(value: T): JsonText<T> {
  const text: string | undefined = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  )
  if (text === undefined) throw new TypeError('undefined cannot be written into a JSON column')
  return text as JsonText<T>
}

/** The value of a JSON column. Both engines hand over text: see `postgres.ts` for how PostgreSQL is made to. */
export function readJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}
