import { checkContentFolder } from '#content/import-folder.ts'
import type { Language } from '#domain/languages.ts'
import { unsaid } from '../content/unsaid.ts'
import { said } from './answers.ts'
import { type Ask, askFor, complete, fromFlags, Unanswered } from './collect.ts'
import { folderFiles } from './folder-files.ts'
import { isFree, makeFolder } from './make-folder.ts'
import { starterFiles } from './starter-files.ts'
import type { NewCompany } from './options.ts'
import { words as wordsIn } from './words.ts'

type Terminal = {
  print(text: string): Promise<void>
  /** Null where nobody can answer. */
  ask: Ask | null
}

/**
 * Makes the content folder of a new company and checks it.
 *
 * @param media where made pictures lie (`DATA_DIR/media`); it is only looked at
 * @throws Unanswered when an answer is missing or cannot be taken, or the folder is not empty: nothing is written then
 */
export async function newCompany(
  { folder: named, flags }: NewCompany,
  media: string,
  { print, ask }: Terminal,
  language: Language,
): Promise<void> {
  const words = wordsIn[language]
  if (ask !== null) await print(`${words.start}\n`)
  const folder = named ?? (ask === null ? null : await ask(`${words.questions.folder}: `))?.trim() ?? ''
  if (folder === '') throw new Unanswered(`${words.questions.folder}: ${words.refused.missing}`)
  if (!isFree(folder)) throw new Unanswered(said(words.refused.folder, { folder }))
  const given = fromFlags(flags, words)
  const answers = complete(ask === null ? given : await askFor(given, ask, words), words)
  makeFolder(folder, new Map([...folderFiles(answers, words), ...starterFiles()]))
  const left = unsaid(await checkContentFolder(folder, media), language)
  // Data of its own: a database that has the content of another company is not filled again.
  const data = `${folder.replace(/[\\/]+$/, '')}-data`
  const start = `CONTENT_DIR=${inShell(folder)} DATA_DIR=${inShell(data)} npm start`
  await print(
    [
      said(words.made, { folder }),
      ...(left.length === 0 ? [] : [words.left, ...left.map((line) => `  ${line}`)]),
      words.next,
      `  ${start}`,
      ...(answers.domain === null ? [] : [words.server, `  PUBLIC_URL=https://${answers.domain} ${start}`]),
      '',
    ].join('\n'),
  )
}

/** A word as a shell takes it. */
function inShell(word: string): string {
  return /^[\w./~-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
