import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The size of a test file: more than a full disk has in its reserve. Bytes. */
const sample = Buffer.alloc(64 * 1024)

/** The time for which a result holds, in milliseconds: monitors ask every second or two. */
const usualPause = 5_000

/**
 * Checks whether a folder can be written: a full disk cannot store requests. The promise of the function
 * that it gives back rejects when it cannot.
 */
export function diskProbe(
  folder: string,
  { pause = usualPause, now = () => performance.now() }: { pause?: number; now?: () => number } = {},
): () => Promise<void> {
  let last: { at: number; answer: Promise<void> } | null = null
  return () => {
    if (last === null || now() - last.at >= pause) last = { at: now(), answer: writeSample(folder) }
    return last.answer
  }
}

async function writeSample(folder: string): Promise<void> {
  const path = join(folder, `probe-${randomUUID()}`)
  try {
    const handle = await open(path, 'wx', 0o600)
    try {
      await handle.writeFile(sample)
      // Some disks notice only here that they are full.
      await handle.datasync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
