import { escaped, longestMessage, telegramChat, type TelegramSettings } from '#leads/delivery/telegram.ts'
import { atMost } from '#leads/delivery/lead-lines.ts'
import type { SendMail } from '#leads/delivery/mailer.ts'

/** A letter to staff about what has begun and what is over. */
export type AlarmLetter = {
  subject: string
  text: string
  /** The same for the same letter sent twice. */
  id: string
}

/** Brings a letter to staff; rejects when it did not arrive. */
export type AlarmPost = (letter: AlarmLetter, signal: AbortSignal) => Promise<void>

/** @param domain the part of Message-ID behind the @ */
export function alarmMail(send: SendMail, to: string, domain: string): AlarmPost {
  return ({ subject, text, id }, signal) => send({ to, subject, text, messageId: `${id}@${domain}` }, signal)
}

/** Telegram shows a letter as one message: what does not fit into it is in `npm run status`. */
export function alarmChat(
  settings: Pick<TelegramSettings, 'token' | 'chat' | 'server'>,
  now: () => Date = () => new Date(),
): AlarmPost {
  const post = telegramChat(settings, now)
  return ({ subject, text }, signal) => {
    const room = longestMessage - subject.length - 2
    // Code, so that Telegram makes no link of a word of a feed or of the name of a file.
    return post({ text: `<b>${escaped(subject)}</b>\n\n<code>${escaped(atMost(text, room))}</code>` }, signal)
  }
}

/**
 * Brings a letter by each of these ways. It has arrived when one of them took it: staff know, and a way that is away for
 * days must not make the others repeat it.
 *
 * @param onLost hears of a way that failed while another one did not
 */
export function byAnyWay(ways: readonly AlarmPost[], onLost: (error: unknown) => void): AlarmPost {
  return async (letter, signal) => {
    const outcomes = await Promise.allSettled(ways.map((way) => way(letter, signal)))
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    if (errors.length === ways.length) throw errors[0]
    for (const error of errors) onLost(error)
  }
}
