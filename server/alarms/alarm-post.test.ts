import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import { test } from 'node:test'
import { botToken, refusal, startTelegram } from '#tests/helpers/leads/telegram-server.ts'
import { alarmChat, type AlarmLetter, alarmMail, byAnyWay } from './alarm-post.ts'

const letter: AlarmLetter = {
  subject: 'Сайт: нужно посмотреть (1)',
  text: 'На диске <осталось> 0.5 ГБ & меньше.\n\nЧто делать: docs/metrics.md.',
  id: 'alarm-1',
}
const signal = new AbortController().signal
const arrives = async () => {}
const fails = async () => {
  throw new Error('away')
}

test('R925 an alarm is one message of the chat, with its words as they are, of any length', async (t) => {
  const { url, messages } = await startTelegram(t)
  const post = alarmChat({ token: botToken, chat: '-100200', server: url })
  await post(letter, signal)
  assert.equal(messages[0]?.shown, `${letter.subject}\n\n${letter.text}`)
  // In code nothing becomes a link.
  assert.match(messages[0].text, /\n\n<code>[^]*docs\/metrics\.md\.<\/code>$/)
  await post({ ...letter, text: 'тревога & '.repeat(5_000) }, signal)
  assert.equal(messages[1]?.shown.length, 4096)
})

test('R925 a refusal of Telegram says what to mend, without the token, and its pause is kept', async (t) => {
  let now = new Date('2026-11-21T10:00:00Z')
  const answers = [refusal(403, 'Forbidden'), refusal(429, 'Too Many Requests', { retry_after: 60 })]
  const { url, messages } = await startTelegram(t, () => answers.shift() ?? null)
  const post = alarmChat({ token: botToken, chat: '-100200', server: url }, () => now)
  const failed = async (words: RegExp) => {
    const error: unknown = await post(letter, signal).then(
      () => assert.fail('it arrived'),
      (thrown: unknown) => thrown,
    )
    assert.match(inspect(error), words)
    assert.ok(!inspect(error, { depth: 10 }).includes(botToken))
  }
  await failed(/the bot was removed from the chat or blocked/)
  await failed(/wants a pause/)
  await failed(/wants a pause/)
  now = new Date(now.getTime() + 60_000)
  await post(letter, signal)
  assert.equal(messages.length, 1)
})

test('R925 an alarm that went one way has arrived, and the other way is told to the log; with none it is tried again', async () => {
  const lost: unknown[] = []
  const onLost = (error: unknown) => void lost.push(error)
  await byAnyWay([fails, arrives], onLost)(letter, signal)
  assert.match(String(lost), /away/)
  await assert.rejects(byAnyWay([fails, fails], onLost)(letter, signal), /away/)
  assert.equal(lost.length, 1)
})

test('R925 a letter has the same Message-ID in each repeat', async () => {
  const ids: string[] = []
  const post = alarmMail(async ({ messageId }) => void ids.push(messageId), 'a@b.example', 'b.example')
  await post(letter, signal)
  await post(letter, signal)
  assert.deepEqual(ids, ['alarm-1@b.example', 'alarm-1@b.example'])
})
