import { z } from 'zod'
import type { Language } from '#domain/languages.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'

const Line = z.string().trim().min(1, staffError('must not be empty'))

/** Letters that English texts have no use for: one of them means that a text was left in Russian or Kazakh. */
export const cyrillic = /[\u0400-\u04FF]/

/** A text that nobody wrote: pages leave it out. */
export const noText = { ru: '', kk: '', en: '' }

/** Words in three languages. */
export const Words = z.strictObject({ ru: Line, kk: Line, en: Line })

/** A proper name in three languages. It may be the same in all of them. */
export const Name = Words.superRefine((text, context) => {
  if (cyrillic.test(text.en)) refuse(context, 'en', staffText('must not contain Cyrillic letters'))
})

/** A text in three languages. A Kazakh or English text equal to the Russian one was not translated. */
export const Text = Name.superRefine((text, context) => {
  for (const language of ['kk', 'en'] as const) {
    if (text[language] === text.ru) refuse(context, language, staffText('must differ from the Russian text'))
  }
})

const LineList = z.array(Line).min(1, staffError('must not be empty'))

/** Lines of plain text in three languages, as many in each. */
export const Lines = z
  .strictObject({ ru: LineList, kk: LineList, en: LineList })
  .superRefine((lines, context) => {
    for (const language of ['kk', 'en'] as const) {
      if (lines[language].length !== lines.ru.length) {
        const count = lines.ru.length
        refuse(
          context,
          language,
          staffText('must have as many lines as the Russian text: {count}', { count }),
        )
      }
      if (lines[language].join() === lines.ru.join()) {
        refuse(context, language, staffText('must differ from the Russian text'))
      }
    }
    if (lines.en.some((line) => cyrillic.test(line))) {
      refuse(context, 'en', staffText('must not contain Cyrillic letters'))
    }
  })

function refuse<T>(context: z.RefinementCtx<T>, language: Language, message: string): void {
  context.addIssue({ code: 'custom', path: [language], message })
}
