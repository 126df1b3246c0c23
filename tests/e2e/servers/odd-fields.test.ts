import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { pagesOver } from '#tests/helpers/servers/other-server.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { examples } from '../sweep.ts'

/** Possible values of another server in the place of each text, number, list and object. */
const oddities: Readonly<Record<string, (value: unknown, key: string) => unknown>> = {
  'texts that say something else': (value) => (typeof value === 'string' ? 'http://[' : value),
  'objects for texts': (value) => (typeof value === 'string' ? { ru: value } : value),
  'empty texts': (value) => (typeof value === 'string' ? '' : value),
  'no numbers': (value) => (typeof value === 'number' ? undefined : value),
  'numbers of nothing': (value) => (typeof value === 'number' ? 0 : value),
  'numbers below zero': (value) => (typeof value === 'number' ? -7 : value),
  'numbers of the wrong size': (value) => (typeof value === 'number' ? 3000 : value),
  'broken numbers': (value) => (typeof value === 'number' ? 0.1 : value),
  'numbers as texts': (value) => (typeof value === 'number' ? String(value) : value),
  'empty lists': (value) => (Array.isArray(value) ? [] : value),
  nothing: (value) => (typeof value === 'object' ? value : null),
  'yes and no': (value) => (typeof value === 'boolean' ? !value : value),
}

/** The fields by which a thing is found, or a list is read: without them it would be another thing. */
const kept = new Set([
  'data',
  'meta',
  'id',
  'slug',
  'category',
  'code',
  'current_page',
  'last_page',
  'per_page',
])

function oddly(value: unknown, key: string, odd: (value: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each) => oddly(each, key, odd))
    return kept.has(key) ? items : odd(items, key)
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, oddly(each, name, odd)]))
  return kept.has(key) ? value : odd(value, key)
}

/** Elements that ask for an address and have none: React leaves an empty one out. */
const addressless =
  /<(?:img|image|use|iframe|embed|link(?![^>]*\simagesrcset=))(?=[\s>])(?![^>]*\s(?:src|href)=)[^>]*>/i

/** A number of a drawing, or of a sentence, that could not be worked out. */
const unworked = /.{0,60}(?:NaN|\bInfinity\b|\bundefined\b|\[object ).{0,20}/

test('R332 R270 R369 R509 R643 no page breaks, asks for an empty address or draws what has no size, with odd fields of another server', async () => {
  const demo = await demoServer()
  const problems = new Set<string>()
  for (const [name, odd] of Object.entries(oddities)) {
    const log = recordingLog()
    const { open } = await pagesOver(async (path, method, language) => {
      const response = await demo(path, method, language)
      const isKept = /^\/api\/(redirects|localizations)/.test(path)
      if (!response.ok || isKept) return response
      return Response.json(oddly(await response.json(), '', odd))
    }, log)
    for (const [kind, addresses] of Object.entries(examples)) {
      const [address = ''] = await addresses('ru')
      log.lines.length = 0
      const { status, html } = await open(address)
      const broke = log.lines.find(({ message }) => message === 'a page broke')
      if (status === 500 || broke !== undefined)
        problems.add(`${kind} with ${name} at ${address}: ${status} ${JSON.stringify(broke?.facts['err'])}`)
      const [empty] = addressless.exec(html) ?? []
      const [gap] = unworked.exec(html.replaceAll(/<script.*?<\/script>/gs, '')) ?? []
      if (gap !== undefined) problems.add(`${kind} with ${name} says ${gap}`)
      if (empty !== undefined) problems.add(`${kind} with ${name} asks for an empty address: ${empty}`)
    }
  }
  assert.deepEqual([...problems], [])
})
