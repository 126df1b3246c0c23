import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isExplained, scanFindings, scanLine } from './scan-report.ts'

const entry = { method: 'GET', path: '/a?b=1', info: 'Lack of\n  something', level: 1, parameter: '' }

const report = (vulnerabilities: object, anomalies: object = {}) =>
  JSON.stringify({ classifications: {}, vulnerabilities, anomalies, infos: { version: 'Wapiti 3.0.4' } })

test('findings of both kinds are told in one line each, with their place', () => {
  const found = scanFindings(
    report(
      { 'SQL Injection': [{ ...entry, parameter: 'b' }], 'Open Redirect': [] },
      { 'Internal Server Error': [{ ...entry, parameter: null }] },
    ),
  )
  assert.deepEqual(found.map(scanLine), [
    'SQL Injection: GET /a?b=1 (b): Lack of something',
    'Internal Server Error: GET /a?b=1: Lack of something',
  ])
  assert.ok(!found.some(isExplained))
})

test('what is as we want it is passed over by its kind and words, and nothing beside it', () => {
  const explained = (kind: string, info: string) =>
    scanFindings(report({ [kind]: [{ ...entry, info }] })).map(isExplained)
  assert.deepEqual(explained('HTTP Secure Headers', 'X-XSS-Protection is not set'), [true])
  assert.deepEqual(explained('HTTP Secure Headers', 'X-Content-Type-Options is not set'), [false])
  assert.deepEqual(explained('HttpOnly Flag cookie', 'HttpOnly flag is not set in the cookie : session'), [
    false,
  ])
  assert.deepEqual(explained('Cross Site Scripting', 'X-XSS-Protection is not set'), [false])
})

test('what is no report is not taken for one without findings', () => {
  assert.throws(() => scanFindings('{}'))
  assert.throws(() => scanFindings(''))
})
