/**
 * Conditions of a programme for the buyer beside the payments: to belong to a group (a profession, women, families
 * with many children), to have saved on a deposit, or to be in a state that has to be shown, as to own no home.
 */
export const buyerDemands = ['group', 'deposit', 'status'] as const
export type BuyerDemand = (typeof buyerDemands)[number]

/** Whether a programme takes applications. */
export const applicationStates = ['open', 'closed'] as const

export type Buyers = {
  readonly code: string
  readonly asks: readonly BuyerDemand[]
  /** Null when unknown. */
  readonly applications: (typeof applicationStates)[number] | null
}

/** Whether a programme may be offered today: one that does not say takes applications. */
export function takesApplications({ applications }: Partial<Pick<Buyers, 'applications'>>): boolean {
  return applications !== 'closed'
}

/** Whether any buyer may count on a programme: it takes applications and asks for nothing but payments (A49). */
export function isForAnyBuyer(buyers: Pick<Buyers, 'asks' | 'applications'>): boolean {
  return takesApplications(buyers) && buyers.asks.length === 0
}

/**
 * The programmes of a monthly figure: those that any buyer may count on, which ask for nothing
 * but payments (A49), or the one that the buyer named (A42). Closed programmes are never among them.
 */
export function programmesFor<P extends Buyers>(programmes: readonly P[], named: string | null): P[] {
  return programmes.filter((programme) =>
    named === null ? isForAnyBuyer(programme) : programme.code === named && takesApplications(programme),
  )
}
