import { getLocalizations } from '#contract/localizations.ts'
import { findCompany } from '#database/catalogue/dictionaries.ts'
import { findLocalizations } from '#database/contents/localizations.ts'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { withReceivers } from '#texts/receivers.ts'
import { withCompany } from '#texts/text.ts'
import { texts } from '#texts/texts.ts'
import { withVisitorBot } from '#texts/visitor-bot.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/localizations/{lang}: the built-in texts under those that editors changed (R107, R153). */
export function localizations(db: Database) {
  return [
    read(getLocalizations, {
      language: (get) => getLocalizations.params.safeParse({ lang: get('lang') }).data?.lang,
      async answer(get) {
        const { lang } = paramsOf(getLocalizations, get)
        const [changed, company, receivers, bot] = await Promise.all([
          findLocalizations(db, lang),
          findCompany(db, lang),
          readSetting(db, 'lead_receivers'),
          readSetting(db, 'visitor_bot'),
        ])
        const said = {
          ...texts[lang],
          ...Object.fromEntries(changed.map(({ key, content }) => [key, content])),
        }
        const named = withVisitorBot(withReceivers(said, lang, receivers), lang, bot)
        const content = withCompany(named, company?.name ?? '')
        // Texts that only the company can write are empty until it does, and so are its names while it has none.
        const written = Object.entries(content).filter(([, text]) => text !== '')
        return { data: written.map(([key, text]) => ({ key, content: text })) }
      },
    }),
  ]
}
