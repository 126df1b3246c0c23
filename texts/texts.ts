import { filtersEn } from './filters/en.ts'
import { filtersKk } from './filters/kk.ts'
import { filtersRu } from './filters/ru.ts'
import { messagesEn } from './messages/en.ts'
import { messagesKk } from './messages/kk.ts'
import { messagesRu } from './messages/ru.ts'
import { siteEn } from './site/en.ts'
import { siteKk } from './site/kk.ts'
import { siteRu } from './site/ru.ts'

/** Key of a text of the markup. Russian is the source: the other languages must have the same keys. */
export type TextKey = keyof typeof siteRu | keyof typeof messagesRu | keyof typeof filtersRu

/** All texts of one language. */
export type Texts = Readonly<Record<TextKey, string>>

/** The built-in texts; editors may override any of them in the localizations table. */
export const texts: Readonly<Record<'ru' | 'kk' | 'en', Texts>> = {
  ru: { ...siteRu, ...messagesRu, ...filtersRu },
  kk: { ...siteKk, ...messagesKk, ...filtersKk },
  en: { ...siteEn, ...messagesEn, ...filtersEn },
}
