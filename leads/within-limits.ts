import { type LeadLimits, TooMany } from './limits.ts'

type Accepted = { id: string; repeated: boolean; inJournal?: true }

/**
 * Accepts a request within the limits. Only a new one counts: what `accept` finds to be a repeat, or cannot keep, is
 * taken back; and over a limit the repeat of a kept request, whose id `first` finds, is still answered with that id.
 *
 * @throws TooMany above a limit, and whatever `accept` throws
 */
export async function withinLimits(
  limits: LeadLimits,
  { address, contact }: { address: string; contact: string },
  accept: () => Promise<Accepted>,
  first: () => Promise<string | null>,
): Promise<Accepted> {
  const giveBack = await limits.take(address, contact).catch((refusal: unknown) => {
    if (refusal instanceof TooMany) return refusal
    throw refusal
  })
  if (giveBack instanceof TooMany) {
    // Where nobody can look, the limit stands.
    const id = await first().catch(() => null)
    if (id === null) throw giveBack
    return { id, repeated: true }
  }
  let isNew = false
  try {
    const accepted = await accept()
    isNew = !accepted.repeated
    return accepted
  } finally {
    if (!isNew) await giveBack()
  }
}
