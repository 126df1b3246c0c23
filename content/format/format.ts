import { staffText } from '#domain/staff/staff-text.ts'
import { refuse } from '../problem.ts'
import type { Media } from '../read-media.ts'
import { parseSource, type FileName } from '../source-file.ts'
import { type FolderChanges, OldFolder } from './old-folder.ts'
import { RecordText } from './record-text.ts'
import { toFormat2 } from './to-format-2.ts'

/** The step to each format from the one before, from the second on. A schema that changes what a folder says adds one. */
const steps = [toFormat2] as const

/** `format` of `company.yaml` in a folder of today; the one before it is read too. Folders that say none have the first. */
export const currentFormat = steps.length + 1

type Upgrade = {
  /** The format that the folder has. */
  from: number
  changes: FolderChanges
  notes: OldFolder['notes']
}

/**
 * What brings a folder to the present format. Nothing is written.
 *
 * @param isKept for files that are to be written: `company.yaml` says the format then. Otherwise lines keep their numbers
 * @throws ContentError where the folder has a newer format than this program knows
 */
export function upgradeOf(folder: FileName, drawings: Media['plans'], isKept: boolean): Upgrade {
  const old = new OldFolder(folder)
  const file = companyFile(old)
  const text = file === null ? null : old.text(file)
  const source = text === null ? null : parseSource(text, '', [])
  const from = formatIn(source?.data)
  // A mistake in it is told by the check of its schema.
  if (file === null || source === null || from === null)
    return { from: currentFormat, changes: new Map(), notes: [] }
  if (from > currentFormat) {
    const message = staffText(
      'format: {format} is newer than this program, which knows {known} at most: update the program',
      { format: from, known: currentFormat },
    )
    refuse([{ file: `${folder.name}/${file}`, line: source.lineOf(['format']), message }])
  }
  for (const step of steps.slice(from - 1)) step(old, { drawings, keepsLines: !isKept })
  if (isKept && from < currentFormat) sayFormat(old, file)
  return { from, changes: old.changes, notes: old.notes }
}

function companyFile(folder: OldFolder): string | null {
  return ['company.yaml', 'company.yml', 'company.json'].find((file) => folder.text(file) !== null) ?? null
}

/** @returns null where it is no format */
function formatIn(company: unknown): number | null {
  if (typeof company !== 'object' || company === null) return null
  if (!('format' in company)) return 1
  const { format } = company
  return typeof format === 'number' && Number.isInteger(format) && format >= 1 ? format : null
}

function sayFormat(folder: OldFolder, file: string): void {
  const record = RecordText.of(folder.text(file) ?? '')
  if (record === null) return
  if (record.value('format') === undefined) record.add('format', currentFormat, 'first')
  else record.replace(['format'], currentFormat)
  folder.write(file, record.changed(false))
}
