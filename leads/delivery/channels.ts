/** Ways of a lead to staff, each switched on by settings; several may be on. */
export const channelNames = ['mail', 'webhook', 'bitrix24'] as const

export type ChannelName = (typeof channelNames)[number]

/** The messages of the outbox: leads on their channels, and the letters that ask to confirm a subscription (A28). */
export type DeliveryChannel = ChannelName | 'letter'
