import type { Field } from '../config/fields.ts'

/** Names by which the editor knows items of a list; it does not write them. */
const itsOwn = /^__sc_/

/** What the editor would write: fields that need not be filled, and are not, are left out. Fields it does not show stay. */
export function filled(value: unknown, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, fields))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
    const field = fields.find((each) => each.name === name)
    if (itsOwn.test(name)) return []
    if (field === undefined) return [[name, given]]
    const inside = filled(given, field.fields ?? [])
    return !field.required && isEmpty(inside) ? [] : [[name, inside]]
  })
  return Object.fromEntries(kept)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
