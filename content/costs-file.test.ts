import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { stringify } from 'yaml'
import { readSetting } from '#database/settings.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { importContent } from './import.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'

const text = (name: string) => ({ ru: `${name} по-русски`, kk: `${name} қазақша`, en: name })
const proof = {
  source: { act: text('Law'), article: text('Article'), date: '2026-01-01', url: 'https://law.example/1' },
  valid_until: '2026-12-31',
}
const fee = { title: text('Notary'), from: 4, unit: 'mci', ...proof }
const mci = { amount: 4325, ...proof }
const monthly = { title: text('Heating'), from: 200.5, to: 300, projects: ['garden'], ...proof }

function folderOf(t: TestContext, costs: unknown): string {
  return contentFolderWith(t, { 'costs.yaml': typeof costs === 'string' ? costs : stringify(costs) })
}

/** What the check says of it, without the name of the file. */
function said(t: TestContext, costs: unknown): string[] {
  try {
    readContent(folderOf(t, costs))
    return []
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error))
    return error.problems.map(({ line, message }) => `${String(line)}: ${message}`)
  }
}

test('R1104 costs.yaml names fees, finishing and monthly costs with their sources; a folder without it has none', (t) => {
  assert.equal(readContent(contentFolderWith(t, {})).costs, null)
  const finishing = [
    { code: 'comfort', title: text('Comfort'), from: 150_000, finishes: ['rough'], ...proof },
  ]
  const { costs } = readContent(folderOf(t, { mci, fees: [fee], finishing, heating: [monthly] }))
  assert.deepEqual(costs?.fees[0], { ...fee, to: null, ways: [], projects: [], lawyer_review: false })
  assert.deepEqual([costs.finishing[0]?.unit, costs.heating[0]?.unit], ['m2', 'm2'])
  assert.deepEqual(costs.maintenance, [])
})

test('R1104 each mistake of costs.yaml is named with its line', (t) => {
  const mistakes: [costs: unknown, says: RegExp][] = [
    [{ fees: [{ ...fee, unit: 'tenge', from: 10, to: 4 }] }, /fees\[1\]\.to: must not be less than from/],
    [{ fees: [{ ...fee, unit: 'percent', from: 101 }] }, /fees\[1\]\.from: must not be more than 100/],
    [{ fees: [fee] }, /fees\[1\]\.unit: needs mci/],
    [{ fees: [{ ...fee, unit: 'eggs' }], mci }, /fees\[1\]\.unit: must be one of/],
    [{ fees: [{ ...fee, from: 0.12345 }], mci }, /fees\[1\]\.from: must have at most four digits/],
    [{ heating: [{ ...monthly, source: undefined }] }, /heating\[1\]\.source: is missing/],
    [{ heating: [{ ...monthly, valid_until: undefined }] }, /heating\[1\]\.valid_until: is missing/],
    [{ heating: [{ ...monthly, projects: ['nowhere'] }] }, /heating\[1\]\.projects\[1\]: .*nowhere/],
    [{ eating: [] }, /eating: there is no such field/],
    [
      { price_changes: [{ from: '2026-02-01', to: '2026-01-01', reason: text('Why') }] },
      /to: must not be earlier/,
    ],
  ]
  for (const [costs, says] of mistakes) {
    const found = said(t, costs)
    assert.equal(found.length, 1, found.join('\n'))
    assert.match(found[0] ?? '', says)
    assert.match(found[0] ?? '', /^\d+: /)
  }
  const classes = ['a', 'a'].map((code) => ({ code, title: text('Class'), from: 1, ...proof }))
  assert.match(said(t, { finishing: classes })[0] ?? '', /finishing\[2\]\.code: a code stands here twice/)
})

eachDatabase('R1104 an import brings the costs, and takes them back with their file', async (db, _, t) => {
  await importContent(db, readContent(folderOf(t, { mci, fees: [fee] })))
  assert.equal((await readSetting(db, 'costs'))?.fees[0]?.from, 4)
  await importContent(db, readContent(contentFolderWith(t, {})))
  assert.equal(await readSetting(db, 'costs'), null)
})
