import { languagePrefix } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { letters } from '#texts/letters.ts'
import { inLanguage } from '#texts/text.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { oneLine } from './lead-lines.ts'
import { MailRefused, type SendMail } from './mailer.ts'
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
  /** Name of the company as the site shows it in this language. */
  company: (language: Language) => Promise<string>
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
    const link = `${parts.publicUrl}${languagePrefix(language)}/contents/subscribe/confirm?token=${token}`
    const text = inLanguage(letters, language)
    const values = {
      company: await parts.company(language),
      site: parts.publicUrl.replace(/^https?:\/\//, ''),
    }
    const set = (words: string) =>
      words.replaceAll(/\{(company|site)\}/g, (_, name: 'company' | 'site') => values[name])
    try {
      await parts.send(
        {
          to: email,
          subject: oneLine(set(text.subject)),
          text: [text.greeting, text.request, `${text.confirm}\n${link}`, text.lifetime, text.mistake]
            .map(set)
            .join('\n\n'),
          messageId: `${deliveryId}@${parts.domain}`,
        },
        signal,
      )
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      const final = error.forAddress && (error.status === null || error.status >= 500)
      throw new DeliveryFailure(error.message, { final, cause: error })
    }
  }
}
