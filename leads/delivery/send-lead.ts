import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import type { Database } from '#database/open.ts'

/** A channel's data about the attempt. */
export type Attempt = {
  /** From 1. Above 1 the lead may have arrived already. */
  number: number
  /** Aborted when the caller no longer waits for the outcome. */
  signal: AbortSignal
}

/**
 * A channel: brings one lead to one receiver. It has arrived when the promise resolves.
 *
 * @throws DeliveryFailure saying why not and whether a repeat may help; any other error counts as one that may pass
 */
export type SendLead = (lead: OutgoingLead, attempt: Attempt) => Promise<void>

/** The same for the requests of an hour that were over the limit of their phone, as one message (A47). */
export type SendSummary = (summary: OutgoingSummary, attempt: Attempt) => Promise<void>

/** What receivers may need beside their settings. */
export type ReceiverParts = {
  db: Database
  /** Origin of the site, for links to it. */
  publicUrl: string
  now: () => Date
}
