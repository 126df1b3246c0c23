import { randomUUIDv7 } from 'node:crypto'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { Database } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { DeliveryLog } from '#leads/delivery/attempt.ts'
import type { ChannelName } from '#leads/delivery/channels.ts'
import { mailer, type SendMail } from '#leads/delivery/mailer.ts'
import { channelsOn, type DeliverySettings, domainOf } from '#leads/delivery/senders.ts'
import type { BotSettings } from '#leads/delivery/telegram.ts'
import { type DeliveryLoop, startDeliveryLoop } from '#leads/delivery/deliver-loop.ts'
import { alarmChat, alarmMail, type AlarmPost, byAnyWay } from '../alarms/alarm-post.ts'
import type { Env } from '../env.ts'
import { uploadsFolder } from './data-folders.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { liveWays, type Ways } from './ways.ts'

export type DeliveryParts = {
  db: Database
  env: Env
  publicUrl: string
  /** Signs the links in letters. */
  secret: string
  /** The search index where this process has one; others build it when a letter needs it. */
  index?: () => Promise<SearchIndex>
  log: DeliveryLog
  metrics?: Pick<Metrics, 'delivery'>
}

/** Sends the rows of the outbox, by the routes of the content and the ways of the settings, until it is closed. */
export function startDelivery({
  db,
  env,
  publicUrl,
  secret,
  index,
  log,
  metrics = noMetrics,
}: DeliveryParts): DeliveryLoop & {
  /** Ways of the settings, that every new request of a company without routes goes. */
  channels: readonly ChannelName[]
  /** The ways of this moment. */
  ways: () => Promise<Ways>
} {
  const settings = deliverySettings(env, publicUrl)
  const now = () => new Date()
  const ways = waysOf({ db, env, publicUrl, secret, ...(index && { index }) })
  const loop = startDeliveryLoop({
    db,
    senders: async () => (await ways()).senders,
    log,
    onError: throttle((error) => log.error({ err: error }, 'the outbox cannot be read')),
    heard: metrics.delivery,
    now,
    newId: () => randomUUIDv7(),
    random: Math.random,
  })
  return { ...loop, channels: channelsOn(settings), ways }
}

/** The search index for a process without one, built when the first letter needs it. */
function builtOnce(db: Database): () => Promise<SearchIndex> {
  let built: Promise<SearchIndex> | undefined
  return () => (built ??= buildSearchIndex(db, dayInKazakhstan(new Date())))
}

/** The ways of a site with these settings, at each call those of that moment. */
export function waysOf({
  db,
  env,
  publicUrl,
  secret,
  index = builtOnce(db),
}: Pick<DeliveryParts, 'db' | 'env' | 'publicUrl' | 'secret' | 'index'>): () => Promise<Ways> {
  return liveWays({
    db,
    env,
    settings: deliverySettings(env, publicUrl),
    publicUrl,
    uploads: uploadsFolder(env),
    secret,
    now: () => new Date(),
    watching: { numberStyle: env.NUMBER_STYLE, index },
  })
}

/**
 * How letters about alarms reach staff: by mail to ALARM_EMAIL, else to where requests go, and into the chat of
 * ALARM_TELEGRAM_CHAT; null where neither is on.
 */
export function alarmPost(env: Env, publicUrl: string, log: Pick<DeliveryLog, 'error'>): AlarmPost | null {
  const mailbox = mailboxOf(env, env.ALARM_EMAIL, publicUrl)
  const { ALARM_TELEGRAM_TOKEN: token, ALARM_TELEGRAM_CHAT: chat, ALARM_TELEGRAM_SERVER: server } = env
  const ways = [
    ...(mailbox === null ? [] : [alarmMail(mailbox.send, mailbox.to, mailbox.domain)]),
    ...(token === null || chat === null ? [] : [alarmChat({ token, chat, server })]),
  ]
  if (ways.length === 0) return null
  return byAnyWay(
    ways,
    throttle((error) => log.error({ err: safeError(error) }, 'alarms went one way and not the other')),
  )
}

/** How letters reach the editors of the content: EDITORS_EMAIL, else where requests go; null where mail is off. */
export function editorsMailbox(env: Env, publicUrl: string): Mailbox | null {
  return mailboxOf(env, env.EDITORS_EMAIL, publicUrl)
}

type Mailbox = {
  send: SendMail
  to: string
  /** The part of Message-ID behind the @. */
  domain: string
}

/** @param own its own address; null for that of requests */
function mailboxOf(env: Env, own: string | null, publicUrl: string): Mailbox | null {
  const { smtp, staffEmail } = deliverySettings(env, publicUrl)
  const to = own ?? staffEmail
  if (smtp === null || to === null) return null
  return { send: mailer(smtp.url, smtp.from), to, domain: domainOf(smtp.from) }
}

/** The ways to staff that the settings switch on. `parseEnv` has refused those that are half on. */
export function deliverySettings(env: Env, publicUrl: string): DeliverySettings {
  const { SMTP_URL, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, BITRIX24_WEBHOOK_URL } = env
  return {
    smtp: SMTP_URL === null ? null : { url: SMTP_URL, from: sender(env, SMTP_URL, publicUrl) },
    staffEmail: env.LEADS_EMAIL,
    webhook:
      LEADS_WEBHOOK_URL === null || LEADS_WEBHOOK_SECRET === null
        ? null
        : { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET },
    bitrix24: BITRIX24_WEBHOOK_URL === null ? null : { url: BITRIX24_WEBHOOK_URL },
    visitorBot: visitorBot(env),
  }
}

/** The bot that tells visitors of changes; null without one. */
export function visitorBot({
  VISITOR_BOT_TOKEN: token,
  VISITOR_BOT_SERVER: server,
}: Env): BotSettings | null {
  return token === null ? null : { token, server }
}

/**
 * Without MAIL_FROM, the user of the mail server where that is an address, since most servers take no other sender;
 * else the address of staff; else one of the site's own host.
 */
function sender({ MAIL_FROM, LEADS_EMAIL }: Env, smtpUrl: string, publicUrl: string): string {
  if (MAIL_FROM !== null) return MAIL_FROM
  const user = decoded(URL.parse(smtpUrl)?.username ?? '')
  if (/^[^@\s]+@[^@\s]+$/.test(user)) return user
  return LEADS_EMAIL ?? `no-reply@${new URL(publicUrl).hostname}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
