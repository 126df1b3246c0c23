import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { PictureOriginals } from '#media/pictures/picture-originals.ts'
import { parseSource } from '#content/source-file.ts'
import { SiteTexts } from '#content/schemas/site-texts.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * Gives each picture of `media/pictures.json` and each text of `texts.yaml` a record of its own, in which the editor can
 * change it (R804). What the site shows stays the same. The records are written first and the lists go then, so what
 * was interrupted is found by the check.
 *
 * @throws ContentError where the folder has mistakes
 */
export async function toRecords({ print }: Pick<ContentContext, 'print'>, folder: string): Promise<boolean> {
  const { pictures } = readContent(folder)
  const files = new Map(pictures.map(({ name, path }) => [name, basename(path)]))
  const lists = [
    ...['json', 'yaml', 'yml'].map((ending) => join(folder, `media/pictures.${ending}`)),
    ...['yaml', 'yml', 'json'].map((ending) => join(folder, `texts.${ending}`)),
  ].filter((file) => existsSync(file))
  let count = 0
  for (const list of lists) {
    const data = parseSource(readFileSync(list, 'utf8'), list, [])?.data
    const records = list.startsWith(join(folder, 'media')) ? pictureRecords(data, files) : textRecords(data)
    for (const [name, record] of records) write(join(folder, name), record)
    rmSync(list)
    count += records.length
  }
  await print(
    lists.length === 0
      ? `${staffText('There is no list to make records of.')}\n`
      : `${staffText('Records written: {count}. The lists they stood in are gone; check: npm run content -- check', { count })}\n`,
  )
  return true
}

/** How many pictures of a folder stand in a list, where the editor cannot choose them. */
export function listedPictures(folder: string): number {
  const lists = ['json', 'yaml', 'yml']
    .map((ending) => join(folder, `media/pictures.${ending}`))
    .filter((file) => existsSync(file))
  return lists.reduce((count, file) => {
    const data = parseSource(readFileSync(file, 'utf8'), file, [])?.data
    return count + (typeof data === 'object' && data !== null ? Object.keys(data).length : 0)
  }, 0)
}

type Written = [file: string, record: unknown]

function pictureRecords(data: unknown, files: ReadonlyMap<string, string>): Written[] {
  // The list of a new folder says nothing yet: all of its lines are comments.
  return Object.entries(PictureOriginals.parse(data ?? {})).map(([name, { project, ...picture }]) => [
    `pictures/${name}.yaml`,
    { file: `/media/${files.get(name) ?? ''}`, ...picture, ...(project === null ? {} : { project }) },
  ])
}

function textRecords(data: unknown): Written[] {
  const { kk_review, texts } = SiteTexts.parse(data)
  return Object.entries(texts).map(([key, text]) => [
    `texts/${key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.yaml`,
    { ...(kk_review ? {} : { kk_review }), key, text },
  ])
}

function write(file: string, record: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, stringify(record, { lineWidth: 0 }))
  renameSync(`${file}.new`, file)
}
