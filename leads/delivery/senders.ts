import { createHash } from 'node:crypto'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { ClaimedDelivery } from '#database/leads/claim-deliveries.ts'
import type { Database } from '#database/open.ts'
import { outgoingLead, outgoingLeadsOf } from '#database/leads/outgoing-leads.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { ReaderChannel } from '#domain/reader-channels.ts'
import { waitingSubscriber } from '#database/leads/waiting-subscriber.ts'
import { bitrix24 } from './bitrix24.ts'
import { type ChannelName, channelNames, type WayKind } from './channels.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { letter } from './letter.ts'
import { mail, mailSummary } from './mail.ts'
import { mailer } from './mailer.ts'
import { paced } from './paced.ts'
import type { SendLead, SendSummary } from './send-lead.ts'
import { textsOf } from './texts-of.ts'
import { webhook } from './webhook.ts'
import { type BotSettings, telegramBot } from './telegram.ts'
import { chatDigest, chatLetter } from '../watches/chat-messages.ts'
import { digestLetter } from '../watches/digest-letter.ts'
import { watchLetter } from '../watches/confirm-letter.ts'

/** Telegram takes thirty from a bot (core.telegram.org/bots/faq); two replicas stay below it. */
const messagesASecond = 12

/** The ways out that are on; null where one is off. */
export type DeliverySettings = {
  /** `from` as a header writes it, with or without a name. */
  smtp: { url: string; from: string } | null
  /** Where requests go by mail; counts with `smtp` only. */
  staffEmail: string | null
  webhook: { url: string; secret: string } | null
  bitrix24: { url: string } | null
  /** The bot that tells visitors of changes; null without one. */
  visitorBot: BotSettings | null
}

/** Channels that every new lead is sent on. */
export function channelsOn(settings: DeliverySettings): ChannelName[] {
  const on = {
    mail: settings.smtp !== null && settings.staffEmail !== null,
    webhook: settings.webhook !== null,
    bitrix24: settings.bitrix24 !== null,
  }
  return channelNames.filter((name) => on[name])
}

/** Sends the message of one row of the outbox; see `SendLead` for its failures. */
export type Sender = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>

/** A way out of the outbox that can send now. */
export type SendingWay = {
  kind: WayKind
  send: Sender
  /** Brings a request that is in no database: a sample. Letters to subscribers have none. */
  bring?: SendLead
}

export type Senders = Readonly<Record<string, SendingWay>>

export type SenderParts = {
  db: Database
  /** Origin of the site, for the links in letters. */
  publicUrl: string
  /** Folder of the files of requests. */
  uploads: string
  /** Signs the links in letters. */
  secret: string
  now: () => Date
  /** What letters to watchers are written with; left out, they wait. */
  watching?: Watching
}

/** `index` knows the words of what is watched. */
export type Watching = { numberStyle: NumberStyle; index: () => Promise<SearchIndex> }

/** The mail server, and the part of Message-ID behind the @; null without one. */
export function postOf({ smtp }: Pick<DeliverySettings, 'smtp'>) {
  return smtp === null ? null : { send: mailer(smtp.url, smtp.from), domain: domainOf(smtp.from) }
}

/** One sender for each way that the settings switch on. Letters to subscribers need no setting but the mail server. */
export function createSenders(settings: DeliverySettings, parts: SenderParts): Senders {
  const { staffEmail } = settings
  const post = postOf(settings)
  const { db } = parts
  const letters = post === null ? null : { ...parts, ...post, texts: textsOf(db, post.domain) }
  const toWatchers =
    letters === null || parts.watching === undefined ? null : { ...letters, ...parts.watching }
  const { visitorBot, smtp } = settings
  const toChats =
    visitorBot === null || parts.watching === undefined
      ? null
      : {
          ...parts,
          ...parts.watching,
          texts: textsOf(db, smtp === null ? new URL(parts.publicUrl).hostname : domainOf(smtp.from)),
          post: telegramBot(visitorBot, parts.now),
          inTurn: paced(messagesASecond),
        }
  const ways: Record<ChannelName | ReaderChannel, () => SendingWay | null> = {
    letter() {
      if (letters === null) return null
      return {
        kind: 'letter',
        send: letterSender(db, letter(letters), toWatchers && watchLetter(toWatchers)),
      }
    },
    digest() {
      if (toWatchers === null) return null
      return { kind: 'digest', send: toWatcher(digestLetter(toWatchers)) }
    },
    chat_letter() {
      return toChats && { kind: 'chat_letter', send: toWatcher(chatLetter(toChats)) }
    },
    chat_digest() {
      return toChats && { kind: 'chat_digest', send: toWatcher(chatDigest(toChats)) }
    },
    mail() {
      if (post === null || staffEmail === null) return null
      const letters = { ...post, to: staffEmail, uploads: parts.uploads }
      return leadWay(db, 'mail', { send: mail(letters), sendSummary: mailSummary(letters) })
    },
    webhook() {
      if (settings.webhook === null) return null
      const send = webhook({ ...settings.webhook, now: parts.now })
      return leadWay(db, 'webhook', { send, sendSummary: send })
    },
    bitrix24() {
      if (settings.bitrix24 === null) return null
      const usual = { item: 'lead', funnel: null, responsible: null, source: null } as const
      const send = bitrix24({ ...usual, ...settings.bitrix24 }, parts)
      return leadWay(db, 'bitrix24', { send, sendSummary: send })
    },
  }
  return Object.fromEntries(
    Object.values(ways).flatMap((way) => {
      const made = way()
      return made === null ? [] : [[made.kind, made]]
    }),
  )
}

/** A way whose rows are each about a watcher. */
function toWatcher(
  send: (watcherId: string, deliveryId: string, signal: AbortSignal) => Promise<void>,
): Sender {
  return async ({ id, watcher_id }, signal) => {
    if (watcher_id !== null) await send(watcher_id, id, signal)
  }
}

/** How a way sends one request, and several of them as a summary. */
export type LeadSends = { send: SendLead; sendSummary: SendSummary }

/** A way that sends the requests of the outbox, alone or as a summary, as `shown` makes them. */
export function leadWay(
  db: Database,
  kind: WayKind,
  { send, sendSummary }: LeadSends,
  shown: (lead: OutgoingLead) => OutgoingLead = (lead) => lead,
): SendingWay {
  return {
    kind,
    bring: (lead, attempt) => send(shown(lead), attempt),
    async send({ lead_id, attempt, summary }, signal) {
      if (summary !== undefined) {
        const requests = (await outgoingLeadsOf(db, summary)).map(shown)
        if (requests.length === 0) throw new DeliveryFailure('the requests are gone', { final: true })
        const message = { id: summaryId(summary), form: 'summary' as const, requests }
        await sendSummary(message, { number: attempt, signal })
        return
      }
      const lead = lead_id === null ? null : await outgoingLead(db, lead_id)
      if (lead === null) throw new DeliveryFailure('the request is gone', { final: true })
      await send(shown(lead), { number: attempt, signal })
    },
  }
}

/** The same for the same requests, so that a receiver knows a repeat. */
function summaryId(leads: readonly string[]): string {
  return `summary-${createHash('sha256').update(leads.toSorted().join()).digest('hex').slice(0, 32)}`
}

function letterSender(
  db: Database,
  send: ReturnType<typeof letter>,
  sendToWatcher: ReturnType<typeof watchLetter> | null,
): Sender {
  return async ({ id, subscription_id, watcher_id }, signal) => {
    if (watcher_id !== null) {
      if (sendToWatcher === null) throw new DeliveryFailure('letters to watchers are off')
      return sendToWatcher(watcher_id, id, signal)
    }
    const subscriber = subscription_id === null ? null : await waitingSubscriber(db, subscription_id)
    if (subscriber === null) throw new DeliveryFailure('nobody waits for this letter', { final: true })
    await send(subscriber, id, signal)
  }
}

/** `example.kz` of `Company <site@example.kz>`. */
export function domainOf(from: string): string {
  return /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
