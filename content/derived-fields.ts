import type { Kind } from './kinds.ts'

/**
 * Fields that a record has to have, and that another of its fields says where a person left them out: how a file is read,
 * and no matter of its schema.
 */
export const derivedFields: { readonly [K in Kind]?: Readonly<Record<string, (record: object) => unknown>> } =
  {
    houses: { queue_no: (record) => ('name' in record ? numberIn(record.name) : undefined) },
  }

/** What was written, with what follows from it (R993). */
export function withDerived(kind: Kind, data: unknown): unknown {
  const derived = derivedFields[kind]
  if (derived === undefined || typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const added = Object.entries(derived).flatMap(([field, of]) => {
    const value = field in data ? undefined : of(data)
    return value === undefined ? [] : [[field, value]]
  })
  return { ...data, ...Object.fromEntries(added) }
}

/** The number of a house by its Russian name: «Корпус 2» is the second; a name with no number or with several says none. */
function numberIn(name: unknown): number | undefined {
  if (typeof name !== 'object' || name === null || !('ru' in name) || typeof name.ru !== 'string')
    return undefined
  const [first, ...others] = name.ru.match(/\d+/g) ?? []
  return first === undefined || others.length > 0 ? undefined : Number(first)
}
