import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { keysOf, type TextArea, textAreas, texts } from '#texts/texts.ts'
import { pageNames, pageTable } from '#contract/page-table.ts'
import { analyticsAreas, baseAreas } from '#web/data/page-texts.server.ts'

const root = join(import.meta.dirname, '..')
const areaOf = new Map<string, TextArea>(
  textAreas.flatMap((area) => keysOf(area).map((key) => [key, area] as const)),
)
const keys = Object.keys(texts.ru)

/** A file of ours with all that it imports, at once or later. Server code has texts of its own. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)) {
    const path = from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(file), from)
    const room = relative(root, path).split('/')[0]
    if (!path.includes('/+types/') && (room === 'web' || room === 'domain')) filesOf(path, found)
  }
  return found
}

/** What every form says, and what a page of its own says, by keys that begin with its name. */
const wordsOfForms = ['submit', 'sent.title', 'sent.text', 'consent']
const wordsOfFormPages = ['lead', 'page.title', 'page.description']

function formsIn(code: string, tag: RegExp, words: readonly string[]): string[] {
  return [...code.matchAll(tag)].flatMap(([, form = '']) => words.map((word) => `${form}.${word}`))
}

/** The keys that the code names in quotes, those that a template in it could make, and those of its forms. */
function keysIn(code: string): string[] {
  const quoted = [
    ...[...code.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => key),
    ...formsIn(code, / form="(\w+)"/g, wordsOfForms),
    ...formsIn(code, /<FormPage\s+form="(\w+)"/g, wordsOfFormPages),
  ]
  const templates = [...code.matchAll(/`([a-z][^`\s]*\.[^`\s]*)`/g)].map(([, words = '']) => {
    const fixed = words.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
    return new RegExp(`^${fixed.join(String.raw`[\w.-]+`)}$`)
  })
  return keys.filter((key) => quoted.includes(key) || templates.some((template) => template.test(key)))
}

/** The areas of all texts that a file and its imports use. */
function areasIn(file: string): Map<TextArea, string[]> {
  const areas = new Map<TextArea, string[]>()
  for (const each of filesOf(join(root, 'web', file))) {
    for (const key of keysIn(readFileSync(each, 'utf8'))) {
      const area = areaOf.get(key)
      if (area !== undefined)
        areas.set(area, [...(areas.get(area) ?? []), `${key} in ${relative(root, each)}`])
    }
  }
  return areas
}

test('what every page says is among the texts of every page', () => {
  const common = [...baseAreas, ...analyticsAreas]
  const missing = [...areasIn('root.tsx')].filter(([area]) => !common.includes(area))
  assert.deepEqual(missing, [])
})

test('every page carries the texts that its code says, and no area that it never names', () => {
  for (const name of pageNames) {
    const { file, texts } = pageTable[name]
    const said = areasIn(`routes/${file}`)
    for (const area of baseAreas) said.delete(area)
    assert.deepEqual([...said.keys()].toSorted(), texts.toSorted(), `${name}: ${inspect(said, texts)}`)
  }
})

function inspect(said: Map<TextArea, string[]>, carried: readonly TextArea[]): string {
  const first = [...said].filter(([area]) => !carried.includes(area)).map(([, where]) => where[0])
  return first.join(', ')
}
