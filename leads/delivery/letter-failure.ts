import { refusedReader } from '#database/leads/outbox-stats.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { MailRefused } from './mailer.ts'

/** Whether the mail server will never take letters for this address. */
export function isRefusedForGood(error: unknown): error is MailRefused {
  return error instanceof MailRefused && error.forAddress && (error.status === null || error.status >= 500)
}

/**
 * A letter to somebody who is not of staff: a refusal is final where the server does not take the address, and marked
 * where it is the reader's own.
 *
 * @throws DeliveryFailure
 */
export async function asDelivery(sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    const final = isRefusedForGood(error)
    const code = final && error.forRecipient ? `${error.message} ${refusedReader}` : error.message
    throw new DeliveryFailure({ code }, { final, cause: error })
  }
}
