import { randomUUIDv7 } from 'node:crypto'
import { openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { startDeliveryLoop } from '#leads/delivery/deliver-loop.ts'
import { createSenders } from '#leads/delivery/senders.ts'
import { startVisitorBot } from '#server/bootstrap/visitor-bot.ts'
import { startWatches } from '#server/bootstrap/watches.ts'
import { recordingLog } from '../recording-log.ts'
import { visitorToken } from './visitor-telegram.ts'

/**
 * A process that looks for changes and sends letters about them until it is killed, as the site does. Its arguments are
 * the database, the mail server, the moment that its clock begins with and, for chats, the server of a visitors' bot.
 */
const [dataDir = '', databaseUrl = '', mail = '', moment = '', telegram = ''] = process.argv.slice(2)
const db = openDatabase({ dataDir, ...(databaseUrl !== '' && { databaseUrl }) })
const ahead = Date.parse(moment) - Date.now()
const now = () => new Date(Date.now() + ahead)
const index = await buildSearchIndex(db, dayInKazakhstan(now()))
const bot = telegram === '' ? null : { token: visitorToken, server: telegram }
const watching = { numberStyle: 'spec', index: async () => index } as const
const senders = createSenders(
  {
    smtp: { url: mail, from: 'Site <site@example.kz>' },
    staffEmail: null,
    webhook: null,
    bitrix24: null,
    visitorBot: bot,
  },
  {
    db,
    publicUrl: 'https://example.kz',
    uploads: '',
    secret: 'a secret of the tests, long enough to be one',
    now,
    watching,
  },
)
const log = recordingLog()
const loop = startDeliveryLoop({
  db,
  senders: async () => senders,
  log,
  onError: () => {},
  now,
  newId: () => randomUUIDv7(),
  random: Math.random,
  interval: 20,
})
startWatches({
  db,
  index: { current: () => index, onChange: () => () => {} },
  wake: loop.wake,
  log,
  now,
  times: { settle: 0, pause: 20 },
})
if (bot !== null)
  startVisitorBot({
    db,
    bot,
    publicUrl: 'https://example.kz',
    secret: 'a secret of the tests, long enough to be one',
    watching,
    wake: loop.wake,
    log,
    now,
    times: { poll: 1, idle: 20, failed: 20 },
  })
// It ends when it is killed, and not before.
setInterval(() => {}, 1_000)
