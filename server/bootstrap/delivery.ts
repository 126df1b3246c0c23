import { randomUUIDv7 } from 'node:crypto'
import { resolve } from 'node:path'
import { throttle } from '#api/http/throttle.ts'
import type { Database } from '#database/open.ts'
import type { DeliveryLog } from '#leads/delivery/attempt.ts'
import type { ChannelName } from '#leads/delivery/channels.ts'
import { mailer } from '#leads/delivery/mailer.ts'
import { channelsOn, type DeliverySettings, domainOf } from '#leads/delivery/senders.ts'
import { type DeliveryLoop, startDeliveryLoop } from '#leads/delivery/deliver-loop.ts'
import type { AlarmPost } from '../alarms/tell-staff.ts'
import type { Env } from '../env.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { liveWays, type Ways } from './ways.ts'

export type DeliveryParts = {
  db: Database
  env: Env
  publicUrl: string
  /** Signs the links in letters. */
  secret: string
  log: DeliveryLog
  metrics?: Pick<Metrics, 'delivery'>
}

/** Sends the rows of the outbox, by the routes of the content and the ways of the settings, until it is closed. */
export function startDelivery({
  db,
  env,
  publicUrl,
  secret,
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
  const ways = waysOf({ db, env, publicUrl, secret })
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

/** The ways of a site with these settings, at each call those of that moment. */
export function waysOf({
  db,
  env,
  publicUrl,
  secret,
}: Pick<DeliveryParts, 'db' | 'env' | 'publicUrl' | 'secret'>): () => Promise<Ways> {
  return liveWays({
    db,
    env,
    settings: deliverySettings(env, publicUrl),
    publicUrl,
    uploads: uploadsFolder(env),
    secret,
    now: () => new Date(),
  })
}

/** How letters about alarms reach staff: ALARM_EMAIL, else where requests go; null where mail is off. */
export function alarmPost(env: Env, publicUrl: string): AlarmPost | null {
  const { smtp, staffEmail } = deliverySettings(env, publicUrl)
  const to = env.ALARM_EMAIL ?? staffEmail
  if (smtp === null || to === null) return null
  return { send: mailer(smtp.url, smtp.from), to, domain: domainOf(smtp.from) }
}

/** How letters reach the editors of the content: EDITORS_EMAIL, else where requests go; null where mail is off. */
export function editorsPost(env: Env, publicUrl: string): AlarmPost | null {
  return alarmPost({ ...env, ALARM_EMAIL: env.EDITORS_EMAIL }, publicUrl)
}

/** Files of requests, outside of everything that is served. */
export function uploadsFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'uploads')
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
  }
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
