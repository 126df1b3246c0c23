import { createHash } from 'node:crypto'
import type { ConsentWording } from '#database/leads/consent-texts.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { type Language, languages } from '#domain/languages.ts'
import { consentKeys } from '#texts/consent-keys.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { type Texts, texts } from '#texts/texts.ts'

/** Forms of requests; each asks for consent. */
export const forms = [
  'callback',
  'meets',
  'questions',
  'reserves',
  'application',
  'student_application',
] as const

export type Form = (typeof forms)[number]

/** A subscription to the news, and to be told of changes, need consent too, and are no leads. */
export type ConsentForm = Form | 'subscribe' | 'watch' | 'chat_watch'

/** All that a visitor agrees to with the box of a form, as a page with these texts shows it. */
export function consentText(form: ConsentForm, words: Texts): string {
  const parts: string[] = consentKeys[form].map((key) => words[key])
  return parts
    .slice(0, -1)
    .join('\n')
    .replace('{link}', () => parts.at(-1) ?? '')
}

/**
 * Name of the text that a consent was given to (A14), like `callback-kk-5d0c1f2a`: form, language and the beginning
 * of the SHA-256 of the text. It changes with the text by itself; the database keeps every
 * wording that this site has used.
 */
export function consentVersion(form: ConsentForm, language: Language, words: Texts): string {
  return versionOf(form, language, consentText(form, words))
}

function versionOf(form: ConsentForm, language: Language, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${form}-${language}-${hash.slice(0, 8)}`
}

/** Every wording of today, in these texts of each language. */
export function consentWordings(textsIn: (language: Language) => Texts): ConsentWording[] {
  const forms = Object.keys(consentKeys) as ConsentForm[]
  return forms.flatMap((form) =>
    languages.map((language) => {
      const text = consentText(form, textsIn(language))
      return { version: versionOf(form, language, text), text }
    }),
  )
}

/** The built-in wordings: pages show them while the changed ones cannot be had. */
export function builtInConsents(): ConsentWording[] {
  return consentWordings((language) => texts[language])
}

type OwnTexts = Parameters<typeof ownTexts>[0] & { keptConsents: ReadonlyMap<string, string> }

/**
 * The version of the words that a visitor agreed to (R690). `shown` is what the form says that it showed: a page may
 * have been open since before the words changed. A direct call names none, and has the words of today.
 *
 * @returns null where this site keeps no such words for the form and language: they have to be shown again
 */
export function agreedVersion(
  own: OwnTexts,
  form: ConsentForm,
  language: Language,
  shown: string | undefined,
): string | null {
  const today = consentText(form, ownTexts(own, language))
  if (shown === undefined || isSame(shown, today)) return versionOf(form, language, today)
  const kind = `${form}-${language}-`
  const builtIn = consentText(form, texts[language])
  const known = [...own.keptConsents, [versionOf(form, language, builtIn), builtIn] as const]
  const agreed = known.find(([version, text]) => version.startsWith(kind) && isSame(shown, text))
  return agreed?.[0] ?? null
}

/** Pages set no-break spaces, and browsers write the ends of lines as two signs. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => unboundWords(text).replaceAll(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}
