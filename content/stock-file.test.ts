import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { readContent } from './read-content.ts'
import { ContentError } from './problem.ts'
import { looksLikeSecret, secretNames } from '#domain/secret-names.ts'

/** What the check says of a `stock.yaml`, without the names of the file. */
function said(t: Parameters<typeof contentFolderWith>[0], stock: string): string[] {
  try {
    readContent(contentFolderWith(t, { 'stock.yaml': stock }))
    return []
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error))
    return error.problems.map(({ line, message }) => `${line}: ${message}`)
  }
}

test('R523 stock.yaml names the sources of units with address, times and mapping', (t) => {
  const folder = contentFolderWith(t, {
    'stock.yaml': `
sources:
  crm:
    address: https://crm.example/export/feed.xml?key=\${CRM_KEY}
    every: 30
    max_age: 6
    mapping:
      projects: { 'ЖК Сад': garden }
      houses: { 'Блок 1': garden-1, 'Блок 2': { house: garden-2, section: 1 } }
  house-two:
    format: table
    partial: true
`,
  })
  const { crm, 'house-two': table } = readContent(folder).stock
  assert.deepEqual(
    [crm?.every, crm?.max_age, crm?.private, crm?.mapping?.houses?.['Блок 1']?.house],
    [30, 6, false, 'garden-1'],
  )
  assert.deepEqual([table?.every, table?.max_age, table?.address, table?.partial], [15, 24, undefined, true])
})

test('R523 a mistake in stock.yaml is named with its line', (t) => {
  const wrong: readonly (readonly [stock: string, problem: RegExp])[] = [
    ['sources:\n  CRM: {}\n', /^2: sources\.CRM.*lower-case/],
    ['sources:\n  ../../etc: {}\n', /^2: /],
    [
      'sources:\n  crm:\n    adress: https://crm.example/\n',
      /^3: sources\.crm\.adress: there is no such field/,
    ],
    ['sources:\n  crm:\n    address: file:///etc/passwd\n', /^3: .*must be an address/],
    ['sources:\n  crm:\n    address: https://${HOST}/feed\n', /^3: .*must be an address/],
    ['sources:\n  crm:\n    address: https://a@${HOST}.example/feed\n', /^3: .*must be an address/],
    ['sources:\n  crm:\n    address: http://192.168.1.5/feed\n', /^3: .*own network.*private: true/],
    ['sources:\n  crm:\n    address: http://localhost:8080/feed\n', /^3: .*own network/],
    ['sources:\n  crm:\n    address: http://[::1]/feed\n', /^3: .*own network/],
    ['sources:\n  crm:\n    address: http://2130706433/feed\n', /^3: .*own network/],
    ['sources:\n  crm:\n    address: http://crm.example/feed?k=${KEY}\n', /^3: .*unencrypted/],
    ['sources:\n  crm:\n    address: HTTP://crm.example/feed?k=${KEY}\n', /^3: .*unencrypted/],
    ['sources:\n  crm:\n    every: 1\n', /^3: .*at least 5/],
    ['sources:\n  crm:\n    mapping: { source: other }\n', /^3: .*source: there is no such field/],
    [
      'sources:\n  crm:\n    address: http://crm.example/estate/get/\n    mapping: { macro: { domain: a.example, secret: "${KEY}" } }\n',
      /^3: .*unencrypted/,
    ],
    [
      'sources:\n  a:\n    mapping: { houses: { Дом: garden-1 } }\n  b:\n    mapping: { fixed: { house: garden-1 } }\n',
      /^5: .*garden-1 come from the source a: a house has one source/,
    ],
    [
      'sources:\n  a:\n    mapping: { houses: { Дом: garden-1 } }\n  b:\n    mapping: { houses: { Блок: garden-1 } }\n',
      /^5: .*garden-1 come from the source a: a house has one source/,
    ],
  ]
  for (const [stock, problem] of wrong) {
    const [first = '', ...others] = said(t, stock)
    assert.match(first, problem, stock)
    assert.deepEqual(others, [], stock)
  }
  assert.deepEqual(said(t, 'sources:\n  crm:\n    address: http://192.168.1.5/feed\n    private: true\n'), [])
})

test('R524 content check refuses what looks like a secret and does not repeat it', (t) => {
  const secrets = [
    'https://crm.example/feed?token=abc',
    'https://crm.example/feed?apikey=abc',
    'https://user:hunter2@crm.example/feed',
    'https://crm.example/export/35cbb85bd1e1d9cc3fe1b2ab0b1b1b1b',
    'https://crm.example/export/3f2504e0-4f89-11d3-9a0c-0305e82c3301/feed.xml',
    'https://crm.example/feed?site=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.abc',
    'https://crm.example/feed?3f2504e04f8911d39a0c0305e82c3301',
  ]
  for (const address of secrets) {
    const [first = '', ...others] = said(t, `sources:\n  crm:\n    address: ${address}\n`)
    assert.match(first, /^3: .*looks like a secret: write \$\{STOCK_KEY\}/, address)
    assert.doesNotMatch(first, /hunter2|35cbb|3f2504|abc/)
    assert.deepEqual(others, [])
  }
  const plain = [
    'https://crm.example/feed.xml',
    'https://crm.example/realty-export/nura-towers-and-alatau-park-2026.xml?format=yandex&city=1',
    'https://crm.example/${PATH}/feed?token=${TOKEN}&x=${TOKEN}',
    'https://user:${PASSWORD}@crm.example/feed',
  ]
  assert.deepEqual(plain.map(looksLikeSecret), [null, null, null, null])
  assert.deepEqual(secretNames(plain[2] ?? ''), ['PATH', 'TOKEN'])
})
