import assert from 'node:assert/strict'
import { type TestContext } from 'node:test'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { startAmoCrm } from '#tests/helpers/leads/amocrm-account.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { startMacroCrm } from '#tests/helpers/leads/macrocrm-server.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { botToken, startTelegram } from '#tests/helpers/leads/telegram-server.ts'
import { amoCrm } from './amocrm.ts'
import { bitrix24 } from './bitrix24.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { macroCrm } from './macrocrm.ts'
import type { SendLead } from './send-lead.ts'
import { telegram } from './telegram.ts'

const now = () => new Date('2026-11-21T10:00:00Z')

/** Of three calls one fails: of two that fail one before the receiver has taken it, one after. */
function troubles() {
  let calls = 0
  const lost = { count: 0 }
  const trouble = () => {
    calls++
    if (calls % 3 !== 0) return null
    if (calls % 2 !== 0) return { status: 502 }
    lost.count++
    return 'late' as const
  }
  return { trouble, lost }
}

/** Tries each request until it is delivered, four at a time. */
async function deliverAll(send: SendLead, requests: readonly OutgoingLead[]): Promise<void> {
  const waiting = requests.map((request) => ({ request, number: 1 }))
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { request, number } = one
      assert.ok(number <= 25, 'it is delivered before its tries are over')
      try {
        await send(request, { number, signal: new AbortController().signal })
      } catch (error) {
        assert.ok(error instanceof DeliveryFailure && !error.final)
        waiting.push({ request, number: number + 1 })
      }
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

/** Requests of eight phones. */
function requestsOf(count: number): OutgoingLead[] {
  return Array.from({ length: count }, (_, index) =>
    sampleLead({ id: `request-${index + 10}`, phone: `+7701123450${index % 8}` }),
  )
}

/** The numbers of requests in what a receiver keeps: each, and how often they came more than once. */
function counted(kept: readonly unknown[]) {
  const numbers = kept.flatMap((one) => [...new Set(JSON.stringify(one).match(/request-\d+/g))])
  const each = new Set(numbers)
  return { each: [...each].toSorted(), doubles: numbers.length - each.size }
}

async function assertAllCome(
  send: SendLead,
  requests: readonly OutgoingLead[],
  kept: () => readonly unknown[],
  doubles: () => number,
): Promise<void> {
  await deliverAll(send, requests)
  assert.deepEqual(counted(kept()), { each: requests.map(({ id }) => id), doubles: doubles() })
}

eachDatabase(
  'R792 Bitrix24 has each request once, and one contact of each phone, however calls fail',
  async (db, _, t) => {
    for (const item of ['lead', 'deal'] as const) {
      const { trouble, lost } = troubles()
      const { url, items } = await startBitrix24(t, trouble)
      const send = bitrix24({ url, item, funnel: null, responsible: null, source: null }, { db, now })
      await assertAllCome(
        send,
        requestsOf(40),
        () => [...items.leads, ...items.deals],
        () => 0,
      )
      assert.ok(lost.count > 5)
      // A contact whose answer was lost is found by the next try.
      assert.equal(items.contacts.length, item === 'deal' ? 8 : 0)
    }
  },
)

eachDatabase('R792 elsewhere a request comes twice only where its answer was lost', async (db, _, t) => {
  for (const [start, count] of [
    [startedAmo, 12],
    [startedMacro, 40],
    [startedTelegram, 40],
  ] as const) {
    const { trouble, lost } = troubles()
    const { send, kept } = await start(t, db, trouble)
    await assertAllCome(
      send,
      requestsOf(count),
      () => kept,
      () => lost.count,
    )
    assert.ok(lost.count > 0)
  }
})

type Start = (
  t: TestContext,
  db: Database,
  trouble: ReturnType<typeof troubles>['trouble'],
) => Promise<{ send: SendLead; kept: readonly unknown[] }>

const startedAmo: Start = async (t, db, trouble) => {
  const { url, requests } = await startAmoCrm(t, trouble)
  const settings = { url, access: { token: 'long-lived' }, source: 'site', textField: 77, pipeline: null }
  return { send: amoCrm(settings, { db, now }), kept: requests }
}

const startedMacro: Start = async (t, _, trouble) => {
  const { url, requests } = await startMacroCrm(t, trouble)
  return {
    send: macroCrm({ url, domain: 'example.com', secret: 'secret', action: 'buy' }, { now }),
    kept: requests,
  }
}

const startedTelegram: Start = async (t, _, trouble) => {
  const { url, messages } = await startTelegram(t, trouble)
  const settings = { token: botToken, chat: '-100200', personal: true, salesPage: null, server: url }
  return { send: telegram(settings, { publicUrl: 'https://homes.example', now }), kept: messages }
}
