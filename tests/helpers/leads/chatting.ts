import type { Database } from '#database/open.ts'
import type { Language } from '#domain/languages.ts'
import type { WatchTarget } from '#domain/watches.ts'
import { watchInChat } from '#leads/watches/chat-wish.ts'
import { startVisitorBot } from '#server/bootstrap/visitor-bot.ts'
import { recordingLog } from '../recording-log.ts'
import type { Lifetime } from '../servers/server.ts'
import { until } from '../until.ts'
import { startVisitorTelegram, visitorToken } from './visitor-telegram.ts'
import { watchingSite, watchSecret, watchSiteUrl } from './watching.ts'

/** Of no length: a test reads and then goes on. */
const times = { poll: 1, idle: 10, failed: 10 }

/** A site with a bot for visitors; what they write to it is read when a test says so. */
export async function chattingSite(
  t: Lifetime,
  db: Database,
  trouble: Parameters<typeof startVisitorTelegram>[1] = () => null,
) {
  const telegram = await startVisitorTelegram(t, trouble)
  const bot = { token: visitorToken, server: telegram.url }
  const site = await watchingSite(t, db, {}, bot)
  const log = recordingLog()

  function startReader() {
    return startVisitorBot({
      db,
      bot,
      publicUrl: watchSiteUrl,
      secret: watchSecret,
      watching: { numberStyle: 'spec', index: site.index },
      wake: () => {},
      log,
      now: site.now,
      times,
    })
  }

  /** Reads until nothing is left. */
  async function read(): Promise<void> {
    const reader = startReader()
    await until(async () => telegram.waiting() === 0).finally(reader.close)
  }

  /** Keeps a wish as the form does; gives what the link gives the bot. */
  function ask(target: WatchTarget, language: Language = 'ru'): Promise<string> {
    return watchInChat(
      { db, now: site.now },
      {
        target,
        language,
        address: '203.0.113.7',
        consentVersion: 'chat_watch-ru-00000000',
        page: `${watchSiteUrl}/tell-me`,
      },
    )
  }

  return { ...site, telegram, bot, log, startReader, read, ask }
}
