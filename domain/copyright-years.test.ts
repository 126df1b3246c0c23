import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyrightYears } from './copyright-years.ts'

test('R535 the copyright runs from the founding year, or names this year alone', () => {
  assert.equal(copyrightYears(2004, 2026), '2004–2026')
  assert.equal(copyrightYears(2026, 2026), '2026')
  assert.equal(copyrightYears(2027, 2026), '2026')
  assert.equal(copyrightYears(undefined, 2026), '2026')
})
