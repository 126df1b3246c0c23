import { type Context, Hono } from 'hono'
import type { GuardFields } from '#contract/guard-fields.ts'
import {
  confirmWatches,
  endWatches,
  ownWatches,
  postChatWatch,
  postWatch,
  type WatchAbout,
} from '#contract/watches.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { Language } from '#domain/languages.ts'
import { withoutLetterToken } from '#domain/letter-token.ts'
import { listingOfParams } from '#domain/listing-query.ts'
import type { NumberStyle } from '#domain/money.ts'
import { type WatchTarget, watchableListing } from '#domain/watches.ts'
import type { LeadLimits } from '#leads/intake/limits.ts'
import type { ConsentForm } from '#leads/intake/consent.ts'
import type { SubscriptionParts } from '#leads/subscriptions/subscriptions.ts'
import { watchInChat } from '#leads/watches/chat-wish.ts'
import { watchSubject } from '#leads/watches/subject-words.ts'
import {
  confirmWatchesByToken,
  endByToken,
  ownWatchesByToken,
  watch,
  type WatchRequest,
} from '#leads/watches/watches.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { Failure, notFound } from '../http/failures.ts'
import { languageOf } from '../http/read-route.ts'
import { aboutPage, guardForm } from '../leads/form-guard.ts'
import { done, readBody, unkept } from '../leads/letter-links.ts'
import type { AgreedTo } from '../leads/take-lead.ts'

type Parts = SubscriptionParts & {
  limits: LeadLimits
  letters: boolean
  agreedTo: AgreedTo
  index: LiveSearchIndex
  numberStyle: NumberStyle
}

/**
 * POST /api/watches, …/telegram, …/confirm, …/own and …/end (R1080 to R1083). The answer to a request never shows whether
 * an address is known.
 */
export function watches(parts: Parts) {
  const words = () => ({ db: parts.db, index: parts.index.current(), numberStyle: parts.numberStyle })

  /** A request that has passed the guard and is about something that there is. */
  async function askedFor(
    c: Context<ApiEnv>,
    fields: WatchAbout &
      GuardFields & {
        consent?: true | undefined
        locale?: Language | undefined
        page_url?: string | undefined
      },
    form: ConsentForm,
  ): Promise<Omit<WatchRequest, 'email'>> {
    const body = guardForm(fields, { secret: parts.secret, now: parts.now() })
    const language = body.locale ?? languageOf(c)
    const consentVersion = parts.agreedTo(form, language, fields.consent_words)
    if (consentVersion === null) throw aboutPage('consent_words')
    const target = targetOf(parts, fields)
    if ((await watchSubject(words(), target, language)) === null) throw missing(target)
    const address = c.env?.clientAddress ?? ''
    const page = body.page_url ?? withoutLetterToken((c.req.header('referer') ?? '').slice(0, 2000))
    return { target, address, language, consentVersion, page }
  }

  return new Hono<ApiEnv>()
    .post(postWatch.path, async (c) => {
      const fields = await readBody(c, postWatch.body)
      const asked = await askedFor(c, fields, 'watch')
      const { email } = fields
      const giveBack = await parts.limits.take(asked.address, email)
      await done(watch(parts, { ...asked, email }), giveBack)
      const message = parts.letters ? 'watch.pending' : 'watch.later'
      return c.json({ message }, postWatch.success, unkept)
    })
    .post(postChatWatch.path, async (c) => {
      const fields = await readBody(c, postChatWatch.body)
      const { bot } = parts.index.current().own
      if (bot === null) throw notFound()
      const asked = await askedFor(c, fields, 'chat_watch')
      const giveBack = await parts.limits.take(asked.address, '')
      const start = await done(watchInChat(parts, asked), giveBack)
      const data = { bot: bot.name, start }
      return c.json({ message: 'watch.chat', data }, postChatWatch.success, unkept)
    })
    .post(confirmWatches.path, async (c) => {
      const { token } = await readBody(c, confirmWatches.body)
      const own = await done(confirmWatchesByToken(parts, token))
      return c.json({ message: 'watch.confirmed', data: { token: own } }, 200, unkept)
    })
    .post(ownWatches.path, async (c) => {
      const { token } = await readBody(c, ownWatches.body)
      const data = await done(ownWatchesByToken(parts, words(), token, languageOf(c)))
      return c.json({ data }, 200, unkept)
    })
    .post(endWatches.path, async (c) => {
      const { token, watch: id } = await readBody(c, endWatches.body)
      await done(endByToken(parts, token, id))
      return c.json({ message: 'watch.ended' }, 200, unkept)
    })
}

/** What a request is about. The contract has seen to it that it is about one thing. */
function targetOf(
  { index }: Pick<Parts, 'index'>,
  { category, search, estate_id: estate, complex_id: complex }: WatchAbout,
): WatchTarget {
  if (estate !== undefined) return { kind: 'estate', id: estate }
  if (complex !== undefined) return { kind: 'complex', id: complex }
  const asked = category ?? 'flat'
  const listing = watchableListing(listingOfParams(new URLSearchParams(search ?? '')))
  // Kept are the words that the site knows now: what is added later must not change what was asked for.
  return { kind: 'listing', category: asked, listing: knownListing(index.current(), asked, listing) }
}

function missing({ kind }: WatchTarget): Failure {
  const field = kind === 'estate' ? 'estate_id' : 'complex_id'
  return new Failure(422, 'validation.failed', { [field]: ['validation.choice'] })
}
