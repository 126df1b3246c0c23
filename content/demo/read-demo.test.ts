import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { contradictions } from '../checks/contradictions.ts'
import { ContentError, lineOf } from '../problem.ts'
import { readContent } from '../read-content.ts'
import { readMedia } from '../read-media.ts'

/** The problems of the demo company when one of its files is changed. */
function problemsWith(t: TestContext, file: string, before: string | RegExp, after: string): string {
  const folder = temporaryFolder(t)
  cpSync(demoCompany, folder, { recursive: true, filter: (path) => !/\/media\/(?!plans)/.test(path) })
  const text = readFileSync(join(folder, file), 'utf8')
  assert.notEqual(text.replace(before, after), text)
  writeFileSync(join(folder, file), text.replace(before, after))
  try {
    readContent(folder)
  } catch (error) {
    if (error instanceof ContentError) return error.message.replaceAll(`${folder}/`, '')
    throw error
  }
  return ''
}

test('a drawing that shows another area than the units have is an error', () => {
  const media = readMedia()
  const plan = media.plans['2-a']
  assert.ok(plan)
  const plans = { ...media.plans, '2-a': { ...plan, area_total: 57 } }
  assert.throws(
    () => readContent(demoCompany, { media: { ...media, plans } }),
    /unit-plans\.json:\d+: "2-a" differs from its drawing/,
  )
})

test('a house that has no stock, and stock without a house, are errors with their line', (t) => {
  const problems = problemsWith(
    t,
    'demo/projects/alatau-park.yaml',
    /^ {2}alatau-park-b:/m,
    '  alatau-park-x:',
  )
  assert.match(problems, /alatau-park\.yaml:\d+: there is no house "alatau-park-b"/)
  assert.match(problems, /alatau-park\.yaml:\d+: "alatau-park-x" is not a house of that project/)
})

test('sales do not begin before the permit', (t) => {
  assert.match(
    problemsWith(t, 'houses/alatau-park-b.yaml', 'permit_date: 2025', 'permit_date: 2026'),
    /demo\/projects\/alatau-park\.yaml:\d+: must not be earlier than the permit/,
  )
})

test('a layout names sections of the house and drawings that there are', (t) => {
  assert.match(
    problemsWith(t, 'demo/projects/alatau-park.yaml', 'section: 1, floors: [', 'section: 7, floors: ['),
    /alatau-park\.yaml:\d+: there is no section 7/,
  )
})

test('R730 R731 R732 R733 the demo company contradicts itself nowhere', () => {
  assert.deepEqual(contradictions(readContent(demoCompany)).map(lineOf), [])
})
