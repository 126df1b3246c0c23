import { isLanguage } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { Field } from '../config/fields.ts'

/** A place in a record as the form calls it: the labels on the way to a field, and which item of a list. */
export function placeWords(path: readonly PropertyKey[], fields: readonly Field[]): string {
  const words: string[] = []
  let inside = fields
  for (const part of path) {
    if (typeof part === 'number') {
      words.push(staffText('item {no}', { no: part + 1 }))
      continue
    }
    const field = inside.find(({ name }) => name === part)
    // The label of a language has that of its text in it.
    if (isLanguage(part)) words.pop()
    words.push(field?.label ?? String(part))
    inside = field?.fields ?? []
  }
  return words.join(' → ')
}
