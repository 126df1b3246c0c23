import { basename } from 'node:path'
import {
  originalEndings,
  type PictureOriginal,
  PictureOriginals,
  PictureRecord,
} from '#media/pictures/picture-originals.ts'
import type { PictureSource } from '#media/pictures/own-pictures.ts'
import type { StoredPicture } from '#database/tables.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, entriesOf, type Folder, slug } from './list-files.ts'
import { placeOf, type Problem } from './problem.ts'
import { checkSource, type FileName, readSource, type SourceFile } from './source-file.ts'
import { missingRecord, type World } from './world.ts'

/** A picture of the folder, and its original as messages call it. */
export type ContentPicture = PictureSource & { fileName: string }

const list = /^pictures\.(ya?ml|json)$/
const original = new RegExp(`^(.+)\\.(${originalEndings.join('|')})$`, 'i')

/** A picture as it is described, somewhere. */
type Described = {
  name: string
  original: PictureOriginal
  /** The name of its original; null: it is called as the picture is. */
  file: string | null
  source: Pick<SourceFile, 'name' | 'lineOf'>
  /** Where it stands in its file. */
  path: readonly string[]
}

/**
 * The pictures of a content folder: their records in `media/pictures.yaml` (or `.json`), or in a file apiece in
 * `pictures/`, and their originals in `media/`. A record without an original, an original without a record, and a name
 * with two records are problems (R478, R802).
 *
 * @returns the pictures, and every name that has a record, also a wrong one: it is not said again where it is used
 */
export function readPictures(
  folder: Folder,
  problems: Problem[],
  projects: Pick<World, 'has' | 'slugs'>,
): { described: ContentPicture[]; names: ReadonlySet<string> } {
  const media = below(folder, 'media')
  const files = entriesOf(media).map(({ name }) => name)
  const originals = Map.groupBy(
    files.filter((name) => original.test(name)),
    (name) => original.exec(name)?.[1] ?? '',
  )
  const [listed, second] = files.filter((name) => list.test(name)).map((name) => below(media, name))
  if (second !== undefined)
    problems.push({
      file: second.name,
      line: null,
      message: staffText('there is {file} already: keep one of the two', { file: listed?.name ?? '' }),
    })
  const listName = listed === undefined ? 'pictures.yaml' : basename(listed.path)
  const inList = listed === undefined ? nothing : readList(listed, problems)
  const inRecords = readRecords(below(folder, 'pictures'), inList.names, problems)
  const described: ContentPicture[] = []
  const used = new Set<string>()
  for (const picture of [...inList.described, ...inRecords.described]) {
    const { name, source, path } = picture
    const { project } = picture.original
    const place = placeOf(path)
    if (project !== null && !projects.has('complexes', project)) {
      const message = `${placeOf([...path, 'project'])}: ${missingRecord(projects, 'complexes', project)}`
      problems.push({ file: source.name, line: source.lineOf([...path, 'project']), message })
    }
    const refuse = (message: string) =>
      problems.push({
        file: source.name,
        line: source.lineOf(path),
        message: place === '' ? message : `${place}: ${message}`,
      })
    const [file, another] = picture.file === null ? (originals.get(name) ?? []) : [picture.file]
    if (another !== undefined)
      refuse(
        staffText('there are two, {file} and {another}: only one can be meant', {
          file: file ?? '',
          another,
        }),
      )
    if (file === undefined || !files.includes(file)) {
      const endings = originalEndings.join(', ')
      if (file === undefined)
        refuse(staffText('there is no picture of that name in media ({endings})', { endings }))
      else refuse(staffText('file: there is no {file} in media', { file }))
    } else {
      const { path, name: fileName } = below(media, file)
      described.push({ name, original: picture.original, path, fileName })
      used.add(file)
    }
  }
  for (const [name, own] of originals) {
    if (inList.names.has(name)) continue
    for (const file of own) {
      if (used.has(file)) continue
      const message = staffText('has no record in {file}: its text in three languages, project and kind', {
        file: `media/${listName}`,
      })
      problems.push({ file: below(media, file).name, line: null, message })
    }
  }
  return { described, names: new Set([...inList.names, ...inRecords.names]) }
}

type Read = { described: Described[]; names: ReadonlySet<string> }

const nothing: Read = { described: [], names: new Set() }

/** The pictures of the list. One that has only comments yet is empty. */
function readList(file: FileName, problems: Problem[]): Read {
  const source = readSource(file, problems)
  if (source === null || source.data === null) return nothing
  const records = Object.entries(checkSource(PictureOriginals, source, problems) ?? {})
  return {
    described: records.map(([name, original]) => ({ name, original, file: null, source, path: [name] })),
    names: new Set(Object.keys(source.data ?? {})),
  }
}

/** The pictures that have a record of their own, called as they are. */
function readRecords(folder: Folder, listed: ReadonlySet<string>, problems: Problem[]): Read {
  const described: Described[] = []
  const names = new Set<string>()
  for (const entry of entriesOf(folder)) {
    const file = below(folder, entry.name)
    const refuse = (message: string) => problems.push({ file: file.name, line: null, message })
    const [, name = ''] = /^(.+)\.(?:ya?ml|json)$/.exec(entry.name) ?? []
    if (!entry.isFile() || !slug.test(name) || name.length > 120) {
      refuse(staffText('must be called <slug>.yaml, the slug in lower-case Latin words joined by hyphens'))
      continue
    }
    if (names.has(name) || listed.has(name)) {
      refuse(staffText('the picture {name} has a record already', { name }))
      continue
    }
    names.add(name)
    const source = readSource(file, problems)
    const record = source && checkSource(PictureRecord, source, problems)
    if (!source || !record) continue
    const { file: path, ...original } = record
    described.push({ name, original, file: path.replace('/media/', ''), source, path: [] })
  }
  return { described, names }
}

/** What a check of the texts needs of a picture, before any of its files are made. */
export function standIn(name: string): StoredPicture {
  const alt = { ru: name, kk: name, en: name }
  return {
    src: `/media/${name}.webp`,
    srcset: '',
    srcset_avif: '',
    width: 1,
    height: 1,
    placeholder: '',
    alt,
  }
}
