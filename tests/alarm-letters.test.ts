import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { refuseLine } from '#leads/spool/refused-lines.ts'
import { startMailbox } from './helpers/leads/mailbox.ts'
import { botToken, startTelegram } from './helpers/leads/telegram-server.ts'
import { startSite, temporaryFolder } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

/** The first look comes ten seconds after the start; milliseconds. */
const timeoutMs = 60_000

/** A data folder whose spool has set a request aside, and a way to set another one aside. */
async function spoolWithRefusal(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const spool = join(dataDir, 'lead-journal')
  mkdirSync(spool)
  const refuse = () => refuseLine(spool, '{"lead":{"phone":"+7701', Date.now())
  await refuse()
  return { dataDir, refuse }
}

test('R837 a running site writes to ALARM_EMAIL about a request that its spool has set aside, once', async (t) => {
  const mailbox = await startMailbox(t)
  const { dataDir, refuse } = await spoolWithRefusal(t)
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'site@site.example',
    LEADS_EMAIL: 'sales@site.example',
    ALARM_EMAIL: 'alarms@site.example',
  }
  const first = await startSite(t, settings)
  await until(async () => mailbox.letters.length > 0, timeoutMs)
  const [letter] = mailbox.letters
  assert.deepEqual(letter?.to, ['alarms@site.example'])
  assert.match(letter?.text ?? '', /^Отложено заявок, которые база не приняла: 1\..*lead-journal\/refused/)
  assert.doesNotMatch(letter?.text ?? '', /7701/)
  assert.equal(await first.end('SIGTERM'), 0)

  // The next process knows what staff have read.
  await refuse()
  await startSite(t, settings)
  await until(async () => mailbox.letters.length > 1, timeoutMs)
  assert.match(mailbox.letters[1]?.text ?? '', /не приняла: 2\./)
})

test('R925 a running site without mail writes its alarms into a chat of Telegram, once', async (t) => {
  const telegram = await startTelegram(t)
  const { dataDir, refuse } = await spoolWithRefusal(t)
  const settings = {
    DATA_DIR: dataDir,
    ALARM_TELEGRAM_TOKEN: botToken,
    ALARM_TELEGRAM_CHAT: '-100200',
    ALARM_TELEGRAM_SERVER: telegram.url,
  }
  const first = await startSite(t, settings)
  await until(async () => telegram.messages.length > 0, timeoutMs)
  const shown = telegram.messages[0]?.shown ?? ''
  assert.match(shown, /^Сайт: нужно посмотреть \(1\)\n\nОтложено заявок, которые база не приняла: 1\./)
  assert.doesNotMatch(shown, /7701/)
  assert.equal(await first.end('SIGTERM'), 0)

  // The next process knows what staff have read.
  await refuse()
  await startSite(t, settings)
  await until(async () => telegram.messages.length > 1, timeoutMs)
  assert.match(telegram.messages[1]?.shown ?? '', /не приняла: 2\./)
})
