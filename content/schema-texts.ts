import { z } from 'zod'
import { languages, type Language, type Localized } from '#domain/languages.ts'

const Line = z.string().trim().min(1, 'must not be empty')

/** Letters that English texts have no use for: one of them means that a text was left in Russian or Kazakh. */
const cyrillic = /[\u0400-\u04FF]/

/** A proper name in three languages. It may be the same in all of them. */
export const Name = z.strictObject({ ru: Line, kk: Line, en: Line }).superRefine((text, context) => {
  if (cyrillic.test(text.en)) refuse(context, 'en', 'must not contain Cyrillic letters')
})

/** A text in three languages. A Kazakh or English text equal to the Russian one was not translated. */
export const Text = Name.superRefine((text, context) => {
  for (const language of ['kk', 'en'] as const) {
    if (text[language] === text.ru) refuse(context, language, 'must differ from the Russian text')
  }
})

const allowedTags = new Set(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'])

/** A text with simple markup. Tags are few, so that no record brings scripts or styles onto a page. */
export const Html = Text.superRefine((text, context) => {
  for (const language of languages) {
    const problem = markupProblem(text[language])
    if (problem) refuse(context, language, problem)
  }
})

/** What is wrong with the markup of a text, or null. */
function markupProblem(html: string): string | null {
  if (!html.startsWith('<')) return 'must begin with a tag such as <p>'
  const open: string[] = []
  for (const [tag, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (!allowedTags.has(name)) return `must not use ${tag}`
    if (rest !== '' && !/^ href="(https:\/\/|\/)[^"<>]*"$/.test(rest)) return `must not use ${tag}`
    if (name === 'br') continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return `closes <${name}> where it is not open`
  }
  return open.length > 0 ? `leaves <${open.at(-1)}> open` : null
}

function refuse(context: z.RefinementCtx<Localized>, language: Language, message: string): void {
  context.addIssue({ code: 'custom', path: [language], message })
}
