import assert from 'node:assert/strict'
import { test } from 'node:test'
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

test('R798 each receiver is told what it is there for, and none of what stays here', async (t) => {
  const db = await sqliteDatabase(t)
  const bitrix = await startBitrix24(t)
  const amo = await startAmoCrm(t)
  const macro = await startMacroCrm(t)
  const bot = await startTelegram(t)
  const publicUrl = 'https://homes.example'
  const sent: [string, () => Promise<void>, { received: Received[] }, readonly (keyof typeof facts)[]][] = []
  for (const item of ['lead', 'deal'] as const) {
    const settings = { url: bitrix.url, item, funnel: null, responsible: null, source: null }
    sent.push([
      `Bitrix24, ${item}`,
      () => bitrix24(settings, { db, now })(marked, attempt),
      bitrix,
      everything,
    ])
  }
  const ofAmo = {
    url: amo.url,
    access: { token: 'long-lived' },
    source: 'example.com',
    textField: 77,
    pipeline: null,
  }
  sent.push(['amoCRM', () => amoCrm(ofAmo, { db, now })(marked, attempt), amo, everything])
  const ofMacro = { url: macro.url, domain: 'example.com', secret: 'secret', action: 'buy' } as const
  sent.push(['MacroCRM', () => macroCrm(ofMacro, { now })(marked, attempt), macro, everything])
  for (const personal of [false, true]) {
    const settings = { token: botToken, chat: '-100200', personal, salesPage: null, server: bot.url }
    const expected = personal ? [...about, ...person] : about
    const send = () => telegram(settings, { publicUrl, now })(marked, attempt)
    sent.push([`Telegram, ${personal ? 'with' : 'without'} the person`, send, bot, expected])
  }
  for (const [receiver, send, { received }, expected] of sent) {
    received.length = 0
    await send()
    const text = told(received)
    for (const [fact, looks] of Object.entries(facts)) {
      const isExpected = (expected as readonly string[]).includes(fact)
      for (const look of looks) assert.equal(look.test(text), isExpected, `${receiver}: ${fact}, ${look}`)
    }
    assert.doesNotMatch(text, kept, receiver)
  }
})
