/** Ways of the outbox to people who asked for it, by mail: the letter that asks to confirm, and the digest of a day. */
export const readerMail = ['letter', 'digest'] as const

/** The same into a chat of Telegram: the word that it is confirmed, and the digest. */
export const readerChats = ['chat_letter', 'chat_digest'] as const

export const readerChannels = [...readerMail, ...readerChats] as const

export type ReaderChannel = (typeof readerChannels)[number]

/** Whether a channel brings something to people who asked for it, and nothing to staff. */
export function isToReaders(channel: string): channel is ReaderChannel {
  return (readerChannels as readonly string[]).includes(channel)
}
