import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { startAmoCrm } from '#tests/helpers/leads/amocrm-account.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { startMacroCrm } from '#tests/helpers/leads/macrocrm-server.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { botToken, startTelegram } from '#tests/helpers/leads/telegram-server.ts'
import type { Received } from '#tests/helpers/servers/receiver.ts'
import { amoCrm } from './amocrm.ts'
import { bitrix24 } from './bitrix24.ts'
import { macroCrm } from './macrocrm.ts'
import type { SendLead } from './send-lead.ts'
import { telegram } from './telegram.ts'

/** A request with another mark in each fact of the visitor. */
const marked = sampleLead({
  id: '01900000-0000-7000-8000-0000000000aa',
  name: 'Имя-знак',
  phone: '+77019998877',
  email: 'mail-mark@example.com',
  message: 'message-mark',
  idempotency_key: 'key-mark',
  page_url: 'https://example.com/page-mark',
  referrer: 'https://example.org/referrer-mark',
  utm: {
    utm_source: 'source-mark',
    utm_medium: 'medium-mark',
    utm_campaign: 'campaign-mark',
    utm_term: 'term-mark',
    utm_content: 'content-mark',
  },
  tracking: {
    gclid: 'gclid-mark',
    yclid: 'yclid-mark',
    fbclid: 'fbclid-mark',
    ga_client_id: 'ga-mark',
    ym_client_id: 'ym-mark',
    roistat_visit: 'roistat-mark',
  },
  consent: { state: 'given', version: 'version-mark', at: '2026-11-21T10:05:00.000Z' },
  fields: { university: 'field-mark' },
  files: [{ id: 'file-mark', name: 'name-mark.pdf', type: 'application/pdf', size: 1, path: 'path-mark' }],
  deliveries: [
    { channel: 'channel-mark', state: 'pending', attempts: 1, delivered_at: null, last_error: 'error-mark' },
  ],
})

const about = ['number', 'complex', 'unit'] as const
const person = ['name', 'phone'] as const
const words = ['email', 'message', 'fields', 'page', 'referrer', 'utm'] as const

/** How each fact looks in a message that has it. */
const facts: Record<(typeof about | typeof person | typeof words)[number], RegExp[]> = {
  number: [/0000000000aa/],
  complex: [/Алатау Парк/],
  unit: [/114/],
  name: [/Имя-знак/],
  phone: [/9998877|999-88-77/],
  email: [/mail-mark/],
  message: [/message-mark/],
  fields: [/field-mark/],
  page: [/page-mark/],
  referrer: [/referrer-mark/],
  utm: [/source-mark/, /medium-mark/, /campaign-mark/, /term-mark/, /content-mark/],
}

const everything = [...about, ...person, ...words]

/** What stays here whoever the receiver is. */
const kept =
  /key-mark|gclid-mark|yclid-mark|fbclid-mark|ga-mark|ym-mark|roistat-mark|version-mark|file-mark|name-mark|path-mark|channel-mark|error-mark/

const attempt = { number: 1, signal: new AbortController().signal }
const now = () => new Date('2026-11-21T10:00:00Z')

/** All that a receiver was told, as it was told: paths and bodies in plain letters. */
function told(received: readonly Received[]): string {
  return received
    .map(({ path, headers, body }) => {
      const isForm = headers['content-type']?.includes('urlencoded') === true
      return `${path} ${isForm ? decodeURIComponent(body.replaceAll('+', ' ')) : body}`
    })
    .join('\n')
}

type Sent = {
  receiver: string
  send: (request: OutgoingLead) => Promise<void>
  received: Received[]
  expected: readonly (keyof typeof facts)[]
}

/** Each receiver with its stand-in, and the facts that it is told. */
async function receivers(t: TestContext): Promise<Sent[]> {
  const db = await sqliteDatabase(t)
  const bitrix = await startBitrix24(t)
  const amo = await startAmoCrm(t)
  const macro = await startMacroCrm(t)
  const bot = await startTelegram(t)
  const ofAmo = {
    url: amo.url,
    access: { token: 'long-lived' },
    source: 'example.com',
    textField: 77,
    pipeline: null,
  }
  const ofMacro = { url: macro.url, domain: 'example.com', secret: 'secret', action: 'buy' } as const
  const ofBot = { token: botToken, chat: '-100200', salesPage: null, server: bot.url }
  const parts = { db, now, publicUrl: 'https://homes.example' }
  const by = (send: SendLead) => (request: OutgoingLead) => send(request, attempt)
  return [
    ...(['lead', 'deal'] as const).map((item) => {
      const settings = { url: bitrix.url, item, funnel: null, responsible: null, source: null }
      const { received } = bitrix
      return {
        receiver: `Bitrix24, ${item}`,
        send: by(bitrix24(settings, parts)),
        received,
        expected: everything,
      }
    }),
    { receiver: 'amoCRM', send: by(amoCrm(ofAmo, parts)), received: amo.received, expected: everything },
    {
      receiver: 'MacroCRM',
      send: by(macroCrm(ofMacro, parts)),
      received: macro.received,
      expected: everything,
    },
    ...[false, true].map((personal) => ({
      receiver: `Telegram, ${personal ? 'with' : 'without'} the person`,
      send: by(telegram({ ...ofBot, personal }, parts)),
      received: bot.received,
      expected: personal ? [...about, ...person] : about,
    })),
  ]
}

test('R798 each receiver is told what it is there for, and none of what stays here', async (t) => {
  for (const { receiver, send, received, expected } of await receivers(t)) {
    received.length = 0
    await send(marked)
    const text = told(received)
    for (const [fact, looks] of Object.entries(facts)) {
      const isExpected = (expected as readonly string[]).includes(fact)
      for (const look of looks) assert.equal(look.test(text), isExpected, `${receiver}: ${fact}, ${look}`)
    }
    assert.doesNotMatch(text, kept, receiver)
  }
})

test('R798 a request whose route carries no personal data is told everywhere, and makes no client', async (t) => {
  const bare = { name: '', phone: '', email: '', message: '', page_url: '', referrer: '', fields: {} }
  for (const { receiver, send, received } of await receivers(t)) {
    received.length = 0
    await send({ ...marked, ...bare })
    const text = told(received)
    for (const fact of about)
      assert.ok(
        facts[fact].every((look) => look.test(text)),
        `${receiver}: ${fact}`,
      )
    assert.equal(received.length, 1, `${receiver}: nobody is looked for`)
    assert.doesNotMatch(text, /"contacts|"contactIds|"fm"|PHONE|"name":""|phone=|name=&|Телефон/, receiver)
  }
})
