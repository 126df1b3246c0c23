import { z } from 'zod'
import { botStart } from '#domain/visitor-bot.ts'
import { type Language, languages } from '#domain/languages.ts'
import { DeliveryFailure } from '../delivery/delivery-failure.ts'
import { answeredObject, postJson } from '../delivery/post-json.ts'
import { botAddress, type BotSettings, failureOf } from '../delivery/telegram.ts'

/** What a chat wants of the bot. */
export type Wanted =
  /** «Start» was pressed behind a link of the site. */
  | { what: 'start'; start: string }
  /** It ends everything: `/stop`, or the bot was blocked, which wants no answer. */
  | { what: 'stop'; isSaid: boolean }
  /** Anything else. */
  | { what: 'other' }

/** An update of the bot: what a person wants in a chat of two, or nothing that is for us. */
export type BotUpdate = {
  number: number
  from: { chat: string; language: Language | null; wanted: Wanted } | null
}

const Chat = z.object({ id: z.int().positive(), type: z.literal('private') })

const Update = z.object({
  update_id: z.int().nonnegative(),
  message: z
    .object({
      chat: Chat,
      text: z.string().optional().catch(undefined),
      from: z.object({ language_code: z.string() }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  my_chat_member: z
    .object({ chat: Chat, new_chat_member: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
})

/** No command of ours is longer. */
const longestCommand = 100

const command = /^\/start(?:@\w+)?\s+(\S+)\s*$/

/** Who wants it to end may say so in a word of their own, or begin it with the capital of a phone's keyboard (R1545). */
const stop = /^\s*\/?(?:stop|стоп|тоқта|тоқтат)(?:@\w+)?\s*[.!]?\s*$/iu

/** Reads an update of any shape; null for one without a number, which nothing can be done about. */
export function readUpdate(raw: unknown): BotUpdate | null {
  const { data } = Update.safeParse(raw)
  if (data === undefined) return null
  const { update_id: number, message, my_chat_member: member } = data
  if (message !== undefined)
    return {
      number,
      from: {
        chat: String(message.chat.id),
        language: languageOf(message.from?.language_code),
        wanted: wantedBy(message.text ?? ''),
      },
    }
  if (member?.new_chat_member.status === 'kicked')
    return {
      number,
      from: { chat: String(member.chat.id), language: null, wanted: { what: 'stop', isSaid: false } },
    }
  return { number, from: null }
}

function wantedBy(text: string): Wanted {
  if (text.length > longestCommand) return { what: 'other' }
  if (stop.test(text)) return { what: 'stop', isSaid: true }
  const [, start = ''] = command.exec(text) ?? []
  return botStart.test(start) ? { what: 'start', start } : { what: 'other' }
}

/** `kk`, or `ru-KZ`. */
function languageOf(code = ''): Language | null {
  return languages.find((language) => language === code.slice(0, 2).toLowerCase()) ?? null
}

/** How long Telegram may hold an answer that has nothing in it, in seconds. */
export const pollSeconds = 25

/** A hundred updates with the longest of messages are some megabytes. Characters. */
const longestAnswer = 8_000_000

/** Updates of one answer. */
export const mostUpdates = 50

/**
 * Asks what was written to the bot, from the update with this number on; waits until something is (`getUpdates`,
 * core.telegram.org/bots/api#getupdates). The updates before that number are then forgotten there.
 *
 * @throws DeliveryFailure when Telegram does not answer, or not with updates
 */
export async function askForUpdates(
  bot: BotSettings,
  { offset, limit, seconds }: { offset: number | null; limit: number; seconds: number },
  signal: AbortSignal,
): Promise<BotUpdate[]> {
  const body = JSON.stringify({
    ...(offset !== null && { offset }),
    limit,
    timeout: seconds,
    allowed_updates: ['message', 'my_chat_member'],
  })
  const limits = { ms: (seconds + 10) * 1_000, characters: longestAnswer }
  const { status, text } = await postJson(botAddress(bot, 'getUpdates'), body, {}, signal, limits)
  const answer = answeredObject(text)
  const { result } = answer
  if (status !== 200 || answer['ok'] !== true) throw failureOf(status, answer)
  if (!Array.isArray(result)) throw new DeliveryFailure({ code: 'status 200' })
  return result.slice(0, limit).flatMap((raw) => readUpdate(raw) ?? [])
}
