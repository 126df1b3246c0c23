import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { TooMany } from '#leads/intake/limits.ts'
import { Failure, failureAnswers, failureLog } from './failures.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'

/** The drivers' errors when the database is down. */
const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })

function brokenApi(log = recordingLog()) {
  const failures = failureAnswers(failureLog(log))
  const api = new Hono<ApiEnv>()
    .get('/refused', () => {
      throw new Failure(422, 'validation.failed', { phone: ['validation.phone'] })
    })
    .get('/broken', () => {
      throw new Error('the disk said no to +77011234567')
    })
    .get('/unavailable', () => {
      throw new Failure(503, 'feedback.unavailable', undefined, { cause: away })
    })
    .get('/away', () => {
      throw away
    })
    .get('/too-many', () => {
      throw new TooMany(61)
    })
  api.onError(failures.failed)
  return { api, log }
}

test('R204 an expected refusal answers its keys and leaves one line of information', async () => {
  const { api, log } = brokenApi()
  const response = await api.request('/refused')
  assert.equal(response.status, 422)
  assert.deepEqual(await response.json(), {
    message: 'validation.failed',
    errors: { phone: ['validation.phone'] },
  })
  assert.deepEqual(
    log.lines.map(({ level }) => level),
    ['info'],
  )
})

test('what nobody expected is logged once with the request id and answers a body that gives nothing away', async () => {
  const { api, log } = brokenApi()
  const response = await api.request('/broken', {}, { requestId: 'r-1' })
  assert.equal(response.status, 500)
  assert.deepEqual(await response.json(), { message: 'error.unexpected' })
  assert.deepEqual(
    log.lines.map(({ level, facts }) => [level, facts['requestId']]),
    [['error', 'r-1']],
  )
  assert.doesNotMatch(JSON.stringify(log.lines), /7701/)
})

test('a refusal with a cause is logged as an error and keeps its own status', async () => {
  const { api, log } = brokenApi()
  const response = await api.request('/unavailable')
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), { message: 'feedback.unavailable' })
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.match(JSON.stringify(log.lines), /connection refused/)
  assert.deepEqual(
    log.lines.map(({ level }) => level),
    ['error'],
  )
})

test('while the database is down an answer says when to try again, and the log has an error', async () => {
  const { api, log } = brokenApi()
  const response = await api.request('/away')
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '5')
  assert.deepEqual(await response.json(), { message: 'error.unexpected' })
  assert.deepEqual(
    log.lines.map(({ level }) => level),
    ['error'],
  )
})

test('A14 a visitor above a limit is told in whole seconds when to come back', async () => {
  const { api, log } = brokenApi()
  const response = await api.request('/too-many')
  assert.equal(response.status, 429)
  assert.equal(response.headers.get('retry-after'), '61')
  assert.deepEqual(await response.json(), { message: 'validation.too_many' })
  assert.deepEqual(
    log.lines.map(({ level }) => level),
    ['info'],
  )
})
