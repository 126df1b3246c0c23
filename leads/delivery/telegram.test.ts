import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import { test, type TestContext } from 'node:test'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { botToken, refusal, startTelegram } from '#tests/helpers/leads/telegram-server.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { telegram, type TelegramSettings } from './telegram.ts'

const attempt = () => ({ number: 1, signal: new AbortController().signal })

async function chat(
  t: TestContext,
  settings: Partial<TelegramSettings> = {},
  trouble?: Parameters<typeof startTelegram>[1],
  publicUrl = 'https://homes.example',
) {
  const receiver = await startTelegram(t, trouble)
  let time = Date.parse('2026-11-21T10:00:00Z')
  const usual = {
    token: botToken,
    chat: '-100200',
    personal: false,
    salesPage: null,
    server: receiver.url,
    ...settings,
  }
  const send = telegram(usual, { publicUrl, now: () => new Date(time) })
  return { ...receiver, send, pass: (milliseconds: number) => void (time += milliseconds) }
}

test('R796 a message has form, project, unit and number, and nothing of the visitor', async (t) => {
  const { messages, send } = await chat(t)
  await send(sampleLead(), attempt())
  assert.equal(messages[0]?.shown, `Встреча\nАлатау Парк, квартира № 114\nНомер заявки: ${sampleLead().id}`)
  assert.deepEqual(messages[0].reply_markup, {
    inline_keyboard: [
      [
        {
          text: 'Открыть на сайте',
          url: 'https://homes.example/properties/apartments/2-komnatnaya-61-4-m2-1',
        },
      ],
    ],
  })
})

test('R796 name and phone go along where the settings say so, and a link to the sales page', async (t) => {
  const { messages, send } = await chat(t, {
    personal: true,
    salesPage: 'http://10.0.0.5:4000/staff/requests/',
  })
  await send(sampleLead(), attempt())
  assert.equal(
    messages[0]?.shown,
    [
      'Встреча',
      'Алатау Парк, квартира № 114',
      'Имя: Айгүл',
      'Телефон: +7 (701) 123-45-67',
      `Номер заявки: ${sampleLead().id}`,
      `http://10.0.0.5:4000/staff/requests/${sampleLead().id}`,
    ].join('\n'),
  )
})

test('R796 what a visitor writes is text: no mark, no link, no line of its own, of any length', async (t) => {
  const { messages, send } = await chat(t, { personal: true })
  const name = '<a href="https://evil.example">A&B</a>\nТелефон: +7 000'
  await send(sampleLead({ name }), attempt())
  assert.match(
    messages[0]?.shown ?? '',
    /^Имя: <a href="https:\/\/evil\.example">A&B<\/a> Телефон: \+7 000$/m,
  )
  assert.match(messages[0]?.text ?? '', /^Имя: <code>[^\n]+<\/code>$/m, 'in code nothing becomes a link')
  await send(sampleLead({ name: '🏠&<'.repeat(5000), form: '<b>' }), attempt())
  assert.ok((messages[1]?.shown ?? '').length < 1000)
  assert.ok((messages[1]?.text ?? '').isWellFormed())
})

test('R796 without a unit there is no button, and an address that Telegram refuses in one is text', async (t) => {
  const { messages, send } = await chat(t)
  await send(sampleLead({ about: { ...sampleLead().about, estate: null } }), attempt())
  assert.equal(messages[0]?.reply_markup, undefined)
  for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
    const local = await chat(t, {}, undefined, publicUrl)
    await local.send(sampleLead(), attempt())
    assert.ok(local.messages[0]?.shown.endsWith(`${publicUrl}/properties/apartments/2-komnatnaya-61-4-m2-1`))
    assert.equal(local.messages[0]?.reply_markup, undefined)
  }
})

test('R796 a summary names as many requests as a message holds, and how many more there are', async (t) => {
  const { messages, send } = await chat(t, { personal: true, salesPage: 'https://sales.example/staff/' })
  const requests = Array.from({ length: 200 }, (_, index) =>
    sampleLead({ id: `request-${index}`, name: '<&>'.repeat(40) }),
  )
  await send({ id: 'summary-1', form: 'summary', requests }, attempt())
  const { shown = '' } = messages[0] ?? {}
  const named = shown.match(/^Номер заявки: request-\d+$/gm)?.length ?? 0
  assert.ok(named > 3 && named < 200)
  assert.match(shown, /^Заявки сверх лимита: 200\n/)
  assert.ok(shown.endsWith(`И ещё: ${200 - named}`))
  await send({ id: 'summary-2', form: 'summary', requests: requests.slice(0, 2) }, attempt())
  assert.doesNotMatch(messages[1]?.shown ?? '', /И ещё/)
})

test('R797 the pause that Telegram wants is kept, and nothing goes out before', async (t) => {
  let isFlooded = true
  const { received, messages, send, pass } = await chat(t, {}, () =>
    isFlooded ? refusal(429, 'Too Many Requests: retry after 34', { retry_after: 34 }) : null,
  )
  await assert.rejects(send(sampleLead(), attempt()), {
    message: 'status 429, Telegram wants a pause',
    pause: 34_000,
    final: false,
  })
  isFlooded = false
  pass(4_000)
  await assert.rejects(send(sampleLead(), attempt()), { message: 'Telegram wants a pause', pause: 30_000 })
  assert.equal(received.length, 1)
  pass(30_000)
  await send(sampleLead(), attempt())
  assert.equal(messages.length, 1)
})

test('R797 a pause without sense closes the chat for six hours at most', async (t) => {
  const flood = refusal(429, 'Too Many Requests: retry after 999999999', { retry_after: 999_999_999 })
  const { received, send, pass } = await chat(t, {}, () => flood)
  await assert.rejects(send(sampleLead(), attempt()), { pause: 21_600_000 })
  pass(21_600_000)
  await assert.rejects(send(sampleLead(), attempt()), { message: 'status 429, Telegram wants a pause' })
  assert.equal(received.length, 2)
})

test('R797 a bot that was removed is final, every other refusal passes and says what to do', async (t) => {
  const moved = refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
    migrate_to_chat_id: -1_001_234_567_890,
  })
  const cases = [
    [
      refusal(403, 'Forbidden: bot was kicked from the group chat'),
      'status 403, the bot was removed from the chat or blocked: add it again',
      true,
    ],
    [
      moved,
      'status 400, migrate_to_chat_id -1001234567890, the group has become another chat: write its new id into the settings',
      false,
    ],
    [refusal(401, 'Unauthorized'), 'status 401, Telegram does not know the token of the bot', false],
    [refusal(404, 'Not Found'), 'status 404, Telegram does not know the token of the bot', false],
    [
      refusal(400, 'Bad Request: chat not found'),
      'status 400, there is no such chat, or the bot is not in it',
      false,
    ],
    [refusal(400, 'Bad Request: cannot parse +77011234567'), 'status 400', false],
    [{ status: 502, body: 'an HTML page' }, 'status 502', false],
    [{ status: 200, body: { ok: false } }, 'status 200', false],
  ] as const
  for (const [answer, message, final] of cases) {
    const { send } = await chat(t, {}, () => answer)
    await assert.rejects(send(sampleLead(), attempt()), { name: 'DeliveryFailure', message, final })
  }
})

test('R797 no error has the token of the bot', async (t) => {
  const { stop, url } = await startTelegram(t)
  await stop()
  const parts = { publicUrl: 'https://homes.example', now: () => new Date() }
  const settings = { chat: '-100200', personal: false, salesPage: null }
  const cases = [
    { token: botToken, server: url, message: 'ECONNREFUSED' },
    { token: botToken, server: 'http://[', message: 'ERR_INVALID_URL' },
    { token: 'not a token/../x', server: url, message: /@BotFather/ },
  ]
  for (const { message, ...wrong } of cases) {
    await assert.rejects(telegram({ ...settings, ...wrong }, parts)(sampleLead(), attempt()), (error) => {
      assert.ok(error instanceof DeliveryFailure)
      if (typeof message === 'string') assert.equal(error.message, message)
      else assert.match(error.message, message)
      assert.doesNotMatch(error.message, /sample_token|not a token/)
      return true
    })
  }
  assert.doesNotMatch(inspect(new DeliveryFailure('no connection')), /sample_token/)
})
