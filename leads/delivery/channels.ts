import type { ReaderChannel } from '#domain/reader-channels.ts'

/** Ways of a lead to staff that settings switch on, one of each; several may be on. */
export const channelNames = ['mail', 'webhook', 'bitrix24'] as const

export type ChannelName = (typeof channelNames)[number]

/**
 * What kinds of ways there are: where routes may go, the letters that ask to confirm a subscription (A28) or watches, and
 * those that tell of changes, by mail or in a chat.
 */
export type WayKind = ChannelName | 'amocrm' | 'macrocrm' | 'telegram' | ReaderChannel
