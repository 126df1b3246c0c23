import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { unsaid } from './unsaid.ts'

const text = (name: string) => ({ ru: `${name} по-русски`, kk: `${name} қазақша`, en: name })

test('R1105 the check names what has expired, and what waits for the lawyer', (t) => {
  const proof = { source: { act: text('Law'), date: '2026-01-01' }, valid_until: '2026-12-31' }
  const costs = {
    mci: { amount: 4325, ...proof, lawyer_review: true },
    fees: [{ title: text('Notary'), from: 4, unit: 'mci', ...proof }],
  }
  const records = readContent(contentFolderWith(t, { 'costs.yaml': stringify(costs) }))
  const saidOn = (day: string) => unsaid(records, 'en', day).filter((line) => line.includes('costs.yaml'))
  assert.deepEqual(saidOn('2026-12-31'), [
    'lawyer_review: no lawyer has compared with the law yet: costs.yaml mci.',
  ])
  assert.match(
    saidOn('2027-01-01')[0] ?? '',
    /does not show these lines: costs\.yaml mci, costs\.yaml fees\[1\]/,
  )
})
