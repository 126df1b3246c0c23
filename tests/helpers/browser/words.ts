import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'

/** A text as visitors of this language read it, with its parameters filled in. */
export function word(
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const filled = texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  return boundWords(filled, language)
}
