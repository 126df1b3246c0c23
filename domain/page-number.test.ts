import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePageNumber } from './page-number.ts'

test('R63 a listing without a page number shows the first page', () => {
  assert.equal(parsePageNumber(undefined), 1)
  assert.equal(parsePageNumber(null), 1)
})

test('note b a page number is a whole number from 1, everything else is none', () => {
  assert.equal(parsePageNumber('1'), 1)
  assert.equal(parsePageNumber('12'), 12)
  for (const text of ['', '0', '-1', 'abc', '02', '1.5', ' 2', '2 ', '+2', '1e3', '٢']) {
    assert.equal(parsePageNumber(text), null, text)
  }
})

test('note b an absurdly far page is a page past the end, not a fault', () => {
  assert.equal(parsePageNumber('9'.repeat(10_000)), 1_000_000)
})
