import { basename } from 'node:path'
import { type Language, languages } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { countWords, type LongText, markdownHtml } from './markdown.ts'
import type { Problem } from './problem.ts'
import { type FileName, readText } from './source-file.ts'
import type { World } from './world.ts'

/** Letters that English texts have no use for. */
const cyrillic = /[\u0400-\u04FF]/

/** The Markdown beside a record. A language without a file, or with an empty one, is a problem. */
export function readLongText(
  record: FileName,
  files: ReadonlyMap<Language, FileName>,
  world: World,
  problems: Problem[],
): LongText {
  const html: Record<Language, string> = { ru: '', kk: '', en: '' }
  const texts: Record<Language, string> = { ru: '', kk: '', en: '' }
  const nameOf = (language: Language) => record.name.replace(/\.\w+$/, `.${language}.md`)
  const placeOf = (language: Language) => ({ file: nameOf(language), line: null })
  const places = { ru: placeOf('ru'), kk: placeOf('kk'), en: placeOf('en') }
  if (files.size === 0) {
    const message = staffText(
      'there is no text, neither «Текст» in the editor nor files beside the record: {files}',
      { files: languages.map((language) => basename(nameOf(language))).join(', ') },
    )
    problems.push({ file: record.name, line: null, message })
    return { html, words: 0, places }
  }
  for (const language of languages) {
    const name = nameOf(language)
    const problem = (line: number | null, message: string) => problems.push({ file: name, line, message })
    const file = files.get(language)
    if (!file) {
      problem(null, staffText('the text in {language} is missing', { language }))
      continue
    }
    const text = readText(file, problems)
    if (text === null) continue
    if (text.trim() === '') problem(null, staffText('the text in {language} must not be empty', { language }))
    if (language !== 'ru' && text === texts.ru) problem(null, staffText('must differ from the Russian text'))
    const line = language === 'en' ? text.split('\n').findIndex((each) => cyrillic.test(each)) : -1
    if (line !== -1) problem(line + 1, staffText('must not contain Cyrillic letters'))
    const converted = markdownHtml(text, language, world)
    for (const { line, message } of converted.problems) problem(line, message)
    html[language] = converted.html
    texts[language] = text
  }
  return { html, words: countWords(texts.ru), places }
}
