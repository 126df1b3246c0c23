import { originalEndings, type PictureOriginal, PictureOriginals } from '#media/pictures/picture-originals.ts'
import type { PictureSource } from '#media/pictures/own-pictures.ts'
import type { StoredPicture } from '#database/tables.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, entriesOf, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import { checkSource, type FileName, parseSource, readText } from './source-file.ts'
import { missingRecord, type World } from './world.ts'

/** A picture of the folder, and its original as messages call it. */
export type ContentPicture = PictureSource & { fileName: string }

const list = /^pictures\.(ya?ml|json)$/
const original = new RegExp(`^(.+)\\.(${originalEndings.join('|')})$`, 'i')

/**
 * The pictures of a content folder: their records in `media/pictures.json` (or `.yaml`), their originals beside it. A
 * record without an original, and an original without a record, are problems (R478).
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
      message: staffText('there is {file} already', { file: listed?.name ?? '' }),
    })
  const { records, names } = listed === undefined ? nothing : readRecords(listed, problems)
  const described: ContentPicture[] = []
  for (const { name, record, line, lineOf } of records) {
    const { project } = record
    if (project !== null && !projects.has('complexes', project)) {
      const message = `${name}.project: ${missingRecord(projects, 'complexes', project)}`
      problems.push({ file: listed?.name ?? '', line: lineOf('project'), message })
    }
    const [file, another] = originals.get(name) ?? []
    const refuse = (message: string) =>
      problems.push({ file: listed?.name ?? '', line, message: `${name}: ${message}` })
    if (another !== undefined)
      refuse(
        staffText('there are two, {file} and {another}: only one can be meant', {
          file: file ?? '',
          another,
        }),
      )
    if (file === undefined) {
      const endings = originalEndings.join(', ')
      refuse(staffText('there is no picture of that name in media ({endings})', { endings }))
    } else {
      const { path, name: fileName } = below(media, file)
      described.push({ name, original: record, path, fileName })
    }
  }
  for (const [name, own] of originals) {
    if (names.has(name)) continue
    for (const file of own) {
      const message = staffText(
        'has no record in media/pictures.json: its text in three languages, project and kind',
      )
      problems.push({ file: below(media, file).name, line: null, message })
    }
  }
  return { described, names }
}

type Listed = {
  records: {
    name: string
    record: PictureOriginal
    line: number
    lineOf: (field: keyof PictureOriginal) => number
  }[]
  names: ReadonlySet<string>
}

const nothing: Listed = { records: [], names: new Set() }

function readRecords(file: FileName, problems: Problem[]): Listed {
  const text = readText(file, problems)
  const source = text === null ? null : parseSource(text, file.name, problems)
  if (source === null) return nothing
  const records = Object.entries(checkSource(PictureOriginals, source, problems) ?? {})
  return {
    records: records.map(([name, record]) => ({
      name,
      record,
      line: source.lineOf([name]),
      lineOf: (field) => source.lineOf([name, field]),
    })),
    names: new Set(Object.keys(source.data ?? {})),
  }
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
