import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyrightYears } from './copyright-years.ts'

test('R535 R1191 the copyright runs from the year that the company tells, else from its founding, or names this year alone', () => {
  assert.equal(copyrightYears({ founded: 2004 }, 2026), '2004–2026')
  assert.equal(copyrightYears({ founded: 2004, copyright_from: 2015 }, 2026), '2015–2026')
  assert.equal(copyrightYears({ copyright_from: 2015 }, 2026), '2015–2026')
  assert.equal(copyrightYears({ founded: 2026 }, 2026), '2026')
  assert.equal(copyrightYears({ founded: 2027 }, 2026), '2026')
  assert.equal(copyrightYears({}, 2026), '2026')
})
