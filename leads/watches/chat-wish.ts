import { createHash, randomBytes } from 'node:crypto'
import { keepChatWish } from '#database/watches/chat-watches.ts'
import { writeTarget } from '#domain/watches.ts'
import type { SubscriptionParts } from '../subscriptions/subscriptions.ts'
import type { WatchRequest } from './watches.ts'

/**
 * Keeps the wish to be told in Telegram; on disk when the promise resolves. Nothing of the person is known yet.
 *
 * @returns what the link gives the bot; the database has a hash of it alone
 */
export async function watchInChat(
  { db, now }: Pick<SubscriptionParts, 'db' | 'now'>,
  { target, address, language, consentVersion, page }: Omit<WatchRequest, 'email'>,
): Promise<string> {
  const start = randomBytes(24).toString('base64url')
  await keepChatWish(db, {
    id: wishId(start),
    ...writeTarget(target),
    language,
    consent_version: consentVersion,
    consent_at: now().toISOString(),
    address,
    page_url: page,
  })
  return start
}

/** Under which a wish is kept. */
export function wishId(start: string): string {
  return createHash('sha256').update(start).digest('hex')
}
