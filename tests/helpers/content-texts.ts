import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, kindsWithText } from '#content/kinds.ts'
import { type Language, languages } from '#domain/languages.ts'

export type Path = readonly PropertyKey[]
type Found = { file: string; path: Path; texts: Record<string, string> }

/** The files of records, below the folder. */
export function recordFiles(folder: string): string[] {
  const folders = ['.', ...kinds.filter((kind) => existsSync(join(folder, kind)))]
  return folders.flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => join(below, file)),
  )
}

/** Every text in three languages of a value, at any depth. A list of lines is one text. */
export function textsIn(value: unknown, file: string, path: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('ru' in value) {
    const texts = Object.entries(value).map(([key, text]) => [key, [text].flat().join('\n')])
    return [{ file, path, texts: Object.fromEntries(texts) as Record<string, string> }]
  }
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, file, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Texts beside records, as one text in three languages each. */
export function longTexts(folder: string): Found[] {
  const filled = kindsWithText.filter((kind) => existsSync(join(folder, kind)))
  return filled.flatMap((kind) => {
    const files = readdirSync(join(folder, kind)).filter((file) => file.endsWith('.ru.md'))
    return files.map((name) => {
      const file = join(kind, name)
      const read = (language: Language) =>
        readFileSync(join(folder, file.replace('.ru.md', `.${language}.md`)), 'utf8')
      return { file, path: [], texts: Object.fromEntries(languages.map((code) => [code, read(code)])) }
    })
  })
}
