import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { diff } from 'node:util'
import { currentFormat, upgradeOf } from '#content/format/format.ts'
import { refuse } from '#content/problem.ts'
import { folderOf } from '#content/read-content.ts'
import { readMedia } from '#content/read-media.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * Brings a content folder to the present format, and prints each line that changed. Comments stay.
 *
 * @throws ContentError when there is no such folder, or its format is newer than this program
 */
export async function upgrade(
  { print }: Pick<ContentContext, 'print'>,
  path: string,
  { dryRun }: { dryRun: boolean },
): Promise<boolean> {
  const folder = folderOf(path)
  if (!existsSync(folder.path))
    refuse([{ file: folder.name, line: null, message: staffText('there is no such folder') }])
  const { from, changes, notes } = upgradeOf(folder, readMedia().plans, true)
  if (from === currentFormat) {
    await print(
      `${staffText('The folder has format {format} already: there is nothing to do.', { format: from })}\n`,
    )
    return true
  }
  const sorted = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const shown = sorted.map(([file, text]) =>
    shownChange(relative(folder.path, file).replaceAll(sep, '/'), file, text),
  )
  if (!dryRun) write(sorted)
  const looks = notes.map(({ file, message }) => `  ${file}: ${message}\n`)
  await print(
    [
      ...(dryRun ? [`${staffText('A dry run: nothing was written. An upgrade would do this.')}\n`] : []),
      ...shown,
      ...(looks.length === 0 ? [] : [`${staffText('Look at this yourself:')}\n`, ...looks]),
      dryRun
        ? ''
        : `${staffText('The folder has format {format} now. Read what changed, then: npm run content -- check', { format: currentFormat })}\n`,
    ].join(''),
  )
  return true
}

/** The name of a file, and its lines that go and come. */
function shownChange(name: string, file: string, text: string | null): string {
  if (text === null) return `${name}: ${staffText('taken away')}\n`
  if (!existsSync(file)) return `${name}: ${staffText('new')}\n`
  const before = readFileSync(file, 'utf8').split('\n')
  const lines = diff(before, text.split('\n'))
    // As Node has it, 1 is a line of the first text alone, -1 one of the second.
    .filter(([side]) => side !== 0)
    .map(([side, line]) => `  ${side === 1 ? '-' : '+'} ${line.trim()}\n`)
  return `${name}\n${lines.join('')}`
}

/** `company.yaml`, which says the format, comes last: what was interrupted is done again as a whole. */
function write(changes: readonly (readonly [file: string, text: string | null])[]): void {
  const isLast = (file: string) => /[/\\]company\.(ya?ml|json)$/.test(file)
  for (const [file, text] of changes.toSorted(([a], [b]) => Number(isLast(a)) - Number(isLast(b)))) {
    if (text === null) {
      rmSync(file, { recursive: true, force: true })
      const parent = dirname(file)
      if (readdirSync(parent).length === 0) rmSync(parent, { recursive: true })
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }
}
