import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { pages } from '#contract/pages.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { formatPhone } from '#domain/phone.ts'
import { staffRu as words } from '#texts/staff/leads.ts'
import { botToken } from './bot-token.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { atMost, formWord, leadPlaces, oneLine, summaryTitle } from './lead-lines.ts'
import { answeredObject, isObject, postJson } from './post-json.ts'
import type { Attempt, ReceiverParts } from './send-lead.ts'

export type TelegramSettings = {
  /** Token of the bot, as @BotFather gives it: `123456:ABC…`. A secret. */
  token: string
  /** Id of the chat, like `-1001234567890`, or the name of a public channel, like `@channel`. */
  chat: string
  /** Whether name and phone go along. The servers of Telegram are abroad: policy and consent must say so. */
  personal: boolean
  /** What the number of a request is put behind for a link to it, `https://sales.example.kz/staff/requests/`; null for no link. */
  salesPage: string | null
  /** Address of the Bot API, `https://api.telegram.org`, or that of a server of one's own. */
  server: string
}

/** Characters of a message after its marks were read. Ours is shorter than that even with its marks. */
export const longestMessage = 4096

/** Room for «и ещё: 200». */
const roomForMore = 40

/** No pause that Telegram wants is longer than this. Seconds. */
const longestPause = 6 * 3600

/** A name may be as long as the field of the form. */
const longestPart = 300

/**
 * Tells a chat of a request. The message has number, form, project and unit; what the visitor wrote stays here, and name
 * and phone go along only where the settings say so.
 */
export function telegram(
  settings: TelegramSettings,
  { publicUrl, now }: Pick<ReceiverParts, 'publicUrl' | 'now'>,
) {
  const post = telegramChat(settings, now)
  return (request: OutgoingLead | OutgoingSummary, { signal }: Attempt): Promise<void> =>
    post(
      'requests' in request ? summaryMessage(request, settings) : message(request, settings, publicUrl),
      signal,
    )
}

/** Posts messages into one chat; see `telegramBot`. */
export function telegramChat(
  { chat, ...bot }: Pick<TelegramSettings, 'token' | 'chat' | 'server'>,
  now: () => Date,
) {
  const post = telegramBot(bot, now)
  return (message: Message, signal: AbortSignal): Promise<void> => post(chat, message, signal)
}

/** The reader of a chat has blocked the bot, or is no more: nothing will ever arrive there. */
export class ChatGone extends DeliveryFailure {}

/** What Telegram says then; other words of 403 are about the bot. */
const gone = ['Forbidden: bot was blocked by the user', 'Forbidden: user is deactivated']

/** The address of a method of a bot. */
export function botAddress({ token, server }: BotSettings, method: string): string {
  return `${server.replace(/\/+$/, '')}/bot${token}/${method}`
}

export type BotSettings = Pick<TelegramSettings, 'token' | 'server'>

/**
 * Posts messages into chats, by `sendMessage` of the Bot API (core.telegram.org/bots/api).
 *
 * 429 says how many seconds to wait, and until then this process sends nothing by this bot. 403: the bot was removed or
 * blocked, which no repeat helps. 400 with `migrate_to_chat_id`: the group got another id, which staff are told; the
 * settings say where messages go, not the answer. There is no key against repeats: a message whose answer was lost comes
 * twice, with the same number.
 */
export function telegramBot(bot: BotSettings, now: () => Date) {
  let closedUntil = 0
  return async (chat: string, message: Message, signal: AbortSignal): Promise<void> => {
    if (!botToken.test(bot.token)) {
      throw new DeliveryFailure('the token of the bot is none: @BotFather gives it, like 123456:ABC…')
    }
    const closed = closedUntil - now().getTime()
    if (closed > 0) throw new DeliveryFailure('Telegram wants a pause', { pause: closed })
    const body = JSON.stringify({
      chat_id: chat,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      ...message,
    })
    const { status, text } = await postJson(botAddress(bot, 'sendMessage'), body, {}, signal)
    const answer = answeredObject(text)
    if (status >= 200 && status <= 299 && answer['ok'] === true) return
    const failure = failureOf(status, answer)
    if (failure.pause > 0) closedUntil = now().getTime() + failure.pause
    throw failure
  }
}

/** `description` is read only where it is one of the known sentences: any other may quote the message. */
export function failureOf(status: number, answer: Readonly<Record<string, unknown>>): DeliveryFailure {
  const parameters = isObject(answer['parameters']) ? answer['parameters'] : {}
  const { retry_after, migrate_to_chat_id } = parameters
  const code = `status ${status}`
  if (typeof retry_after === 'number' && retry_after > 0) {
    return new DeliveryFailure(
      { code, text: 'Telegram wants a pause' },
      { pause: Math.min(retry_after, longestPause) * 1000 },
    )
  }
  if (Number.isSafeInteger(migrate_to_chat_id)) {
    return new DeliveryFailure({
      code: `${code}, migrate_to_chat_id ${String(migrate_to_chat_id)}`,
      text: 'the group has become another chat: write its new id into the settings',
    })
  }
  if (status === 403 && gone.some((words) => words === answer['description']))
    return new ChatGone({ code, text: 'the reader has blocked the bot' }, { final: true })
  if (status === 403) {
    const text = 'the bot was removed from the chat or blocked: add it again'
    return new DeliveryFailure({ code, text }, { final: true })
  }
  if (status === 401 || status === 404) {
    return new DeliveryFailure({ code, text: 'Telegram does not know the token of the bot' })
  }
  if (answer['description'] === 'Bad Request: chat not found') {
    return new DeliveryFailure({ code, text: 'there is no such chat, or the bot is not in it' })
  }
  if (status === 409) {
    const text = 'something else reads this bot, or it has a webhook'
    return new DeliveryFailure({ code, text })
  }
  return new DeliveryFailure({ code })
}

/** In the HTML of Telegram. */
type Message = { text: string; reply_markup?: object }

function message(request: OutgoingLead, settings: TelegramSettings, publicUrl: string): Message {
  const text = lines(request, settings)
  const unit = unitPage(request, publicUrl)
  if (unit === null) return { text }
  // Telegram refuses a whole message for a button that leads to no public host.
  if (!isPublic(unit)) return { text: `${text}\n${escaped(unit)}` }
  return { text, reply_markup: { inline_keyboard: [[{ text: words.openUnit, url: unit }]] } }
}

/** As many requests as one message holds, and how many more there are. */
function summaryMessage({ requests, ...summary }: OutgoingSummary, settings: TelegramSettings): Message {
  const parts = [`<b>${escaped(summaryTitle({ ...summary, requests }))}</b>`]
  let length = parts.join('').length
  for (const [index, request] of requests.entries()) {
    const part = lines(request, settings)
    length += part.length + 2
    if (length > longestMessage - roomForMore) {
      parts.push(words.more.replace('{count}', String(requests.length - index)))
      break
    }
    parts.push(part)
  }
  return { text: parts.join('\n\n') }
}

function lines(request: OutgoingLead, { personal, salesPage }: TelegramSettings): string {
  const name = atMost(oneLine(request.name), longestPart)
  return [
    `<b>${escaped(atMost(formWord(request.form), longestPart))}</b>`,
    escaped(atMost(leadPlaces(request).join(', '), longestPart)),
    // Code, so that Telegram makes no link or name of a person of what a visitor calls himself (R419).
    ...(personal && request.phone !== ''
      ? [
          `${words.name}: <code>${escaped(name)}</code>`,
          `${words.phone}: ${escaped(formatPhone(request.phone))}`,
        ]
      : []),
    `${words.id}: <code>${escaped(request.id)}</code>`,
    salesPage === null ? '' : escaped(`${salesPage}${encodeURIComponent(request.id)}`),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** The page of the unit in Russian, for staff. */
function unitPage({ estate_id, about: { estate } }: OutgoingLead, publicUrl: string): string | null {
  if (estate_id === null || estate === null) return null
  const slug = estateSlug({ ...estate, id: estate_id, rooms: estate.rooms ?? 0 })
  return new URL(pages.estate('ru', estate.category, slug), publicUrl).href
}

function isPublic(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}

/** The three signs that the HTML of Telegram knows; the marks of a message are ours alone. */
export function escaped(text: string): string {
  return text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
