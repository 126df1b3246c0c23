import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { storedRoutes } from '#leads/routes/stored-routes.ts'
import { importContent } from './import.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'

/** What the check says of a `leads.yaml`, without the names of the file. */
function said(t: TestContext, leads: string, files: Readonly<Record<string, string>> = {}): string[] {
  try {
    readContent(contentFolderWith(t, { 'leads.yaml': leads, ...files }))
    return []
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error))
    return error.problems.map(({ line, message }) => `${line}: ${message}`)
  }
}

/** Two routes that take everything. */
const whole = `since: 2026-11-25
routes:
  sales:
    to: mail
    addresses: [sales@sample.example, almaty@sample.example]
    rest: true
    own: true
  garden:
    to: webhook
    url: https://crm.example/leads/\${ROUTE_PATH}
    secret: \${ROUTE_SECRET}
    takes: { forms: [callback, meets], cities: [almaty], projects: [garden], categories: [flat] }
    receiver:
      name: { ru: Облако CRM, kk: CRM бұлты, en: CRM Cloud }
      country: { ru: Казахстан, kk: Қазақстан, en: Kazakhstan }
  personnel:
    to: mail
    addresses: [hr@sample.example]
    takes: { forms: [application, student_application] }
    carries: { applications: true }
    own: true
`

test('R780 leads.yaml names the routes of requests; a folder without it has none', (t) => {
  assert.equal(readContent(contentFolderWith(t, {})).leads, null)
  const { leads } = readContent(contentFolderWith(t, { 'leads.yaml': whole }))
  assert.deepEqual(Object.keys(leads?.routes ?? {}), ['sales', 'garden', 'personnel'])
  assert.deepEqual(leads?.routes['garden']?.takes, {
    forms: ['callback', 'meets'],
    cities: ['almaty'],
    projects: ['garden'],
    categories: ['flat'],
  })
})

test('R780 a mistake in leads.yaml is named with its line', (t) => {
  const wrong: readonly (readonly [from: string, to: string, problem: RegExp])[] = [
    ['  garden:\n', '  Garden:\n', /^8: routes\.Garden: must be called in at most 40 lower-case/],
    ['  garden:\n', '  letter:\n', /^8: routes\.letter: must be called/],
    ['  garden:\n', '  mail:\n', /^8: routes\.mail: is the name of a way of the settings/],
    [
      'to: webhook',
      'to: pigeon',
      /^9: routes\.garden\.to: must be one of mail, webhook, bitrix24, amocrm, macrocrm, telegram$/,
    ],
    ['cities: [almaty]', 'cities: [almata]', /^12: .*there is no city "almata"; perhaps "almaty"\?/],
    ['projects: [garden]', 'projects: [gardn]', /^12: .*there is no project "gardn"/],
    ['categories: [flat]', 'categories: [house]', /^12: .*must be one of flat/],
    ['forms: [callback,', 'forms: [call,', /^12: .*must be one of callback/],
    ['forms: [callback, meets]', 'forms: []', /^12: .*must have at least 1/],
    ['    own: true\n  garden', '  garden', /^3: routes\.sales: must say who gets the requests/],
    ['    rest: true\n    own: true', '    rest: true', /^3: routes\.sales: must say who gets the requests/],
    ['en: CRM Cloud', 'en: Облако CRM', /^14: .*name in en: must not contain Cyrillic/],
    ['ru: Облако CRM', 'ru: "{company}"', /^14: .*name in ru: must be one line without/],
    ['hr@sample.example', 'hr', /^18: .*must be a mail address/],
    ['https://crm', 'http://crm', /^10: .*unencrypted/],
    ['https://crm', 'https://${ROUTE_HOST}.crm', /^10: .*must be an address/],
    ['since: 2026-11-25\n', '', /^\d+: is missing: since is the day/],
  ]
  for (const [from, to, problem] of wrong) {
    assert.ok(whole.includes(from), from)
    const [first = '', ...others] = said(t, whole.replace(from, to))
    assert.match(first, problem, to)
    assert.deepEqual(others, [], to)
  }
  assert.match(said(t, 'routes: [').join(), /^\d+: /)
})

test('R780 every form must reach somebody, whatever its requests are about', (t) => {
  const nobody = said(
    t,
    whole
      .replace('    rest: true\n', '')
      .replace('addresses: [sales', 'takes: { cities: [almaty] }\n    addresses: [sales'),
  )
  assert.deepEqual(
    nobody.map((line) => /of the form (\w+) reach nobody/.exec(line)?.[1]),
    ['callback', 'meets', 'questions', 'reserves'],
  )
  // A route for the rest takes no applications unless it says so.
  const applications = said(t, whole.replace('[application, student_application]', '[application]'))
  assert.deepEqual(applications.length, 1)
  assert.match(applications[0] ?? '', /applications of the form student_application reach nobody/)
})

test('R781 a route that does not say that it carries applications must not ask for them', (t) => {
  const problems = said(t, whole.replace('forms: [callback, meets]', 'forms: [callback, application]'))
  assert.equal(problems.length, 1)
  assert.match(
    problems[0] ?? '',
    /^12: routes\.garden\.takes\.forms: applications and CVs go to personnel alone/,
  )
})

test('R783 what looks like a secret is refused with its line, and not repeated', (t) => {
  const secrets: readonly (readonly [from: string, to: string])[] = [
    ['secret: ${ROUTE_SECRET}', 'secret: hunter2'],
    ['secret: ${ROUTE_SECRET}', 'secret: x${ROUTE_SECRET}'],
    ['/${ROUTE_PATH}', '/35cbb85bd1e1d9cc3fe1b2ab0b1b1b1b'],
    ['/${ROUTE_PATH}', '?token=hunter2'],
    ['https://crm', 'https://user:hunter2@crm'],
  ]
  for (const [from, to] of secrets) {
    const [first = '', ...others] = said(t, whole.replace(from, to))
    assert.match(first, /^1[01]: .*secret.*write \$\{ROUTE_KEY\}.*secrets\.env/, to)
    assert.doesNotMatch(first, /hunter2|35cbb/)
    assert.deepEqual(others, [], to)
  }
})

test('R786 a policy in own words must name each receiver', (t) => {
  const policy = (names: string) => ({
    'texts.yaml': `texts:
  policy.version: { ru: '2030-01-01', kk: '2030-01-01', en: '2030-01-01' }
  policy.text:
${['ru', 'kk', 'en'].map((language) => `    ${language}: |\n      ## Title\n\n      {operator} {contacts} {leadDays} {cvDays} {unconfirmedDays} ${names}\n`).join('')}`,
  })
  const problems = said(t, whole, policy('Облако CRM'))
  assert.deepEqual(
    problems.map((line) =>
      /^13: .*receiver: its receiver «(.+)» is not named .* in (\w\w)$/.exec(line)?.slice(1),
    ),
    [
      ['CRM бұлты', 'kk'],
      ['CRM Cloud', 'en'],
    ],
  )
  assert.deepEqual(said(t, whole, policy('Облако CRM, CRM бұлты, CRM Cloud')), [])
})

test('R786 so many receivers that a form could not send its words are refused', (t) => {
  const long = 'x'.repeat(100)
  const route = (number: number) => `  crm-${number}:
    to: webhook
    url: https://crm.example/${number}
    secret: \${ROUTE_SECRET}
    receiver:
      name: { ru: ${number} ${long.slice(3)}, kk: ${number} ${long.slice(3)}, en: ${number} ${long.slice(3)} }
      country: { ru: Казахстан, kk: Қазақстан, en: Kazakhstan }
`
  const routes = Array.from({ length: 20 }, (_, index) => route(index + 1)).join('')
  const problems = said(t, whole + routes)
  assert.ok(problems.length > 0)
  for (const line of problems) assert.match(line, /the words of the consent \w+ in \w\w have \d+ characters/)
})

eachDatabase('R785 a wrong leads.yaml leaves the routes that were imported last', async (db, _, t) => {
  const bring = (leads: string) =>
    importContent(db, readContent(contentFolderWith(t, { 'leads.yaml': leads })))
  await bring(whole)
  const before = await storedRoutes(db)
  assert.deepEqual(Object.keys(before?.routes ?? {}), ['sales', 'garden', 'personnel'])
  for (const wrong of [whole.replace('cities: [almaty]', 'cities: [nowhere]'), 'routes: {}', 'routes: [']) {
    await assert.rejects(async () => bring(wrong), { name: 'Error' })
    assert.deepEqual(await storedRoutes(db), before)
  }
  const summary = await bring(whole.replace('    addresses: [hr@', '    addresses: [personnel@'))
  assert.equal(summary.get('settings')?.changed, 1)
  const after = await storedRoutes(db)
  assert.deepEqual(after?.routes['personnel']?.to === 'mail' && after.routes['personnel'].addresses, [
    'personnel@sample.example',
  ])
  // Without the file the settings say again where requests go.
  await importContent(db, readContent(contentFolderWith(t, {})))
  assert.equal(await storedRoutes(db), null)
})
