import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { z } from 'zod'
import { UnitsFile } from '#feeds/overrides/units-file.ts'
import { StockFile } from '#feeds/sources/stock-file.ts'
import { RoutesFile } from '#leads/routes/routes-file.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { kinds, schemasOf } from './kinds.ts'
import type { Problem } from './problem.ts'
import { costsSchema } from './schemas/costs.ts'
import { companySchema, Features, feedbackImagesSchema, Redirects } from './schemas/lists.ts'
import { SiteTexts } from './schemas/site-texts.ts'
import { checkSource } from './source-file.ts'

const demoFolder = join(import.meta.dirname, '../demo-company')

/** Nothing that a record names is there: that is a mistake to be told, too. */
const world = {
  pictures: {},
  videos: {},
  features: new Set<string>(),
  today: '2026-11-21',
  has: () => false,
  slugs: () => [],
}

/** Lists that the demo company has none of. */
const written = {
  units: `units:
  - { house: garden-1, number: 7, section: 1, category: flat, until: 2026-12-31, status: sold, price: 1, promotion: less }
  - { id: 7, until: 2026-12-31, hidden: true }
`,
  stock: `sources:
  crm:
    address: https://crm.example/feed.xml
    format: yandex
    every: 30
    max_age: 6
    private: false
    partial: false
    mapping:
      projects: { Сад: garden }
      houses: { Блок: { house: garden-1, section: 1, floor: 2 } }
      statuses: { Продано: sold }
      currencies: { USD: 500 }
      columns: { A: price }
      fixed: { status: free }
      header: 1
      items: house/flat
      total: /count
      fields: { id: '@id', area_total: { path: [area], times: 2, words: { a: b } }, floor: f, rooms: r, price: p }
      macro: { domain: a.example, secret: '\${KEY}' }
`,
  leads: `since: 2026-11-25
routes:
  sales: { to: mail, addresses: [sales@sample.example], rest: true, own: true }
  garden:
    to: webhook
    url: https://crm.example/leads/\${ROUTE_PATH}
    secret: \${ROUTE_SECRET}
    takes: { forms: [callback], cities: [almaty], projects: [garden], categories: [flat] }
    receiver: { name: { ru: а, kk: а, en: a }, country: { ru: а, kk: а, en: a } }
  chat: { to: telegram, token: '\${ROUTE_TOKEN}', chat: '-100200', personal: true, takes: { forms: [callback] } }
`,
}

function records(): [name: string, schema: z.ZodType, data: unknown][] {
  const demo = (file: string): unknown => parse(readFileSync(join(demoFolder, file), 'utf8'))
  const schemas = schemasOf(world)
  const ofKinds = kinds.flatMap((kind) =>
    globSync(`${kind}/*.yaml`, { cwd: demoFolder })
      .toSorted()
      .slice(0, 2)
      .map((file): [string, z.ZodType, unknown] => [file, schemas[kind], demo(file)]),
  )
  return [
    ...ofKinds,
    ['company', companySchema(world), demo('company.yaml')],
    ['costs', costsSchema(world), demo('costs.yaml')],
    ['features', Features, demo('features.yaml')],
    ['feedback-images', feedbackImagesSchema(world), demo('feedback-images.yaml')],
    ['redirects', Redirects, demo('redirects.yaml')],
    ['texts', SiteTexts, { texts: { 'nav.home': { ru: 'Дом', kk: 'Үй', en: 'Home' } } }],
    ['units', UnitsFile, parse(written.units)],
    ['stock', StockFile, parse(written.stock)],
    ['leads', RoutesFile, parse(written.leads)],
  ]
}

/** What somebody may write in the place of a value; undefined takes the field out. */
const slips: readonly unknown[] = [
  undefined,
  null,
  '',
  'два слова',
  'nowhere-1',
  'http://10.0.0.1/?token=0123456789abcdef01',
  '2026-13-45',
  -1,
  0.5,
  1e15,
  true,
  [],
  [{}],
  {},
  { ru: 'а' },
  { nobody: 1 },
]

/** The paths of all values of a record; of a list its first members alone. */
function* paths(value: unknown, path: readonly PropertyKey[] = []): Generator<readonly PropertyKey[]> {
  yield path
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : 60)
  for (const [key, part] of entries) yield* paths(part, [...path, Array.isArray(value) ? Number(key) : key])
}

function withSlip(value: unknown, [key, ...rest]: readonly PropertyKey[], slip: unknown): unknown {
  if (key === undefined) return slip
  if (Array.isArray(value))
    return value.map((part, index) => (index === key ? withSlip(part, rest, slip) : part))
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) => {
      if (name !== key) return [[name, part]]
      const put = withSlip(part, rest, slip)
      return put === undefined ? [] : [[name, put]]
    }),
  )
}

/** Without the field at its beginning, a sentence in Russian that says what is wrong has no three English words in a row. */
function isRussian(message: string): boolean {
  const words = message.replace(/^[^ ]+( на языке \w\w)?: /, '')
  return /[а-яё]/i.test(words) && !/\b[a-z]+ [a-z]+ [a-z]+\b|Неверные входные данные/.test(words)
}

test('R920 whatever is wrong in a record, the check says it in Russian and names the field', (t) => {
  speakToStaff('ru')
  t.after(() => speakToStaff('en'))
  const foreign = new Set<string>()
  let told = 0
  for (const [name, schema, data] of records()) {
    for (const path of paths(data)) {
      for (const slip of slips) {
        const problems: Problem[] = []
        const source = { name, data: withSlip(data, path, slip), lineOf: () => 1, lineIn: () => 1 }
        checkSource(schema, source, problems)
        told += problems.length
        for (const { message } of problems) if (!isRussian(message)) foreign.add(`${name}: ${message}`)
      }
    }
  }
  assert.deepEqual([...foreign], [])
  assert.ok(told > 10_000, String(told))
})
