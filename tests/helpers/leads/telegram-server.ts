import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'

export const botToken = '123456:AAE-sample_token_of_a_bot'

type Message = {
  chat_id: string
  text: string
  parse_mode: string
  reply_markup?: { inline_keyboard: { text: string; url: string }[][] }
}

export type Answer = { status?: number; body?: unknown }

/**
 * A stand-in for the Bot API with one bot in one chat, `-100200`. Like Telegram it refuses what it cannot read as HTML,
 * texts of more than 4096 characters, and buttons that lead to no public host. `trouble` returns its answers instead,
 * while there are any; `late` takes what came and then says 503.
 */
export async function startTelegram(t: Lifetime, trouble: () => Answer | 'late' | null = () => null) {
  /** Messages with their text as people read it. */
  const messages: (Message & { shown: string })[] = []

  function taken({ path, body }: Received): Answer {
    if (path !== `/bot${botToken}/sendMessage`) return refusal(404, 'Not Found')
    const message: Message = JSON.parse(body)
    if (message.chat_id !== '-100200') return refusal(400, 'Bad Request: chat not found')
    const shown = message.parse_mode === 'HTML' ? readHtml(message.text) : message.text
    if (shown === null) return refusal(400, `Bad Request: can't parse entities: ${message.text}`)
    if (shown.trim() === '') return refusal(400, 'Bad Request: message text is empty')
    if (shown.length > 4096) return refusal(400, 'Bad Request: message is too long')
    const buttons = message.reply_markup?.inline_keyboard.flat() ?? []
    if (buttons.some(({ url }) => !/^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*\.[a-z-]{2,}(:\d+)?\//.test(url))) {
      return refusal(400, 'Bad Request: BUTTON_URL_INVALID')
    }
    messages.push({ ...message, shown })
    return { body: { ok: true, result: { message_id: messages.length } } }
  }

  function answer(received: Received): Answer {
    const instead = trouble()
    if (instead !== null && instead !== 'late') return instead
    const told = taken(received)
    return instead === null ? told : { status: 503 }
  }

  return { ...(await startReceiver(t, answer)), messages }
}

export function refusal(status: number, description: string, parameters?: object): Answer {
  return { status, body: { ok: false, error_code: status, description, ...(parameters && { parameters }) } }
}

/** The text without marks; null where a mark is unknown, open or crossed, or a sign is not escaped. */
export function readHtml(text: string): string | null {
  const open: string[] = []
  for (const [, slash, mark = ''] of text.matchAll(/<(\/?)([^>]*)>?/g)) {
    const name = /^a href="https?:[^"<>]+"$/.test(mark) ? 'a' : mark
    if (name !== 'b' && name !== 'code' && name !== 'a') return null
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return null
  }
  const bare = text.replaceAll(/<\/?(b|code|a)>|<a href="[^"]*">/g, '')
  if (open.length > 0 || /[<>]|&(?!(amp|lt|gt);)/.test(bare)) return null
  return bare.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
