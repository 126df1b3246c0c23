import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { importContent } from '#content/import.ts'
import { kinds, schemasOf } from '#content/kinds.ts'
import { readContent } from '#content/read-content.ts'
import { readJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { fillSecondCompany, startSecondCompany } from './helpers/second-company/make-second-company.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

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
function fieldsOf(folder: string): Map<string, number> {
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
const kept = new Set(['picture', 'cover', 'builder', 'deadline', 'legal', 'handed_over_at'])

/** Kinds that a company may do without on its first day. */
const later = new Set(['awards', 'banners', 'calculators', 'employees', 'photos', 'progress', 'reviews'])

/** Leaves out of the records of a folder whatever they may leave out. */
function shorten(folder: string): void {
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
      for (const key of optional) delete record[key]
      writeFileSync(file, stringify(record))
    }
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
}

eachDatabase(
  'R769 two projects, three houses, own pictures and plans, offices and a record of each usual kind are 150 fields at most',
  async (db, _, t) => {
    const home = temporaryFolder(t)
    const folder = join(home, 'company')
    await startSecondCompany(folder, join(home, 'data'))
    await fillSecondCompany(folder)
    shorten(folder)
    const counts = fieldsOf(folder)
    // The answers that the folder began with are nobody's work.
    counts.delete('answers')
    const sum = (list: Iterable<number>) => [...list].reduce((all, count) => all + count, 0)
    const first = sum([...counts].filter(([kind]) => !later.has(kind)).map(([, count]) => count))
    const told = JSON.stringify(Object.fromEntries(counts))
    assert.ok(first <= 150, `${first} fields: ${told}`)
    assert.ok(sum(counts.values()) <= 165, `${sum(counts.values())} fields with all kinds: ${told}`)
    await importContent(db, readContent(folder))
    const houses = await db
      .selectFrom('houses')
      .select(['slug', 'azimuth', 'height_m'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      houses.map(({ slug, azimuth, height_m }) => [slug, azimuth, height_m]),
      ['saryarqa-qala-1', 'tulpar-city-1', 'tulpar-city-2'].map((slug) => [slug, null, null]),
    )
    const project = await db
      .selectFrom('complexes')
      .select('seo_title')
      .where('slug', '=', 'tulpar-city')
      .executeTakeFirstOrThrow()
    assert.equal(readJson(project.seo_title).ru, 'Tulpar City, Шымкент')
  },
)
