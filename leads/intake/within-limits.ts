import { type LeadLimits, TooMany } from './limits.ts'

type Accepted = { id: string; repeated: boolean; inSpool?: true }

/**
 * Accepts a request within the limits. Over the limit of its phone it is accepted as held (A47). Only a new one
 * counts: the count of a repeat, or of a request that `accept` cannot store, is taken back; over the limit of the
 * address the repeat of a kept request, whose id `first` finds, is still answered with that id.
 *
 * @throws TooMany above the limit of the address, and every error of `accept`
 */
export async function withinLimits(
  limits: LeadLimits,
  { address, contact, bytes = 0 }: { address: string; contact: string; bytes?: number },
  accept: (held: boolean) => Promise<Accepted>,
  first: () => Promise<string | null>,
): Promise<Accepted> {
  const taken = await limits.takeOrHold(address, contact, bytes).catch((refusal: unknown) => {
    if (refusal instanceof TooMany) return refusal
    throw refusal
  })
  if (taken instanceof TooMany) {
    // Where this cannot be checked, the limit holds.
    const id = await first().catch(() => null)
    if (id === null) throw taken
    return { id, repeated: true }
  }
  let isNew = false
  try {
    const accepted = await accept(taken.held)
    isNew = !accepted.repeated
    return accepted
  } finally {
    if (!isNew) await taken.giveBack()
  }
}
