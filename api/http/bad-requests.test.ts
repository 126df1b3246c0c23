import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import v8 from 'node:v8'
import vm from 'node:vm'
import fc from 'fast-check'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { ErrorBody } from '#contract/errors.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { type HostileRequest, hostileRequests } from '#tests/helpers/hostile/hostile-requests.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleApp } from '#tests/helpers/servers/served-api.ts'
import { texts } from '#texts/texts.ts'

/** Bad requests for each call, every second one on PostgreSQL; so many are under way at once. */
const rounds = 500
const together = 10

/** The same requests in every run. */
const seed = 20_261_121

/** How long one answer may take, in milliseconds, on a busy machine. */
const timeoutMs = 10_000

/** How much more memory the process may hold after all of them, in bytes. */
const room = 96 * 1024 * 1024

type App = Awaited<ReturnType<typeof sampleApp>>['app']

const unlimited = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' }

eachDatabase(
  `every call answers ${rounds / 2} bad requests: no 5xx, no hang, refusals of the contract, memory bounded`,
  async (db, engine, t) => {
    const { app, log } = await sampleApp(t, db, unlimited)
    const before = usedMemory()
    const problems: string[] = []
    for (const listed of allEndpoints) {
      const all = fc.sample(hostileRequests(listed), { numRuns: rounds, seed })
      const requests = all.filter((_, index) => (index % 2 === 0) === (engine === 'sqlite'))
      for (let from = 0; from < requests.length; from += together) {
        const batch = requests.slice(from, from + together)
        const found = (await Promise.all(batch.map((one) => problemOf(app, listed, one)))).flat()
        problems.push(...found.slice(0, 1))
        if (found.length > 0) break
      }
    }
    assert.equal(problems.length, 0, problems.join('\n\n'))
    assert.deepEqual(
      log.lines.filter(({ level }) => level === 'error'),
      [],
    )
    log.lines.length = 0
    assert.ok(usedMemory() - before < room, `${(usedMemory() - before) / 2 ** 20} MB more`)
  },
)

async function problemOf(app: App, listed: ListedEndpoint, request: HostileRequest): Promise<string[]> {
  try {
    await answered(app, listed, request)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`${listed.name}: ${reason}\n${inspect(request, { maxStringLength: 200 })}`]
  }
}

async function answered(app: App, { endpoint, refusals }: ListedEndpoint, request: HostileRequest) {
  const { method, path, headers, body } = request
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), timeoutMs)
  const answering = Promise.resolve(app.request(path, { method, headers, body }))
  const response = await Promise.race([answering, late.promise]).finally(() => clearTimeout(timer))
  const answer = await response.text()
  const { status } = response
  assert.ok(status < 500, `${status} ${answer}`)
  if (method === 'HEAD' || status === 304) return
  // Pages refuse in words of their own: with another method, the build is not the API's.
  if (status >= 400 && path.startsWith('/api/')) checkRefusal(answer)
  // With another method it is another call, or none; a long address is refused before any call.
  if (method !== endpoint.method || status === 414) return
  if (status >= 400) assert.ok(status in refusals, `the contract does not list ${status}`)
  else if (endpoint.file === undefined) endpoint.answer.parse(JSON.parse(answer))
}

/** A refusal has the shape of the contract, reveals no details, and every message for a form has a text. */
function checkRefusal(answer: string): void {
  const { errors = {} } = ErrorBody.parse(JSON.parse(answer))
  assert.doesNotMatch(answer, /node_modules|\.ts:\d|\bat .*\(|sqlite|syntax error/i)
  for (const message of Object.values(errors).flat()) assert.ok(Object.hasOwn(texts.ru, message), message)
}

/** Bytes of the heap and beside it after garbage collection. */
function usedMemory(): number {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a query of 10 KB is answered, and so is a body of 64 KB that is deep', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const long = await api.request(`/api/estates?rooms=${'1,'.repeat(5000)}2&x=${'y'.repeat(10_000)}`)
  assert.equal(long.status, 200)
  const deep = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const headers = { 'Content-Type': 'application/json' }
  const response = await api.request('/api/feedback/callback', { method: 'POST', body: deep, headers })
  assert.equal(response.status, 422)
})
