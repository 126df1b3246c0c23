import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isStaffLanguage, type StaffLanguage } from '#domain/staff/staff-text.ts'
import { readOutsideFile } from '#media/apart/outside-file.ts'
import { defaultContentFolder } from '../content-folder.ts'

/** Bytes of `company.yaml`, a hundred times what it needs. */
const maxBytes = 1_000_000

type Input = { STAFF_LANGUAGE?: string | null | undefined; CONTENT_DIR?: string | undefined }

/**
 * The language of staff's commands and checks (R620): STAFF_LANGUAGE, else `staff_language` of the company's record, else
 * Russian. A record that cannot be read says nothing here: its mistakes are told in the language found.
 *
 * @param input settings, also before they are checked
 */
export function staffLanguageOf({ STAFF_LANGUAGE, CONTENT_DIR }: Input): StaffLanguage {
  const said = STAFF_LANGUAGE?.trim()
  if (isStaffLanguage(said)) return said
  const recorded = recordOf(CONTENT_DIR?.trim() || defaultContentFolder)
  return isStaffLanguage(recorded) ? recorded : 'ru'
}

function recordOf(folder: string): unknown {
  const file = ['company.yaml', 'company.yml', 'company.json']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path))
  if (file === undefined) return undefined
  try {
    const record: unknown = parse(readOutsideFile(file, maxBytes).toString('utf8'), { maxAliasCount: 0 })
    return typeof record === 'object' && record !== null && 'staff_language' in record
      ? record.staff_language
      : undefined
  } catch {
    return undefined
  }
}
