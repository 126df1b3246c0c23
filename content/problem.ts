import type { z } from 'zod'
import { isLanguage } from '#domain/languages.ts'

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

function lineOf({ file, line, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`
}

/** `outlines[1].label` for the path ['outlines', 1, 'label'], `title in kk` for ['title', 'kk']. */
export function placeOf(path: readonly PropertyKey[]): string {
  const at = path.findIndex(isLanguage)
  const language = at === -1 ? '' : ` in ${String(path[at])}`
  const field = path
    .filter((_, index) => index !== at)
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return field + language
}

/** The expected value of a field, by zod's names of types. */
const types: Readonly<Record<string, string>> = {
  array: 'a list, like [a, b]',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  object: 'fields of its own',
  record: 'fields of its own',
  tuple: 'a list, like [1, 2]',
}

/** The message to an editor about a mistake. Undefined leaves it to zod. */
export function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing'
      if (input === null) return 'must not be empty'
      if (issue.expected === 'string' && typeof input !== 'object') return 'must be text: put it in quotes'
      return `must be ${types[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      if (input === undefined) return 'is missing'
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `must ${measured(issue.origin)} at most ${issue.maximum}`
    case 'too_small':
      return `must ${measured(issue.origin)} at least ${issue.minimum}`
    default:
      return undefined
  }
}

/** A number is so large, a list or a text has so many. */
function measured(origin: string): 'be' | 'have' {
  return origin === 'number' || origin === 'int' ? 'be' : 'have'
}
