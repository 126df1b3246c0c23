import { handleUpdate } from '#database/watches/bot-updates.ts'
import { startChat, stopChat, watcherOfChat } from '#database/watches/chat-watches.ts'
import { defaultLanguage, type Language } from '#domain/languages.ts'
import type { TextKey } from '#texts/texts.ts'
import { escaped } from '../delivery/telegram.ts'
import type { BotUpdate } from './bot-updates.ts'
import type { ChatParts } from './chat-messages.ts'
import { linked } from './chat-words.ts'
import { wishId } from './chat-wish.ts'
import { ownListLink } from './digest-contents.ts'

export type UpdateParts = Pick<ChatParts, 'db' | 'publicUrl' | 'secret' | 'now' | 'texts' | 'post'> &
  Pick<ChatParts, 'numberStyle' | 'index'> & {
    /** The name of this process, which has the right to read. */
    lease: string
    newId: () => string
    /** Something was put into the outbox. */
    wake: () => void
    /** Whether a chat may try another link, and whether it gets another answer: a flood must cost nothing. */
    mayTry: (chat: string) => boolean
    mayAnswer: (chat: string) => boolean
  }

/** Answers that are sent for one look, at most: they are courtesy. */
const mostAnswers = 20

type Answer = {
  chat: string
  key: Extract<TextKey, `chat.${string}`>
  language: Language
  /** The chat's own list, where it is about that. */
  watcher: string | null
}

/**
 * Does what these updates want, each once, and answers then. What is confirmed is told by the outbox; the other answers are
 * sent once, and a lost one is lost.
 *
 * @returns false where another process reads by now
 */
export async function handleUpdates(
  parts: UpdateParts,
  updates: readonly BotUpdate[],
  signal: AbortSignal,
): Promise<boolean> {
  const { db, lease, now, mayTry, wake } = parts
  const answers: Answer[] = []
  /** Updates without work have no transaction of their own. */
  let idle: number | null = null
  for (const { number, from } of updates.toSorted((one, other) => one.number - other.number)) {
    idle = number
    if (from === null) continue
    const { chat, language, wanted } = from
    const update = { lease, number, at: now() }
    if (wanted.what === 'other') {
      answers.push(await answerOf(parts, from, 'chat.unknown'))
      continue
    }
    if (wanted.what === 'stop') {
      const before = await watcherOfChat(db, chat)
      const spoken = before?.language ?? language ?? defaultLanguage
      if (wanted.isSaid) answers.push({ chat, key: 'chat.stopped', language: spoken, watcher: null })
      // Of most that say so nothing is kept: anybody can say it all day.
      if (before === null) continue
      idle = null
      if ((await handleUpdate(db, update, (trx) => stopChat(trx, chat))) === null) return false
      continue
    }
    if (!mayTry(chat)) continue
    idle = null
    const wish = { wishId: wishId(wanted.start), chatId: chat }
    const started = await handleUpdate(db, update, (trx) => startChat(trx, wish, update.at, parts.newId))
    if (started === null) return false
    if (started === 'confirmed') wake()
    else answers.push(await answerOf(parts, from, started === 'full' ? 'chat.full' : 'chat.used'))
  }
  if (idle !== null) {
    const done = await handleUpdate(db, { lease, number: idle, at: now() }, async () => true)
    if (done === null) return false
  }
  await sendAnswers(parts, answers, signal)
  return true
}

async function answerOf(
  { db }: UpdateParts,
  { chat, language }: { chat: string; language: Language | null },
  key: Answer['key'],
): Promise<Answer> {
  const watcher = await watcherOfChat(db, chat)
  return {
    chat,
    key,
    language: watcher?.language ?? language ?? defaultLanguage,
    watcher: key === 'chat.full' ? (watcher?.id ?? null) : null,
  }
}

async function sendAnswers(
  parts: UpdateParts,
  answers: readonly Answer[],
  signal: AbortSignal,
): Promise<void> {
  const { post, texts, publicUrl, mayAnswer } = parts
  const polite = answers.filter(({ chat }) => mayAnswer(chat)).slice(0, mostAnswers)
  await Promise.allSettled(
    polite.map(async ({ chat, key, language, watcher }) => {
      const words = await texts(language)
      const said = words[key].replace('{site}', publicUrl.replace(/^https?:\/\//, '')).replace('{chat}', chat)
      const list =
        watcher === null
          ? ''
          : `\n\n${linked({ title: words['chat.manage'], link: ownListLink(parts, watcher, language) })}`
      await post(chat, { text: escaped(said) + list }, signal)
    }),
  )
}
