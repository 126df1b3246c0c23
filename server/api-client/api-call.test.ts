import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCalculators } from '#contract/calculators.ts'
import { postReserve } from '#contract/feedback.ts'
import { apiCall } from './api-call.ts'

test('R183 R184 A41 an id that another server never gave is left out of a question, and kept in a form', () => {
  const asked = { complex_id: '0', house_id: 7, 'estate_category_ids[]': ['1'] }
  const { path } = apiCall(getCalculators, asked, 'ru')
  assert.deepEqual(Object.fromEntries(new URLSearchParams(path.split('?')[1])), {
    'estate_category_ids[]': '1',
    house_id: '7',
  })
  assert.equal(apiCall(postReserve, { estate_id: '0' }, 'ru').body, '{"estate_id":"0"}')
})
