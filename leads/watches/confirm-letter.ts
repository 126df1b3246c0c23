import { pages } from '#contract/pages.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { ownWatches, type OwnWatch } from '#database/watches/own-watches.ts'
import type { Database } from '#database/open.ts'
import type { Language } from '#domain/languages.ts'
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
 * The letter that an address was asked for: what it wants to be told about, to be confirmed, in words, in the language
 * of the newest wish. Its link shows a page with a button, as the one of the news does. Where all of it is confirmed
 * already, it says so and leads to the list (R1302).
 *
 * @throws DeliveryFailure, final where nothing is told any more or the server does not take the address
 */
export function watchLetter(parts: WatchLetterParts) {
  return async (watcherId: string, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const own = await ownWatches(parts.db, watcherId)
    if (own === null || own.watcher.email === null || own.watches.length === 0)
      throw new DeliveryFailure('nobody waits for this letter', { final: true })
    const { language, email } = own.watcher
    const waiting = own.watches.filter(({ state }) => state === 'pending')
    const [kind, told] =
      waiting.length === 0 ? (['known', own.watches] as const) : (['watch', waiting] as const)
    const lines = await linesOf(parts, told, language)
    const purpose = kind === 'known' ? 'own_watches' : 'confirm_watches'
    const token = subscriptionToken(parts.secret, purpose, watcherId, parts.now())
    const link = parts.publicUrl + pages.watch(language, `token=${token}`)
    const text = await parts.texts(language)
    const set = (line: string) => line.replaceAll('{site}', parts.publicUrl.replace(/^https?:\/\//, ''))
    const ending =
      kind === 'known'
        ? [text['knownletter.mistake']]
        : [text['watchletter.lifetime'], text['watchletter.mistake']]
    await asDelivery(
      parts.send(
        {
          to: email,
          subject: oneLine(set(text[`${kind}letter.subject`])),
          text: [
            text['letter.greeting'],
            `${set(text[`${kind}letter.request`])}\n${lines.join('\n')}`,
            `${text[`${kind}letter.confirm`]}\n${link}`,
            ...ending,
          ].join('\n\n'),
          messageId: `${deliveryId}@${parts.domain}`,
        },
        signal,
      ),
    )
  }
}

/** What is watched, a line each; what is not on the site any more is left out. */
async function linesOf(
  parts: WatchLetterParts,
  watches: readonly OwnWatch[],
  language: Language,
): Promise<string[]> {
  const words = { db: parts.db, index: await parts.index(), numberStyle: parts.numberStyle }
  const lines: string[] = []
  for (const { kind, target } of watches) {
    const read = readTarget(kind, target)
    const subject = read && (await watchSubject(words, read, language))
    if (subject !== null) lines.push(`- ${oneLine(subjectLine(subject))}`)
  }
  return lines
}
