import { digestOf } from '#database/watches/digests.ts'
import { ownWatches } from '#database/watches/own-watches.ts'
import { stopChat } from '#database/watches/chat-watches.ts'
import type { Database } from '#database/open.ts'
import { ChatGone, escaped, type telegramBot } from '../delivery/telegram.ts'
import { digestMessage, linked, ownList, roomBeside } from './chat-words.ts'
import { digestContents, type MessageParts, ownListLink, watchedLists } from './digest-contents.ts'

export type ChatParts = MessageParts & {
  post: ReturnType<typeof telegramBot>
  /** Resolves when this process may send the next message. */
  inTurn: (signal: AbortSignal) => Promise<void>
}

/**
 * The message that says what a chat is told about from now on, after «Start» (R1161). A chat that has ended it meanwhile
 * gets none.
 *
 * @throws DeliveryFailure
 */
export function chatLetter(parts: ChatParts) {
  return async (watcherId: string, _deliveryId: string, signal: AbortSignal): Promise<void> => {
    const watcher = (await ownWatches(parts.db, watcherId))?.watcher
    if (watcher?.state !== 'active' || watcher.chat_id === null) return
    const { language, chat_id: chat } = watcher
    const texts = await parts.texts(language)
    const lists = await watchedLists(parts, watcherId, language)
    const link = ownListLink(parts, watcherId, language)
    const head = escaped(texts['chat.started'])
    const end = `${linked({ title: texts['chat.manage'], link })}\n${escaped(texts['chat.stop'])}`
    const all = { title: texts['chat.all'], link }
    const list = ownList(texts['digest.lists'], lists, roomBeside(head, end), all)
    await sendTo(parts, chat, [head, list, end].join('\n\n'), signal)
  }
}

/**
 * The digest of a day as a message (R1162). Where nothing of it is true any more, none goes.
 *
 * @throws DeliveryFailure
 */
export function chatDigest(parts: ChatParts) {
  return async (watcherId: string, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const digest = await digestOf(parts.db, deliveryId, watcherId)
    if (digest === null || digest.watcher.chat_id === null) return
    const words = await digestContents(parts, digest)
    if (words === null) return
    const texts = await parts.texts(digest.watcher.language)
    const text = digestMessage(words, {
      lead: texts['chat.lead'],
      more: texts['digest.more'],
      manage: texts['chat.manage'],
      all: texts['chat.all'],
      stop: texts['chat.stop'],
    })
    await sendTo(parts, digest.watcher.chat_id, text, signal)
  }
}

/** Whoever has blocked the bot has ended everything: nothing of the chat is kept, the row of this message neither. */
async function sendTo(
  { db, post, inTurn }: Pick<ChatParts, 'post' | 'inTurn'> & { db: Database },
  chat: string,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  await inTurn(signal)
  try {
    await post(chat, { text }, signal)
  } catch (error) {
    if (!(error instanceof ChatGone)) throw error
    await stopChat(db, chat)
  }
}
