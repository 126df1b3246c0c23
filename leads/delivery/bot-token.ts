/** The token of a Telegram bot, as @BotFather gives it. Another form would be another path of the server. */
export const botToken = /^\d{1,20}:[\w-]{10,100}$/
