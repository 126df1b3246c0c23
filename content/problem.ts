import { z } from 'zod'
import { isLanguage } from '#domain/languages.ts'
import { missingWords, shapeOf } from './missing-field.ts'
import { type StaffText, staffLanguage, staffText } from '#domain/staff/staff-text.ts'

/** One thing that is wrong with the content, and where. */
export type Problem = {
  /** As the user would open it: `content/articles/x.yaml`. */
  readonly file: string
  /** From 1; null when it is about the whole file. */
  readonly line: number | null
  /** Says the field and the language too, where there are any: `title in kk: must not be empty`. */
  readonly message: string
}

/** Everything that is wrong with the content, one line apiece. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(lineOf).join('\n'))
    this.problems = problems
  }
}

/** @throws ContentError when there are any, sorted by file and line */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  throw new ContentError(
    problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0))),
  )
}

/** The problem as one line, `articles/x.yaml:3: title in kk: must not be empty`. */
export function lineOf({ file, line, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`
}

/** `outlines[1].label` for the path ['outlines', 1, 'label'], `title in kk` for ['title', 'kk']. */
export function placeOf(path: readonly PropertyKey[]): string {
  const at = path.findIndex(isLanguage)
  const field = path
    .filter((_, index) => index !== at)
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return at === -1 ? field : staffText('{field} in {language}', { field, language: String(path[at]) })
}

/** The expected value of a field, by zod's names of types. */
const types: Readonly<Record<string, StaffText<[]>>> = {
  array: 'a list, like [a, b]',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  object: 'fields of its own',
  record: 'fields of its own',
  tuple: 'a list, like [1, 2]',
}

const inRussian = z.locales.ru().localeError

/** The message to an editor about a mistake. Undefined leaves it to zod. */
export function wordsOf(issue: z.core.$ZodRawIssue): ReturnType<z.core.$ZodErrorMap> {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type': {
      if (input === undefined) return missingWords(issue)
      if (input === null) return staffText('must not be empty')
      const type = types[issue.expected]
      if (type === 'text' && typeof input !== 'object') return staffText('must be text: put it in quotes')
      const kind = shapeOf(issue) ?? (type === undefined ? issue.expected : staffText(type))
      return staffText('must be {kind}', { kind })
    }
    case 'invalid_value':
      if (input === undefined) return missingWords(issue)
      return staffText('must be one of {values}', { values: issue.values.map(String).join(', ') })
    case 'invalid_union':
      // One of several kinds, told by a field: `to: mail` of a route.
      if (issue.discriminator !== undefined && Array.isArray(issue['options']))
        return staffText('must be one of {values}', { values: issue['options'].map(String).join(', ') })
      return staffLanguage() === 'ru' ? inRussian(issue) : undefined
    case 'too_big': {
      const count = Number(issue.maximum)
      return isNumber(issue.origin)
        ? staffText('must be at most {count}', { count })
        : staffText('must have at most {count}', { count })
    }
    case 'too_small': {
      const count = Number(issue.minimum)
      return isNumber(issue.origin)
        ? staffText('must be at least {count}', { count })
        : staffText('must have at least {count}', { count })
    }
    default:
      return staffLanguage() === 'ru' ? inRussian(issue) : undefined
  }
}

/** A number is so large, a list or a text has so many. */
function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int'
}
