import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { isLanguage } from '#domain/languages.ts'

/**
 * Reads one record of this folder and checks it.
 *
 * @param file path below `content/`, with forward slashes
 * @throws Error naming the file, the field and the language of everything that is wrong
 */
export function readRecord<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  return checkRecord(
    schema,
    `content/${file}`,
    readJsonFile(new URL(file, import.meta.url), `content/${file}`),
  )
}

/** The check alone, for data that is already at hand. */
export function checkRecord<S extends z.ZodType>(schema: S, file: string, data: unknown): z.output<S> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${file}: ${place(issue.path)}: ${issue.message}`)
  throw new Error(problems.join('\n'))
}

/** Parsed JSON of a file; a missing or broken file is an error that names it. */
export function readJsonFile(url: URL, name: string): unknown {
  try {
    return JSON.parse(readFileSync(url, 'utf8'))
  } catch (error) {
    throw new Error(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** `houses[1].name in kk` for the path ['houses', 1, 'name', 'kk']. */
function place(path: readonly PropertyKey[]): string {
  const language = path.at(-1)
  const field = path
    .slice(0, isLanguage(language) ? -1 : undefined)
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return (field || 'the file') + (isLanguage(language) ? ` in ${language}` : '')
}
