import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { readContent } from './read-content.ts'

const manual = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')

/** The blocks of YAML in a manual. */
const blocks = (text: string) => [...text.matchAll(/```yaml\n([^]*?)```/g)].map(([, block = '']) => block)

/** What a file must have beside a single route: who takes the rest, and the applications. */
const others = `  office: { to: mail, addresses: [sales@sample.example], rest: true, own: true }
  personnel:
    to: mail
    addresses: [hr@sample.example]
    takes: { forms: [application, student_application] }
    carries: { applications: true }
    own: true
`

function routesOf(t: TestContext, leads: string) {
  return readContent(contentFolderWith(t, { 'leads.yaml': leads })).leads?.routes ?? {}
}

test('R918 each route of the manual of receivers is taken as it stands', (t) => {
  const written = blocks(manual('crm.md'))
  const isRoute = (block: string) => block.startsWith('routes:\n')
  const routes = written.filter(isRoute)
  const kinds = routes.map((block) => {
    const name = /^ {2}([a-z]+):/m.exec(block)?.[1] ?? ''
    return routesOf(t, `since: 2026-12-01\n${block}${others}`)[name]?.to
  })
  assert.deepEqual(kinds, ['bitrix24', 'amocrm', 'macrocrm', 'telegram', 'webhook'])

  const [withCode = '', ...rest] = written.filter((block) => !isRoute(block))
  assert.deepEqual(rest, [])
  const amo = routes[1]?.replace(/^ {4}access: .*\n/m, withCode.replaceAll(/^(?=.)/gm, '    ')) ?? ''
  const { crm } = routesOf(t, `since: 2026-12-01\n${amo}${others}`)
  assert.ok(crm?.to === 'amocrm' && 'code' in crm.access)
})

test('R918 the file of routes in the manual of editors is taken as it stands', (t) => {
  const written = blocks(manual('editors.md')).filter((block) => /^routes:$/m.test(block))
  assert.equal(written.length, 1)
  // The projects and cities of the manual are not those of the sample.
  const leads = (written[0] ?? '').replace('[nura-towers]', '[garden]')
  assert.deepEqual(Object.keys(routesOf(t, leads)), ['office', 'almaty', 'towers', 'duty', 'personnel'])
})
