import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import type { Texts } from '#texts/texts.ts'
import { oneLine } from './lead-lines.ts'
import { asDelivery } from './letter-failure.ts'
import type { SendMail } from './mailer.ts'
import { subscriptionToken } from '../subscriptions/subscription-token.ts'

/** A subscription that waits to be confirmed. */
export type Subscriber = { id: string; email: string; language: Language }

export type LetterParts = {
  send: SendMail
  domain: string
  publicUrl: string
  /** Signs the link. */
  secret: string
  now: () => Date
  /** The texts of the site as it says them in this language, with the name of the company. */
  texts: (language: Language) => Promise<Texts>
}

/**
 * The letter that asks to confirm a subscription, in the subscriber's language (A28). Its link shows a page with a
 * button: a program that only opens links, as mail scanners do, confirms nothing.
 *
 * @throws DeliveryFailure, final where the server does not take the address
 */
export function letter(parts: LetterParts) {
  return async (subscriber: Subscriber, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const { id, email, language } = subscriber
    const token = subscriptionToken(parts.secret, 'confirm', id, parts.now())
    const link = parts.publicUrl + pages.confirmSubscription(language, token)
    const text = await parts.texts(language)
    const site = parts.publicUrl.replace(/^https?:\/\//, '')
    const set = (words: string) => words.replaceAll('{site}', site)
    await asDelivery(
      parts.send(
        {
          to: email,
          subject: oneLine(set(text['letter.subject'])),
          text: [
            text['letter.greeting'],
            text['letter.request'],
            `${text['letter.confirm']}\n${link}`,
            text['letter.lifetime'],
            text['letter.mistake'],
          ]
            .map(set)
            .join('\n\n'),
          messageId: `${deliveryId}@${parts.domain}`,
        },
        signal,
      ),
    )
  }
}
