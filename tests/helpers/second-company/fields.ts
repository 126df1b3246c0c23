import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { derivedFields } from '#content/derived-fields.ts'
import { kinds, schemasOf } from '#content/kinds.ts'
import { languages } from '#domain/languages.ts'

/** What a person has to fill in: a text in three languages is one field, a list of words or numbers too. */
function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const parts = Object.values(value)
  if (Array.isArray(value)) {
    return parts.every((part) => typeof part !== 'object' || Array.isArray(part))
      ? 1
      : parts.reduce<number>((sum, part) => sum + fieldsIn(part), 0)
  }
  if (languages.every((language) => language in value)) return 1
  return parts.reduce<number>((sum, part) => sum + fieldsIn(part), 0)
}

/** The fields of each kind of record in a folder, with the long texts. */
export function fieldsOf(folder: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (kind: string, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const kind = file.split(/[/.]/)[0] ?? ''
    if (/\.(ya?ml|json)$/.test(file)) add(kind, fieldsIn(parse(readFileSync(join(folder, file), 'utf8'))))
    if (file.endsWith('.ru.md')) add(kind, 1)
  }
  return counts
}

/** Optional fields that stay: pictures of its own, and what the law wants of houses. */
const kept = new Set(['picture', 'cover', 'deadline', 'legal', 'handed_over_at'])

/** Kinds that a company may do without on its first day; its first answers come with the folder. */
export const later = new Set([
  'answers',
  'awards',
  'banners',
  'calculators',
  'employees',
  'photos',
  'progress',
  'reviews',
])

/** Leaves out of the records of a folder whatever they may leave out, and what follows from their other fields. */
export function shorten(folder: string): void {
  const world = {
    pictures: {},
    videos: {},
    features: new Set<string>(),
    today: '2026-11-21',
    has: () => true,
    slugs: () => [],
  }
  const schemas = schemasOf(world)
  for (const kind of kinds) {
    const { shape } = schemas[kind]
    const optional = Object.keys(shape).filter(
      (key) => (shape as Record<string, z.ZodType>)[key]?.isOptional() === true && !kept.has(key),
    )
    for (const name of list(join(folder, kind))) {
      const file = join(folder, kind, name)
      const record = parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      for (const key of [...optional, ...Object.keys(derivedFields[kind] ?? {})]) delete record[key]
      writeFileSync(file, stringify(record))
    }
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
}
