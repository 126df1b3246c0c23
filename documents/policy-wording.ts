import type { Company } from '#contract/dictionaries.ts'
import type { Language } from '#domain/languages.ts'
import { type PolicyText, policyTexts } from '#texts/policy.ts'

type Policies = Readonly<{ ru: PolicyText } & Partial<Record<Language, PolicyText>>>

/** The company of the policy; empty fields are left out. */
export type Operator = Pick<Company, 'name' | 'phone' | 'email' | 'hours'>

/** The policy in a language; the Russian one where a translation is missing or older than it (note j). */
export function policyIn(
  language: Language,
  texts: Policies = policyTexts,
): { language: Language; text: PolicyText } {
  const text = texts[language]
  return text?.version === texts.ru.version ? { language, text } : { language: 'ru', text: texts.ru }
}
