import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withFileLock } from '#feeds/sources/source-lock.ts'
import { alarmsRu } from '#texts/staff/alarms.ts'
import type { AlarmPost } from './alarm-post.ts'
import { letterOf, maxLetters, withLimit } from './tell-staff.ts'

const State = z.object({ began_at: z.iso.datetime().nullable(), letters: z.array(z.iso.datetime()) })

const lockName = '.database-away'
const day = 24 * 3_600_000

/**
 * Writes to staff once when the database is away and once when it is back. What was told stands in a file of the data
 * folder, which replicas share, since the database cannot say it (R838).
 *
 * @param folder for the file and its lock
 */
export async function tellDatabaseAway(
  { folder, post }: { folder: string; post: AlarmPost },
  isAway: boolean,
  now: Date,
  closing: AbortSignal,
): Promise<void> {
  const file = join(folder, 'database-away.json')
  if (!isAway && readState(file).began_at === null) return
  await withFileLock(folder, lockName, async () => {
    const { began_at: beganAt, letters: all } = readState(file)
    if (isAway === (beganAt !== null)) return
    const letters = all.filter((sent) => Math.abs(now.getTime() - Date.parse(sent)) < day)
    if (letters.length >= maxLetters) return
    const at = now.toISOString()
    const text = alarmsRu.database
    const number = letters.length + 1
    const news =
      beganAt === null
        ? { fresh: [{ text }], ended: [], number }
        : { fresh: [], ended: [{ text, began_at: beganAt, seen_at: at }], number }
    await post(letterOf(news, now), withLimit(closing))
    writeState(file, { began_at: isAway ? at : null, letters: [...letters, at] })
  })
}

/** Without a file, and with one that cannot be read, nothing was told. */
function readState(file: string): z.infer<typeof State> {
  try {
    return State.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { began_at: null, letters: [] }
  }
}

function writeState(file: string, state: z.infer<typeof State>): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
