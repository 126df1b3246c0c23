import { countRefusal, digestOf, forgiveRefusals } from '#database/watches/digests.ts'
import { asDelivery, isRefusedForGood } from '../delivery/letter-failure.ts'
import type { WatchLetterParts } from './confirm-letter.ts'
import { digestContents } from './digest-contents.ts'
import { digestHtml, digestText } from './digest-words.ts'

/**
 * The letter that tells an address what has changed since the one before (R1086). Where
 * nothing of it is true any more, no letter goes.
 *
 * @throws DeliveryFailure, final where the server does not take the address
 */
export function digestLetter(parts: WatchLetterParts) {
  return async (watcherId: string, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const digest = await digestOf(parts.db, deliveryId, watcherId)
    if (digest === null || digest.watcher.email === null) return
    const words = await digestContents(parts, digest)
    if (words === null) return
    try {
      await asDelivery(
        parts.send(
          {
            to: digest.watcher.email,
            subject: words.subject,
            text: digestText(words),
            html: digestHtml(words),
            leave: words.leave,
            messageId: `${deliveryId}@${parts.domain}`,
          },
          signal,
        ),
      )
    } catch (error) {
      if (error instanceof Error && isRefusedForGood(error.cause))
        await countRefusal(parts.db, watcherId, parts.now())
      throw error
    }
    await forgiveRefusals(parts.db, watcherId)
  }
}
