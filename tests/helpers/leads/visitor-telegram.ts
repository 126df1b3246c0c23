import { setTimeout as wait } from 'node:timers/promises'
import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'
import { type Answer, readHtml, refusal } from './telegram-server.ts'

export const visitorToken = '654321:AAE-sample_token_of_visitors'

/**
 * `late` takes what came and then says 503; `hang` takes it and never answers, `half` and `drip` break off in the answer
 * or never end it; `silent` takes nothing and never answers.
 */
export type Trouble = Answer | 'late' | 'hang' | 'half' | 'drip' | 'silent' | null

/**
 * A stand-in for the Bot API with one bot that anybody may write to. Like Telegram it gives each update a number, keeps
 * it until a later number is asked for, and refuses what it cannot read as HTML, texts of more than 4096 characters, and
 * chats that never wrote.
 *
 * @param trouble its answers instead, while there are any
 */
export async function startVisitorTelegram(
  t: Lifetime,
  trouble: (method: string, chat: string) => Trouble = () => null,
) {
  const messages: { chat: string; html: string; shown: string }[] = []
  const chats = new Set<string>()
  let updates: { update_id: number }[] = []
  let next = 1_000
  const closing = new AbortController()
  t.after(() => closing.abort())

  async function getUpdates(asked: { offset?: number; limit: number; timeout: number }): Promise<Answer> {
    const { offset = 0 } = asked
    updates = updates.filter(({ update_id }) => update_id >= offset)
    const end = performance.now() + Math.min(asked.timeout * 1_000, 200)
    while (updates.length === 0 && !closing.signal.aborted && performance.now() < end) await wait(5)
    return { body: { ok: true, result: updates.slice(0, asked.limit) } }
  }

  function sendMessage(message: { chat_id: string; text: string; parse_mode: string }): Answer {
    if (!chats.has(message.chat_id))
      return refusal(403, "Forbidden: bot can't initiate conversation with a user")
    const shown = message.parse_mode === 'HTML' ? readHtml(message.text) : message.text
    if (shown === null) return refusal(400, `Bad Request: can't parse entities`)
    if (shown.trim() === '') return refusal(400, 'Bad Request: message text is empty')
    if (shown.length > 4096) return refusal(400, 'Bad Request: message is too long')
    messages.push({ chat: message.chat_id, html: message.text, shown })
    return { body: { ok: true, result: { message_id: messages.length } } }
  }

  async function answer({ path, body }: Received): Promise<Answer | 'hang' | 'half' | 'drip'> {
    const method = path.replace(`/bot${visitorToken}/`, '')
    const asked = JSON.parse(body)
    const instead = trouble(method, asked.chat_id ?? '')
    if (instead === 'silent') return 'hang'
    if (instead !== null && typeof instead !== 'string') return instead
    const told =
      method === 'getUpdates'
        ? await getUpdates(asked)
        : method === 'sendMessage'
          ? sendMessage(asked)
          : refusal(404, 'Not Found')
    if (instead === null) return told
    return instead === 'late' ? { status: 503 } : instead
  }

  return {
    ...(await startReceiver(t, answer)),
    messages,
    /** Updates that nobody has done with yet. */
    waiting: () => updates.length,
    /** Puts an update of any shape there. */
    put(update: object) {
      updates.push({ update_id: next++, ...update })
    },
    /** A chat that has written before. */
    meet(chat: number) {
      chats.add(String(chat))
    },
    /** What a person writes to the bot in a chat of two. */
    say(chat: number, text: string, language = 'ru') {
      chats.add(String(chat))
      updates.push({
        update_id: next++,
        message: {
          message_id: next,
          date: 1,
          chat: { id: chat, type: 'private', first_name: 'Sample' },
          from: { id: chat, is_bot: false, language_code: language },
          text,
        },
      } as { update_id: number })
    },
  }
}
