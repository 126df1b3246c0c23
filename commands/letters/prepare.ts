import { findArticle } from '#database/contents/articles.ts'
import { readOwnTexts } from '#database/contents/own-texts.ts'
import { secretKey } from '#database/settings.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { domainOf } from '#leads/delivery/senders.ts'
import { type ArticleLetter, articleLetter } from '#leads/newsletter/article-letter.ts'
import { letterPost, type PostLetter } from '#leads/newsletter/post-letter.ts'
import { subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { deliverySettings } from '#server/bootstrap/delivery.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { UsageError } from '../command-context.ts'
import type { LettersContext } from './letters-context.ts'

/** An article as letters, and the way out for them. */
export type Prepared = {
  /** The Russian title, for staff. */
  title: string
  letters: Readonly<Record<Language, ArticleLetter>>
  /** Languages in which the article has no title, no lead or no text. */
  untold: readonly Language[]
  post: PostLetter
  /** The page that ends a subscription. */
  leaveLink(subscription: string, language: Language): string
  /** The part of Message-ID behind the @. */
  domain: string
}

/** @throws UsageError without such an article, a mail server or the site's address */
export async function prepare({ env, db }: LettersContext, slug: string): Promise<Prepared> {
  // First what is wrong with the command, then with the settings, which somebody else may have to mend.
  const articles = await Promise.all(
    languages.map(async (language) => {
      const article = await findArticle(db, slug, language, new Date())
      if (article === null) {
        throw new UsageError(
          staffText('There is no published article «{slug}»: npm run letters -- list shows them.', { slug }),
        )
      }
      return { language, article }
    }),
  )
  const { PUBLIC_URL: publicUrl } = env
  if (publicUrl === null) {
    throw new UsageError(
      staffText('PUBLIC_URL is not set: links and pictures of a letter need the address of the site.'),
    )
  }
  const { smtp } = deliverySettings(env, publicUrl)
  if (smtp === null)
    throw new UsageError(staffText('SMTP_URL is not set: there is no mail server to send with.'))
  const own = await readOwnTexts(db)
  const domain = domainOf(smtp.from)
  const made = articles.map(({ language, article }) => {
    const company = own.company[language] || domain
    const texts = ownTexts({ ...own, company: { ...own.company, [language]: company } }, language)
    const isTold = [article.title, article.lead, article.body_html].every((text) => text.trim() !== '')
    return { isTold, letter: articleLetter(article, language, { publicUrl, texts, company }) }
  })
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const letters = Object.fromEntries(made.map(({ letter }) => [letter.language, letter]))
  return {
    title: letters['ru']?.subject ?? slug,
    letters: letters as Record<Language, ArticleLetter>,
    untold: made.flatMap(({ isTold, letter }) => (isTold ? [] : [letter.language])),
    post: letterPost(smtp.url, smtp.from),
    leaveLink: (subscription, language) =>
      publicUrl +
      pages.leaveSubscription(language, subscriptionToken(secret, 'leave', subscription, new Date())),
    domain,
  }
}
