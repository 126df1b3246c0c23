import { createHash } from 'node:crypto'
import type { Company } from '#contract/dictionaries.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import { type KeepDays, unconfirmedDays } from '#domain/keep-days.ts'
import { type Language, languages } from '#domain/languages.ts'
import { plural } from '#domain/plural.ts'
import type { Texts } from '#texts/texts.ts'
import { filled } from '#domain/filled.ts'

/** The texts of the site in a language. */
type TextsIn = (language: Language) => Texts

/** A paragraph, or the points of a list. */
type PolicyBlock = string | readonly string[]

/** The words of the policy in one language. */
export type PolicyText = {
  readonly words: Pick<Texts, Extract<keyof Texts, `policy.${string}`>>
  readonly sections: readonly { title: string; blocks: readonly PolicyBlock[] }[]
}

/** The company of the policy; empty fields are left out. */
export type Operator = Pick<
  Company,
  'name' | 'phone' | 'email' | 'hours' | 'colours' | 'legal_name' | 'bin' | 'legal_address'
> & { fonts?: SiteFonts }

/** The policy in a language; the Russian one where a translation is missing or older than it (note j). */
export function policyIn(asked: Language, textsIn: TextsIn): { language: Language; text: PolicyText } {
  const version = (language: Language) => textsIn(language)['policy.version']
  const language = version(asked) === version('ru') ? asked : 'ru'
  return { language, text: policyText(textsIn(language)) }
}

/** The sections of `policy.text`, which a company may write in its own words. */
function policyText(texts: Texts): PolicyText {
  const own = Object.entries(texts).filter(([key]) => key.startsWith('policy.'))
  const sections = texts['policy.text'].split(/^## /m).slice(1)
  return {
    words: Object.fromEntries(own) as PolicyText['words'],
    sections: sections.map((section) => {
      const [title = '', ...lines] = section.trim().split('\n')
      return { title: title.trim(), blocks: blocksOf(lines.join('\n')) }
    }),
  }
}

/** Paragraphs, parted by empty lines, and lists. */
function blocksOf(text: string): PolicyBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const words = block.replaceAll(/\n(?!- )/g, ' ').trim()
      if (!words.startsWith('- ')) return words
      return words.split('\n').map((point) => point.replace(/^- /, '').trim())
    })
}

/** The times of the settings in words, for their places in the text. */
export function timesOf({ words }: PolicyText, language: Language, keep: KeepDays) {
  const days = (count: number) => `${count} ${plural(count, language, words['policy.days'])}`
  return { leadDays: days(keep.leads), cvDays: days(keep.cv), unconfirmedDays: days(unconfirmedDays) }
}

/**
 * The policy as plain text in each language, to be kept: it promises its earlier versions to whoever asks. `version` is
 * like `policy-kk-5d0c1f2a` and changes with the text and the times. The places of the company stay open.
 */
export function policyWordings(keep: KeepDays, textsIn: TextsIn): { version: string; text: string }[] {
  return languages.map((asked) => {
    const { language, text } = policyIn(asked, textsIn)
    const sections = text.sections.map(({ title, blocks }, index) =>
      [`${index + 1}. ${title}`, ...blocks.map((block) => [block].flat().join('\n'))].join('\n'),
    )
    const words = [text.words['policy.title'], text.words['policy.subtitle'], ...sections].join('\n\n')
    const whole = filled(`${text.words['policy.version']}\n${words}`, timesOf(text, language, keep))
    const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
    return { version: `policy-${asked}-${hash}`, text: whole }
  })
}
