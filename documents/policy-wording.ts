import { createHash } from 'node:crypto'
import type { Company } from '#contract/dictionaries.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import { type KeepDays, unconfirmedDays } from '#domain/keep-days.ts'
import { type Language, languages } from '#domain/languages.ts'
import { plural } from '#domain/plural.ts'
import { type PolicyText, policyTexts } from '#texts/policy.ts'
import { filled } from './typeset.ts'

type Policies = Readonly<{ ru: PolicyText } & Partial<Record<Language, PolicyText>>>

/** The company of the policy; empty fields are left out. */
export type Operator = Pick<
  Company,
  'name' | 'phone' | 'email' | 'hours' | 'colours' | 'legal_name' | 'bin' | 'legal_address'
> & { fonts?: SiteFonts }

/** The policy in a language; the Russian one where a translation is missing or older than it (note j). */
export function policyIn(
  language: Language,
  texts: Policies = policyTexts,
): { language: Language; text: PolicyText } {
  const text = texts[language]
  return text?.version === texts.ru.version ? { language, text } : { language: 'ru', text: texts.ru }
}

/** The times of the settings in words, for their places in the text. */
export function timesOf(text: PolicyText, language: Language, keep: KeepDays) {
  const days = (count: number) => `${count} ${plural(count, language, text.days)}`
  return { leadDays: days(keep.leads), cvDays: days(keep.cv), unconfirmedDays: days(unconfirmedDays) }
}

/**
 * The policy as plain text in each language, to be kept: it promises its earlier versions to whoever asks. `version` is
 * like `policy-kk-5d0c1f2a` and changes with the text and the times. The places of the company stay open.
 */
export function policyWordings(keep: KeepDays): { version: string; text: string }[] {
  return languages.map((asked) => {
    const { language, text } = policyIn(asked)
    const sections = text.sections.map(({ title, blocks }, index) =>
      [`${index + 1}. ${title}`, ...blocks.map((block) => [block].flat().join('\n'))].join('\n'),
    )
    const words = [text.title, text.subtitle, ...sections].join('\n\n')
    const whole = filled(`${text.version}\n${words}`, timesOf(text, language, keep))
    const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
    return { version: `policy-${asked}-${hash}`, text: whole }
  })
}
