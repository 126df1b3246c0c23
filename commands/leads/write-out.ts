import { open } from 'node:fs/promises'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { staffText } from '#domain/staff/staff-text.ts'
import { UsageError } from '../command-context.ts'

/** CSV as Excel opens it as a table in Kazakhstan; what a visitor typed cannot become a formula. */
export function csvOf(columns: string[], separator = ';'): Transform {
  return stringify({
    bom: true,
    header: true,
    columns,
    delimiter: separator,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
}

/**
 * Writes personal data to a file that only the user who runs the command can read, also where the file is there
 * already; or to standard output.
 *
 * @param file path to write; null for standard output
 * @throws UsageError when it cannot be written there
 */
export async function writeOut(parts: [Readable, ...Transform[]], file: string | null): Promise<void> {
  if (file === null) return pipeline([...parts, process.stdout], { end: false })
  try {
    const handle = await open(file, 'w', 0o600)
    // A device, like /dev/stdout, keeps its rights.
    if ((await handle.stat()).isFile()) await handle.chmod(0o600)
    await pipeline([...parts, handle.createWriteStream()])
  } catch (error) {
    if (error instanceof Error && 'path' in error && 'code' in error && error.path === file)
      throw new UsageError(
        staffText('The file {file} cannot be written ({code}).', { file, code: String(error.code) }),
      )
    throw error
  }
}
