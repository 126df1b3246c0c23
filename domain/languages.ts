/** The three languages of the site, in the order in which every list shows them (R25–R27). */
export const languages = ['ru', 'kk', 'en'] as const

export type Language = (typeof languages)[number]

/** Addresses without a prefix are Russian (R25). */
export const defaultLanguage: Language = 'ru'

/** One text in every language. The only shape in which the site keeps texts that visitors read. */
export type Localized = Readonly<Record<Language, string>>

/**
 * Locale code and native name of each language (R108). English is spelled the British way; its code is that of the
 * specification.
 */
export const languageNames: Readonly<Record<Language, { locale: string; name: string }>> = {
  ru: { locale: 'ru-KZ', name: 'Русский' },
  kk: { locale: 'kk-KZ', name: 'Қазақша' },
  en: { locale: 'en-US', name: 'English' },
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}
