import assert from 'node:assert/strict'
import { postCallback, postQuestion, postReserve } from '#contract/feedback.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { callApi, refusedCall, send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { servedApi } from '#tests/helpers/servers/served-api.ts'

const person = (number: number) => ({ name: 'Әлия', phone: `+7 701 000 00 ${10 + number}` })
const request = (number: number) => ({ ...person(0), complex_id: number })
const through = (address: string) => ({ 'X-Forwarded-For': `${address}, 10.0.0.1` })

eachDatabase('R342 A47 the sixth request of a phone is kept and marked', async (db, _, t) => {
  const api = await servedApi(t, db, {})
  for (let number = 1; number <= 6; number++) await callApi(api, postCallback, { body: request(number) })
  await callApi(api, postCallback, { body: person(1) })
  const kept = await db.selectFrom('leads').select('held').orderBy('id').execute()
  assert.deepEqual(
    kept.map(({ held }) => held),
    [0, 0, 0, 0, 0, 1, 0],
  )
})

eachDatabase(
  'A14 the third request of an address is answered 429 and when to come back',
  async (db, _, t) => {
    const api = await servedApi(t, db, { LEADS_LIMIT_ADDRESS: '2/10m' })
    for (let number = 1; number <= 2; number++) await callApi(api, postCallback, { body: request(number) })
    const response = await send(api, postCallback, { body: request(3) })
    assert.equal(response.status, 429)
    const seconds = response.headers.get('retry-after') ?? ''
    assert.match(seconds, /^\d+$/)
    assert.ok(Number(seconds) > 590 && Number(seconds) <= 600, seconds)
    assert.deepEqual(await response.json(), { message: 'validation.too_many' })
    assert.equal((await db.selectFrom('leads').select('id').execute()).length, 2)
  },
)

eachDatabase(
  'A14 a repeat over the limit has the id of the first, and repeats are not counted',
  async (db, _, t) => {
    const api = await servedApi(t, db, { LEADS_LIMIT_ADDRESS: '2/10m' })
    const keyed = { body: request(1), headers: { 'Idempotency-Key': 'key-1' } }
    const first = await callApi(api, postCallback, keyed)
    for (let repeat = 0; repeat < 3; repeat++) {
      assert.deepEqual(await callApi(api, postCallback, keyed), first)
    }
    const second = await callApi(api, postCallback, { body: request(2) })
    await refusedCall(api, postCallback, 429, { body: request(3) })
    assert.deepEqual(await callApi(api, postCallback, { body: request(2) }), second)
    assert.deepEqual(await callApi(api, postCallback, keyed), first)
    await refusedCall(api, postCallback, 429, { body: request(1), headers: { 'Idempotency-Key': 'key-2' } })
  },
)

eachDatabase('only requests that pass the contract are counted', async (db, _, t) => {
  const api = await servedApi(t, db, { LEADS_LIMIT_PHONE: '1/10m', LEADS_LIMIT_ADDRESS: '1/10m' })
  for (let number = 0; number < 3; number++) {
    await refusedCall(api, postCallback, 422, { body: { ...person(0), name: '?' } })
  }
  await callApi(api, postCallback, { body: person(0) })
  await refusedCall(api, postCallback, 422, { body: { ...person(0), name: '?' } })
})

eachDatabase(
  'A14 with TRUST_PROXY each visitor behind the proxy has limits of their own',
  async (db, _, t) => {
    const api = await servedApi(t, db, { LEADS_LIMIT_ADDRESS: '2/10m', TRUST_PROXY: '10.0.0.0/8,127.0.0.1' })
    const answers = [
      ['203.0.113.7', 201],
      ['203.0.113.7', 201],
      ['203.0.113.7', 429],
      ['203.0.113.8', 201],
      ['2001:db8::1', 201],
      ['2001:db8::2', 201],
      ['2001:db8::3', 429],
    ] as const
    for (const [number, [address, status]] of answers.entries()) {
      const response = await send(api, postCallback, { body: person(number), headers: through(address) })
      assert.equal(response.status, status, address)
    }
  },
)

eachDatabase(
  'R387 an address that a visitor behind a private hop invents is not counted',
  async (db, _, t) => {
    const api = await servedApi(t, db, { LEADS_LIMIT_ADDRESS: '2/10m', TRUST_PROXY: '1' })
    for (const [number, status] of [201, 201, 429].entries()) {
      const headers = { 'X-Forwarded-For': `203.0.113.${number}, 172.30.0.1` }
      assert.equal((await send(api, postCallback, { body: person(number), headers })).status, status)
    }
    const kept = await db.selectFrom('leads').select('address').distinct().execute()
    assert.deepEqual(kept, [{ address: '172.30.0.1' }])
  },
)

eachDatabase('without TRUST_PROXY a visitor cannot choose the address that is counted', async (db, _, t) => {
  const api = await servedApi(t, db, { LEADS_LIMIT_ADDRESS: '2/10m' })
  for (const [number, status] of [201, 201, 429].entries()) {
    const call = { body: person(number), headers: through(`203.0.113.${number}`) }
    assert.equal((await send(api, postCallback, call)).status, status)
  }
})

eachDatabase('a limit of 0 is none', async (db, _, t) => {
  const api = await servedApi(t, db, { LEADS_LIMIT_PHONE: '0', LEADS_LIMIT_ADDRESS: '0' })
  for (let number = 1; number <= 70; number++) await callApi(api, postCallback, { body: request(number) })
})

eachDatabase(
  'R194 a subscription counts by its mail address and by the address of the visitor',
  async (db, _, t) => {
    const api = await servedApi(t, db, { LEADS_LIMIT_PHONE: '2/10m', LEADS_LIMIT_ADDRESS: '3/10m' })
    const request = (email: string) => ({ body: { email, consent: true } })
    for (let time = 0; time < 2; time++) await callApi(api, postSubscription, request('reader@example.kz'))
    await refusedCall(api, postSubscription, 429, request('Reader@Example.kz'))
    await callApi(api, postSubscription, request('other@example.kz'))
    await refusedCall(api, postSubscription, 429, request('third@example.kz'))
    await refusedCall(api, postCallback, 429, { body: person(0) })
  },
)

eachDatabase('A14 all forms of a phone count together', async (db, _, t) => {
  const api = await servedApi(t, db, { LEADS_LIMIT_PHONE: '2/10m' })
  await callApi(api, postCallback, { body: request(1) })
  await callApi(api, postQuestion, { body: { ...person(0), message: 'Когда сдаётся дом?' } })
  await callApi(api, postReserve, { body: { ...person(0), estate_id: 1 } })
  const held = await db.selectFrom('leads').select('form').where('held', '=', 1).execute()
  assert.deepEqual(held, [{ form: 'reserves' }])
})
