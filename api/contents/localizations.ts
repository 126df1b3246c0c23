import { Hono } from 'hono'
import { getLocalizations } from '#contract/localizations.ts'
import { findLocalizations } from '#database/contents/localizations.ts'
import type { Database } from '#database/open.ts'
import { consentKeys } from '#leads/intake/consent.ts'
import { keysOf, texts } from '#texts/texts.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { notFound } from '../http/failures.ts'
import { sendRead } from '../http/read-answer.ts'

/** Consents name the version of these texts, so only a release changes them. */
const fixedKeys = new Set<string>([...Object.values(consentKeys).flat(), ...keysOf('analytics')])

/** GET /api/localizations/{lang}: the built-in texts under those that editors changed (R107, R153). */
export function localizations(db: Database) {
  return new Hono<ApiEnv>().get(getLocalizations.path, async (c) => {
    const params = getLocalizations.params.safeParse(c.req.param())
    if (!params.success) throw notFound(c)
    const language = params.data.lang
    const content = new Map<string, string>(Object.entries(texts[language]))
    for (const changed of await findLocalizations(db, language)) {
      if (!fixedKeys.has(changed.key)) content.set(changed.key, changed.content)
    }
    const data = [...content].map(([key, text]) => ({ key, content: text }))
    return sendRead(c, getLocalizations, language, { data })
  })
}
