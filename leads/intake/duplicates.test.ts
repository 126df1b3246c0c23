import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeadBody } from '#contract/lead-fields.ts'
import type { Form } from './consent.ts'
import { dedupeKey } from './duplicates.ts'
import type { KeptFile } from '../uploads/uploads.ts'

const body: LeadBody = { name: 'Әлия', phone: '+77011234567' }

function key(form: Form, difference: Partial<LeadBody> = {}): string {
  return dedupeKey(form, { ...body, ...difference })
}

test('R340 only what says the same in every word is the same request, wherever it was sent from', () => {
  const page = { utm_source: 'google', page_url: 'https://example.com/', referrer: '', locale: 'kk' } as const
  for (const form of ['callback', 'reserves', 'application', 'student_application', 'meets'] as const) {
    assert.equal(key(form, page), key(form), form)
    const others = [
      { name: 'Алия' },
      { email: 'aliya@example.kz' },
      { message: 'второе' },
      { consent: true as const },
    ]
    const keys = [{}, ...others].map((difference) => key(form, difference))
    assert.equal(new Set(keys).size, keys.length, form)
  }
  assert.match(key('callback'), /^[0-9a-f]{64}$/)
})

test('another phone, form or object is another request', () => {
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

test('another day, hour or remark is another meeting', () => {
  const first = { date: '2026-11-23', time_slot: '15:00' }
  assert.notEqual(key('meets', first), key('meets', { ...first, date: '2026-11-24' }))
  assert.notEqual(key('meets', first), key('meets', { ...first, time_slot: '16:00' }))
  assert.notEqual(key('meets', first), key('meets', { ...first, message: 'Приду с женой' }))
})

test('another CV is another application, the same one sent twice is not', () => {
  const cv: KeptFile = { id: '1', name: 'cv.pdf', type: 'application/pdf', size: 1000, path: '1.pdf' }
  for (const form of ['application', 'student_application'] as const) {
    const keys = [undefined, cv, { ...cv, size: 1001 }, { ...cv, name: 'cv-2.pdf' }].map((file) =>
      dedupeKey(form, body, file),
    )
    assert.equal(new Set(keys).size, keys.length)
    assert.equal(dedupeKey(form, body, { ...cv, id: '2', path: '2.pdf' }), dedupeKey(form, body, cv))
  }
})
