import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What is written for a try: more than a full disk finds room for in what it keeps back. Bytes. */
const sample = Buffer.alloc(64 * 1024)

/** How long an answer holds, in milliseconds: whoever watches the site asks every second or two. */
const usualPause = 5_000

/**
 * Tells whether a folder can be written: a full disk is one on which no request can be kept. The promise of the function
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
