import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { agreedKeys } from '#texts/consent-keys.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { Name } from './texts.ts'

/**
 * `texts.yaml`: texts of the site that this company says in its own words, by their key in `texts/`. A text takes the
 * values of the one it replaces, and as many forms of a noun; the company's name, `{company}`, may stand anywhere.
 */
export const SiteTexts = z.strictObject({
  kk_review: z.boolean().optional(),
  texts: z.record(z.string().max(100), Name).superRefine((changed, context) => {
    for (const [key, text] of Object.entries(changed)) {
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path: [key, ...path], message })
      if (!isTextKey(key)) {
        refuse([], staffText('is no text of the site'))
        continue
      }
      if (agreedKeys.has(key)) {
        refuse(
          [],
          staffText(
            'cannot be changed here: visitors agree to these words, and a release keeps each wording',
          ),
        )
        continue
      }
      for (const language of languages) {
        const [own, other] = [texts[language][key], text[language]]
        if (valuesOf(own) !== valuesOf(other)) {
          const values = valuesOf(own) || staffText('none')
          refuse([language], staffText('must have the values of the text it replaces: {values}', { values }))
        }
        const count = own.split('|').length
        if (other.split('|').length !== count) {
          refuse([language], staffText('must have {count} forms between |', { count }))
        }
      }
    }
  }),
})

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(texts.ru, key)
}

/** The holes of a text, like `{count} {name}`, in the order of the alphabet. */
function valuesOf(text: string): string {
  const values = new Set(text.match(/\{\w+\}/g))
  values.delete('{company}')
  return [...values].toSorted().join(' ')
}
