/** Ways of a lead to staff, each switched on by settings; several may be on. */
export const channelNames = ['mail', 'webhook', 'bitrix24'] as const

export type ChannelName = (typeof channelNames)[number]

/** What the outbox sends: leads on their channels, and the letters that ask to confirm a subscription (A28). */
export type DeliveryChannel = ChannelName | 'letter'
