import { z } from 'zod'
import { isLanguage } from '#domain/languages.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'

/** What stands for the value of a field, by zod's names of types. */
const shapes: Readonly<Record<string, StaffText<[]>>> = {
  array: 'a list, like [a, b]',
  tuple: 'a list, like [1, 2]',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
}

/** The message to an editor about a field that is not there: what is to be written (R767). */
export function missingWords(issue: z.core.$ZodRawIssue): string {
  // A language of a text needs no more words: its others show what it is.
  const shape = issue.path?.some(isLanguage) ? null : shapeOf(issue)
  return shape === null ? staffText('is missing') : staffText('is missing: write {shape}', { shape })
}

/** What is to stand there; null where its type has no words. */
export function shapeOf(issue: z.core.$ZodRawIssue): string | null {
  if (issue.code === 'invalid_value')
    return staffText('one of {values}', { values: issue.values.map(String).join(', ') })
  if (issue.code !== 'invalid_type') return null
  if (issue.inst instanceof z.ZodObject) return fieldsOf(issue.inst.shape as Record<string, z.ZodType>)
  const known = shapes[issue.expected]
  return known === undefined ? null : staffText(known)
}

/** Texts in three languages are told as such, anything else by the fields that cannot be left out. */
function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): string {
  const keys = Object.keys(shape)
  if (keys.every(isLanguage)) {
    const isList = Object.values(shape).every((schema) => schema instanceof z.ZodArray)
    return isList
      ? staffText('lists of lines in three languages: ru, kk, en')
      : staffText('a text in three languages: ru, kk, en')
  }
  const needed = keys.filter((key) => shape[key]?.isOptional() === false)
  return staffText('fields of its own: {fields}', { fields: (needed.length > 0 ? needed : keys).join(', ') })
}
