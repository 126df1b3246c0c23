/** Chats that are remembered; the oldest is forgotten for another. */
const mostChats = 5_000

/**
 * Counts what a chat does in a window of time, in memory: the one process that reads the bot counts for all.
 *
 * @returns whether the chat may do it once more
 */
export function chatLimit(most: number, windowMs: number, now: () => Date): (chat: string) => boolean {
  const chats = new Map<string, { since: number; count: number }>()
  return (chat) => {
    const at = now().getTime()
    const known = chats.get(chat)
    const one = known !== undefined && at - known.since < windowMs ? known : { since: at, count: 0 }
    if (one !== known) {
      chats.delete(chat)
      chats.set(chat, one)
      const [oldest] = chats.keys()
      if (chats.size > mostChats && oldest !== undefined) chats.delete(oldest)
    }
    one.count += 1
    return one.count <= most
  }
}
