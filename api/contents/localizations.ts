import { getLocalizations } from '#contract/localizations.ts'
import { findLocalizations } from '#database/contents/localizations.ts'
import type { Database } from '#database/open.ts'
import { consentKeys } from '#leads/intake/consent.ts'
import { keysOf, texts } from '#texts/texts.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** Consents name the version of these texts, so only a release changes them. */
const fixedKeys = new Set<string>([...Object.values(consentKeys).flat(), ...keysOf('analytics')])

/** GET /api/localizations/{lang}: the built-in texts under those that editors changed (R107, R153). */
export function localizations(db: Database) {
  return [
    read(getLocalizations, {
      language: (get) => getLocalizations.params.safeParse({ lang: get('lang') }).data?.lang,
      async answer(get) {
        const { lang } = paramsOf(getLocalizations, get)
        const content = new Map<string, string>(Object.entries(texts[lang]))
        for (const changed of await findLocalizations(db, lang)) {
          if (!fixedKeys.has(changed.key)) content.set(changed.key, changed.content)
        }
        return { data: [...content].map(([key, text]) => ({ key, content: text })) }
      },
    }),
  ]
}
