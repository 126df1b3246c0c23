import { staffText } from '#domain/staff/staff-text.ts'
import { below, type ContentFiles, entriesOf, type Folder } from './list-files.ts'
import { placeOf, type Problem } from './problem.ts'
import { type OwnText, siteTextProblems, SiteTexts, TextRecord } from './schemas/site-texts.ts'
import { checkSource, readSource, type SourceFile } from './source-file.ts'

/** A text of the company, and where it stands in its file. */
type Told = { key: string; text: OwnText; source: SourceFile; path: readonly string[] }

/**
 * The texts of the site that a company says in its own words: those of `texts.yaml`, and those with a record of their
 * own in `texts/` (R803). Both are one list; a text that stands in it twice is a problem.
 */
export function readSiteTexts(
  files: ContentFiles,
  folder: Folder,
  problems: Problem[],
): Readonly<Record<string, OwnText>> {
  const told = [...inList(files, problems), ...inRecords(below(folder, 'texts'), problems)]
  const own: Record<string, OwnText> = {}
  const sources = new Map<string, SourceFile>()
  for (const { key, text, source, path } of told) {
    const first = sources.get(key)
    if (first !== undefined) {
      const message = staffText('the text {key} stands in {file} already', { key, file: first.name })
      problems.push({ file: source.name, line: source.lineOf(path), message })
    }
    sources.set(key, first ?? source)
    own[key] ??= text
  }
  for (const { key, text, source, path } of told) {
    for (const { language, message } of siteTextProblems(key, text, own)) {
      const whole = language === null ? path : [...path, language]
      const place = placeOf(whole)
      problems.push({ file: source.name, line: source.lineOf(whole), message: `${place}: ${message}` })
    }
  }
  return own
}

function inList(files: ContentFiles, problems: Problem[]): Told[] {
  const file = files.lists.get('texts')
  const source = file === undefined ? null : readSource(file, problems)
  const list = source && checkSource(SiteTexts, source, problems)
  if (!source || !list) return []
  return Object.entries(list.texts).map(([key, text]) => ({ key, text, source, path: ['texts', key] }))
}

function inRecords(folder: Folder, problems: Problem[]): Told[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = below(folder, entry.name)
    if (!entry.isFile() || !/^[a-z0-9_-]{1,120}\.(ya?ml|json)$/.test(entry.name)) {
      const message = staffText(
        'must be called <name>.yaml, the name of lower-case Latin letters, digits, hyphens and underscores',
      )
      problems.push({ file: file.name, line: null, message })
      return []
    }
    const source = readSource(file, problems)
    const record = source && checkSource(TextRecord, source, problems)
    return source && record ? [{ key: record.key, text: record.text, source, path: ['text'] }] : []
  })
}
