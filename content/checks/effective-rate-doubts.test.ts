import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { lineOf } from '../problem.ts'
import { effectiveRateDoubts } from './effective-rate-doubts.ts'
import { readContent } from '../read-content.ts'

const file = 'mortgages/bank.yaml'

/** What is said of a loan at 18 % for 240 months with these lines in place of its effective rate. */
function doubtsWith(t: TestContext, lines: string): string[] {
  const record = (sampleFiles[file] ?? '').replace('rate_effective: 19.6', lines)
  return effectiveRateDoubts(readContent(contentFolderWith(t, { [file]: record })).mortgages).map(lineOf)
}

test('R724 the effective rate of the longest term leaves nothing to look at, with a fee and without', (t) => {
  assert.deepEqual(doubtsWith(t, 'rate_effective: 19.6'), [])
  assert.deepEqual(doubtsWith(t, 'rate_effective: 20.4\nfee: 3'), [])
})

test('R724 the effective rate of a shorter term, or one without the fee, is named with the right one', (t) => {
  const [short = '', ...more] = doubtsWith(t, 'rate_effective: 22')
  assert.match(
    short,
    /mortgages\/bank\.yaml:\d+: rate_effective: is 22 %, but payments over 240 months make 19,6 %$/,
  )
  assert.deepEqual(more, [])
  assert.match(doubtsWith(t, 'rate_effective: 19.6\nfee: 10').join(), /make 22,2 %$/)
})
