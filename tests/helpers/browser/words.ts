import type { Language } from '#domain/languages.ts'
import type { TextKey } from '#texts/texts.ts'
import { wordOf } from '../company-texts.ts'
import { demoTexts } from '../demo-company.ts'

/** A text as visitors of the demo company read it in this language, with its parameters filled in. */
export function word(
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return wordOf(demoTexts, language, key, values)
}
