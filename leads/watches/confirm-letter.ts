import { pages } from '#contract/pages.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { ownWatches } from '#database/watches/own-watches.ts'
import type { Database } from '#database/open.ts'
import type { NumberStyle } from '#domain/money.ts'
import { readTarget } from '#domain/watches.ts'
import { DeliveryFailure } from '../delivery/delivery-failure.ts'
import { oneLine } from '../delivery/lead-lines.ts'
import type { LetterParts } from '../delivery/letter.ts'
import { asDelivery } from '../delivery/letter-failure.ts'
import { subscriptionToken } from '../subscriptions/subscription-token.ts'
import { subjectLine, watchSubject } from './subject-words.ts'

export type WatchLetterParts = LetterParts & {
  db: Database
  numberStyle: NumberStyle
  index: () => Promise<SearchIndex>
}

/**
 * The letter that asks to confirm what an address wants to be told about, in words, in the language of the newest wish.
 * Its link shows a page with a button, as the one of the news does.
 *
 * @throws DeliveryFailure, final where nothing waits any more or the server does not take the address
 */
export function watchLetter(parts: WatchLetterParts) {
  return async (watcherId: string, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const own = await ownWatches(parts.db, watcherId)
    const waiting = own?.watches.filter(({ state }) => state === 'pending') ?? []
    if (own === null || own.watcher.email === null || waiting.length === 0)
      throw new DeliveryFailure('nobody waits for this letter', { final: true })
    const { language, email } = own.watcher
    const words = { db: parts.db, index: await parts.index(), numberStyle: parts.numberStyle }
    const lines: string[] = []
    for (const { kind, target } of waiting) {
      const read = readTarget(kind, target)
      const subject = read && (await watchSubject(words, read, language))
      if (subject !== null) lines.push(`- ${oneLine(subjectLine(subject))}`)
    }
    const token = subscriptionToken(parts.secret, 'confirm_watches', watcherId, parts.now())
    const link = parts.publicUrl + pages.watch(language, `token=${token}`)
    const text = await parts.texts(language)
    const set = (line: string) => line.replaceAll('{site}', parts.publicUrl.replace(/^https?:\/\//, ''))
    await asDelivery(
      parts.send(
        {
          to: email,
          subject: oneLine(set(text['watchletter.subject'])),
          text: [
            text['letter.greeting'],
            `${set(text['watchletter.request'])}\n${lines.join('\n')}`,
            `${text['watchletter.confirm']}\n${link}`,
            text['watchletter.lifetime'],
            text['watchletter.mistake'],
          ].join('\n\n'),
          messageId: `${deliveryId}@${parts.domain}`,
        },
        signal,
      ),
    )
  }
}
