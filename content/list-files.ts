import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isLanguage, type Language } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { hasText, isKind, type Kind, kinds } from './kinds.ts'
import type { Problem } from './problem.ts'
import type { FileName } from './source-file.ts'

/** A content folder, or a folder of it: its path and its name in messages. */
export type Folder = FileName & {
  /** How its files are in the present format, by path, where it has an older one: text, or null for what is left out. */
  readonly changes: ReadonlyMap<string, string | null>
}

/** Lists that are one file each. */
export const lists = [
  'company',
  'costs',
  'features',
  'feedback-images',
  'leads',
  'redirects',
  'stock',
  'texts',
  'units',
] as const
export type List = (typeof lists)[number]

/** The files of one record: the record itself and its long text by language. */
type RecordFiles = { record: FileName | null; texts: Map<Language, FileName> }

export type ContentFiles = {
  /** By kind and slug, in the order of the slugs. */
  kinds: Record<Kind, Map<string, RecordFiles>>
  lists: Map<List, FileName>
  /** `redirects.csv`: more redirects than one writes by hand. */
  redirectTable: FileName | null
}

/** Folders beside the kinds: pictures, their records and those of texts, the drawings of the logo, the sample contract, and what the units of the demo company are generated from. */
const otherFolders = new Set(['media', 'pictures', 'texts', 'brand', 'documents', 'demo'])
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const recordEnding = /\.(ya?ml|json)$/

/** Finds the files of a content folder. A file without a place in it, or in the place of another, is a problem. */
export function listFiles(folder: Folder, problems: Problem[]): ContentFiles {
  const files: ContentFiles = {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as ContentFiles['kinds'],
    lists: new Map(),
    redirectTable: null,
  }
  for (const entry of entriesOf(folder)) {
    const file = below(folder, entry.name)
    if (entry.name === 'redirects.csv' && !entry.isDirectory()) files.redirectTable = file
    else if (!entry.isDirectory()) addList(files, file, entry.name, problems)
    else if (isKind(entry.name)) addKind(files.kinds[entry.name], entry.name, file, problems)
    else if (!otherFolders.has(entry.name)) {
      problems.push(
        stray(file, staffText('is not a kind of content; there are {kinds}', { kinds: kinds.join(', ') })),
      )
    }
  }
  return files
}

/** A file or folder of a folder. */
export function below({ path, name, changes }: Folder, file: string): Folder {
  const below = join(path, file)
  return { path: below, name: `${name}/${file}`, changes, text: changes.get(below) ?? undefined }
}

/** Whether a file or a folder is there, and not left out together with one that it lies in. */
export function isThere({ path, changes }: Pick<Folder, 'path' | 'changes'>): boolean {
  for (let above = path; above !== dirname(above); above = dirname(above))
    if (changes.get(above) === null) return false
  return changes.has(path) || existsSync(path)
}

/** Hidden files of editors and systems begin with a dot. */
export function entriesOf({ path, changes }: Folder): Dirent[] {
  if (!isThere({ path, changes }) || !existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && changes.get(join(path, name)) !== null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function addList(files: ContentFiles, file: FileName, name: string, problems: Problem[]): void {
  const list = lists.find((each) => each === name.replace(recordEnding, ''))
  if (list === undefined || !recordEnding.test(name)) {
    if (!name.endsWith('.md')) problems.push(stray(file, staffText('does not belong into a content folder')))
  } else if (files.lists.has(list))
    problems.push(
      stray(
        file,
        staffText('there is {file} already: keep one of the two', {
          file: files.lists.get(list)?.name ?? '',
        }),
      ),
    )
  else files.lists.set(list, file)
}

function addKind(records: Map<string, RecordFiles>, kind: Kind, folder: Folder, problems: Problem[]): void {
  for (const entry of entriesOf(folder)) {
    const file = below(folder, entry.name)
    const problem = entry.isFile()
      ? addRecord(records, kind, file, entry.name)
      : staffText('is not a file of a record')
    if (problem !== null) problems.push(stray(file, problem))
  }
  for (const { record, texts } of records.values()) {
    if (record !== null) continue
    for (const file of texts.values())
      problems.push(stray(file, staffText('there is no record (.yaml) to this text')))
  }
}

/** @returns the problem of the file, or null */
function addRecord(
  records: Map<string, RecordFiles>,
  kind: Kind,
  file: FileName,
  name: string,
): string | null {
  const [, base = '', language, ending] = /^(.+?)(?:\.([a-z]+))?\.(ya?ml|json|md)$/.exec(name) ?? []
  if (!slug.test(base) || base.length > 120) {
    return staffText('must be called <slug>.yaml, the slug in lower-case Latin words joined by hyphens')
  }
  const files = records.get(base) ?? { record: null, texts: new Map() }
  if (ending === 'md') {
    if (!hasText(kind)) return staffText('{kind} have no long texts', { kind })
    if (!isLanguage(language)) return staffText('must end in .ru.md, .kk.md or .en.md')
    files.texts.set(language, file)
  } else {
    if (language !== undefined) return staffText('must be called <slug>.yaml')
    if (files.record !== null)
      return staffText('the slug {slug} is taken by {file}', { slug: base, file: files.record.name })
    files.record = file
  }
  records.set(base, files)
  return null
}

function stray({ name }: FileName, message: string): Problem {
  return { file: name, line: null, message }
}
