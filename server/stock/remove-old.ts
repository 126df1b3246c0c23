import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { momentOf } from '#feeds/sources/dropped-file.ts'

/** How long an imported file stays, in milliseconds. */
const keepTime = 30 * 24 * 3_600_000

/** Removes the files of `done/` that were put there more than 30 days ago, by the moment in their names. */
export async function removeOld(done: string, now: Date): Promise<void> {
  for (const source of await readdir(done, { withFileTypes: true }).catch(() => [])) {
    if (!source.isDirectory()) continue
    for (const name of await readdir(join(done, source.name))) {
      const at = momentOf(name)
      if (at !== null && now.getTime() - at.getTime() > keepTime) await rm(join(done, source.name, name))
    }
  }
}
