import { Hono } from 'hono'
import { confirmSubscription, leaveSubscription, postSubscription } from '#contract/subscriptions.ts'
import { withoutLetterToken } from '#domain/letter-token.ts'
import type { LeadLimits } from '#leads/intake/limits.ts'
import {
  confirmByToken,
  leaveByToken,
  subscribe,
  type SubscriptionParts,
} from '#leads/subscriptions/subscriptions.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { aboutPage, guardForm } from './form-guard.ts'
import type { AgreedTo } from './take-lead.ts'
import { languageOf } from '../http/read-route.ts'
import { done, readBody, unkept } from './letter-links.ts'

/** `letters`: whether letters can be sent now; without, they wait until they can. */
type Parts = SubscriptionParts & { limits: LeadLimits; letters: boolean; agreedTo: AgreedTo }

/**
 * POST /api/articles/subscribe, …/confirm and …/leave (R194, A28). The answer never shows whether an address is
 * known: the answer to a request is always the same.
 */
export function subscriptions(parts: Parts) {
  return new Hono<ApiEnv>()
    .post(postSubscription.path, async (c) => {
      const fields = await readBody(c, postSubscription.body)
      const body = guardForm(fields, { secret: parts.secret, now: parts.now() })
      const language = body.locale ?? languageOf(c)
      const consentVersion = parts.agreedTo('subscribe', language, fields.consent_words)
      if (consentVersion === null) throw aboutPage('consent_words')
      const address = c.env?.clientAddress ?? ''
      const giveBack = await parts.limits.take(address, body.email)
      const page = withoutLetterToken((c.req.header('referer') ?? '').slice(0, 2000))
      await done(subscribe(parts, { body, address, language, consentVersion, page }), giveBack)
      const message = parts.letters ? 'subscribe.pending' : 'subscribe.later'
      return c.json({ message }, postSubscription.success, unkept)
    })
    .post(confirmSubscription.path, async (c) => {
      const { token } = await readBody(c, confirmSubscription.body)
      await done(confirmByToken(parts, token))
      return c.json({ message: 'subscribe.confirmed' }, 200, unkept)
    })
    .post(leaveSubscription.path, async (c) => {
      const { token } = await readBody(c, leaveSubscription.body)
      await done(leaveByToken(parts, token))
      return c.json({ message: 'subscribe.left' }, 200, unkept)
    })
}
