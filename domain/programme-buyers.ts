/**
 * What a programme may ask of the buyer beside the payments: to belong to a group (a profession, women, families with
 * many children), to have saved on a deposit, or to be in a state that has to be shown, as to own no home.
 */
export const buyerDemands = ['group', 'deposit', 'status'] as const
export type BuyerDemand = (typeof buyerDemands)[number]

/** Whether a programme takes applications. */
export const applicationStates = ['open', 'closed'] as const

type Buyers = {
  readonly asks: readonly BuyerDemand[]
  /** Null when nobody knows. */
  readonly applications: (typeof applicationStates)[number] | null
}

/** Whether any buyer may count on a programme: it asks for nothing but payments, and is not closed (A49). */
export function isForAnybody({ asks, applications }: Buyers): boolean {
  return asks.length === 0 && applications !== 'closed'
}
