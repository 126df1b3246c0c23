/** The name of a Telegram bot as @BotFather takes it, without the `@`. */
export const botName = /^(?=.{5,32}$)[a-z]\w*bot$/i

/** What a link gives the bot as the visitor presses «Start»: 24 random bytes as base64url. */
export const botStart = /^[\w-]{32}$/

/** The link that opens a bot in Telegram; `start` comes back to it with `/start` (core.telegram.org/bots/features#deep-linking). */
export function botLink(bot: string, start: string): string {
  return `https://t.me/${bot}?start=${start}`
}
