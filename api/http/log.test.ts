import assert from 'node:assert/strict'
import { test } from 'node:test'
import { masked, safeError } from './log.ts'

test('phones, mails and quoted values never reach the log', () => {
  const personal = [
    '+7 (701) 123-45-67',
    '87011234567',
    '/api/estates/%2B7%20701%20123-45-67',
    'aliya@example.kz',
    'aliya%40example.kz',
    'Key (phone)=(+77011234567) already exists',
    'invalid input syntax for type integer: "Әлия"',
  ]
  for (const text of personal) assert.doesNotMatch(masked(text), /701|aliya|Әлия/, text)
  assert.equal(masked('/api/estates/12345'), '/api/estates/12345')
})

test('an error is logged with its name, code, place and cause, without extra properties', () => {
  const broken = Object.assign(new Error('no such table: leads', { cause: new TypeError('inner') }), {
    code: 'ERR_SQLITE',
    detail: 'phone +77011234567',
  })
  const facts = safeError(broken)
  assert.equal(facts['name'], 'Error')
  assert.equal(facts['code'], 'ERR_SQLITE')
  assert.equal(facts['message'], 'no such table: leads')
  assert.match(String(facts['stack']), /log\.test\.ts/)
  assert.equal((facts['cause'] as { name: string }).name, 'TypeError')
  assert.doesNotMatch(JSON.stringify(facts), /7701/)
})

test('facts that pass through twice stay the same', () => {
  const facts = safeError(new Error('once'))
  assert.deepEqual(safeError(facts), facts)
  assert.deepEqual(safeError({ phone: '+77011234567' }), { name: 'object' })
})
