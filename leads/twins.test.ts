import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeadBody } from '#contract/lead-fields.ts'
import type { Form } from './consent.ts'
import { twinKey } from './twins.ts'
import type { KeptFile } from './uploads.ts'

const body: LeadBody = { name: 'Әлия', phone: '+77011234567' }

function key(form: Form, difference: Partial<LeadBody> = {}): string {
  return twinKey(form, { ...body, ...difference })
}

test('A14 the same phone, form and object are the same wish, whatever else is said', () => {
  const other = { name: 'Алия', email: 'aliya@example.kz', utm_source: 'google', message: 'Когда удобно' }
  for (const form of ['callback', 'reserves', 'application', 'student_application'] as const)
    assert.equal(key(form, other), key(form), form)
  assert.match(key('callback'), /^[0-9a-f]{64}$/)
})

test('another phone, form or object is another wish', () => {
  const keys = [
    key('callback'),
    key('reserves'),
    key('callback', { phone: '+77017654321' }),
    key('callback', { complex_id: 1 }),
    key('callback', { house_id: 1 }),
    key('callback', { estate_id: 1 }),
    key('callback', { estate_id: 2 }),
    key('callback', { vacancy_id: 1 }),
  ]
  assert.equal(new Set(keys).size, keys.length)
})

test('other words are another question', () => {
  assert.notEqual(
    key('questions', { message: 'Есть ли лифт?' }),
    key('questions', { message: 'А парковка?' }),
  )
  assert.equal(key('questions', { message: 'Есть ли лифт?' }), key('questions', { message: 'Есть ли лифт?' }))
})

test('another day or hour is another meeting, another remark is not', () => {
  const first = { date: '2026-11-23', time_slot: '15:00' }
  assert.notEqual(key('meets', first), key('meets', { ...first, date: '2026-11-24' }))
  assert.notEqual(key('meets', first), key('meets', { ...first, time_slot: '16:00' }))
  assert.equal(key('meets', first), key('meets', { ...first, message: 'Приду с женой' }))
})

test('another CV is another application, the same one sent twice is not', () => {
  const cv: KeptFile = { id: '1', name: 'cv.pdf', type: 'application/pdf', size: 1000, path: '1.pdf' }
  for (const form of ['application', 'student_application'] as const) {
    const keys = [undefined, cv, { ...cv, size: 1001 }, { ...cv, name: 'cv-2.pdf' }].map((file) =>
      twinKey(form, body, file),
    )
    assert.equal(new Set(keys).size, keys.length)
    assert.equal(twinKey(form, body, { ...cv, id: '2', path: '2.pdf' }), twinKey(form, body, cv))
  }
})
