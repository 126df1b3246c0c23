import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { type Kind, kinds, schemasOf } from '#content/kinds.ts'
import { ContentError } from '#content/problem.ts'
import { readContent } from '#content/read-content.ts'
import { languages } from '#domain/languages.ts'
import { contentFolderWith, sampleFiles } from './helpers/content-folder.ts'

const manual = readFileSync(new URL('../docs/editors.md', import.meta.url), 'utf8')
const chapter = manual.split('\n## Короткие записи\n')[1] ?? ''

/** The examples of the chapter by the file that each says it is. */
const examples = new Map(
  [...chapter.matchAll(/```yaml\n# (\S+\.yaml)[^\n]*\n(.*?)```/gs)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
)

const words = { ru: 'Наш дом.', kk: 'Біздің үй.', en: 'Our house.' }

/** A folder with nothing but the examples, and what they refer to. */
function files(): Record<string, string | null> {
  const texts = [...examples.keys()].flatMap((name) =>
    /^(complexes|articles|promotions)\//.test(name)
      ? languages.map((language): [string, string] => [
          name.replace('.yaml', `.${language}.md`),
          `${words[language]}\n`,
        ])
      : [],
  )
  const kept = ['company.yaml', 'cities/almaty.yaml']
  return {
    ...Object.fromEntries(
      Object.keys(sampleFiles).map((name) => [
        name,
        kept.includes(name) ? (sampleFiles[name] ?? null) : null,
      ]),
    ),
    'media/above.png': null,
    'media/yard.png': null,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(examples),
  }
}

test('R769 the short records of the manual make a folder, and none of their fields can be left out', (t) => {
  readContent(contentFolderWith(t, files()))
  for (const [name, text] of examples) {
    const record = parse(text) as Record<string, unknown>
    if (!isKind(name.split('/')[0] ?? '')) continue
    for (const key of Object.keys(record)) {
      const { [key]: _, ...less } = record
      const folder = contentFolderWith(t, { ...files(), [name]: stringify(less) })
      assert.throws(() => readContent(folder), ContentError, `${name}: ${key} may be left out`)
    }
  }
})

test('R769 the manual names every field of the kinds that it shows', () => {
  const world = {
    pictures: {},
    videos: {},
    features: new Set<string>(),
    today: '2026-11-21',
    has: () => true,
    slugs: () => [],
  }
  const schemas = schemasOf(world)
  const shown = new Set([...examples.keys()].map((name) => name.split('/')[0] ?? '').filter(isKind))
  for (const kind of shown) {
    for (const field of Object.keys(schemas[kind].shape)) {
      if (field in { id: 0, kk_review: 0, sort_order: 0 }) continue
      assert.ok(new RegExp(`[\`\n]${field}\\b`).test(chapter), `${kind}: ${field}`)
    }
  }
})

function isKind(name: string): name is Kind {
  return (kinds as readonly string[]).includes(name)
}
