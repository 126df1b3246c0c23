import { asRecurring, isRecurring } from '#domain/recurring.ts'

/**
 * A function that makes frozen copies of plain data, without fields that have no value and with each text passed through
 * `write`, which also gets the name of its field. A recurring part has one copy for as long as it lives.
 */
export function frozenCopies(write: (field: string, text: string) => string): <T>(value: T) => T {
  const known = new WeakMap<object, unknown>()
  function copyOf(value: unknown, field: string): unknown {
    if (typeof value === 'string') return write(field, value)
    if (typeof value !== 'object' || value === null) return value
    if (!isRecurring(value)) return newCopy(value, field)
    const copy = known.get(value) ?? asRecurring(newCopy(value, field))
    known.set(value, copy)
    return copy
  }
  function newCopy(value: object, field: string): object {
    if (Array.isArray(value)) return Object.freeze(value.map((each) => copyOf(each, field)))
    // A loop, since every answer goes through here: pairs of names and values take five times as long.
    const copy: Record<string, unknown> = {}
    for (const [key, each] of Object.entries(value)) if (each !== undefined) copy[key] = copyOf(each, key)
    return Object.freeze(copy)
  }
  // The same fields, with other texts.
  return <T>(value: T) => copyOf(value, '') as T
}
