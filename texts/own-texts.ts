import { type Receivers, withReceivers } from './receivers.ts'
import { withChanges, withCompany } from './text.ts'
import { type Texts, texts } from './texts.ts'
import { type VisitorBot, withVisitorBot } from './visitor-bot.ts'

type Language = 'ru' | 'kk' | 'en'

/** What a company says in its own words, its name, who gets the requests of its visitors, and the bot that tells them of changes. */
type OwnTexts = {
  readonly company: Readonly<Record<Language, string>>
  readonly changed: Readonly<Record<Language, readonly { key: string; content: string }[]>>
  readonly receivers?: Receivers | null
  readonly bot?: VisitorBot | null
}

/** What was made of one state of the content, for as long as that is in use. */
const made = new WeakMap<OwnTexts, Partial<Record<Language, Texts>>>()

/** All texts of the site as its pages say them: the built-in ones under those that the company changed (R107). */
export function ownTexts(own: OwnTexts, language: Language): Texts {
  const known = made.get(own) ?? {}
  made.set(own, known)
  if (known[language] !== undefined) return known[language]
  const changed = withChanges(texts[language], own.changed[language])
  const named = withVisitorBot(withReceivers(changed, language, own.receivers), language, own.bot)
  return (known[language] = withCompany(named, own.company[language]))
}
