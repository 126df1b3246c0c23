import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from '../spool/unless-gone.ts'

/** The folder of uploads has reached its ceiling (UPLOADS_MAX_MB). */
export class UploadsFull extends Error {
  constructor() {
    super('the files of applications have reached UPLOADS_MAX_MB')
    this.name = 'UploadsFull'
  }
}

/** From this share of its ceiling on, people have to hear of it. */
export const fillingShare = 0.8

/** How long a measured size holds, in milliseconds: what this process adds meanwhile is counted by itself. */
const usualPause = 60_000

/** Room for files of requests. */
export type Room = {
  /** @throws UploadsFull at the ceiling, and errors of the disk */
  check(): Promise<void>
  /** Counts a file that this process has written. */
  add(bytes: number): void
}

export const endlessRoom: Room = { check: async () => {}, add() {} }

type RoomParts = {
  /** Bytes; null is none. */
  ceiling: number | null
  /** Called when a measured folder is nearly full, or full. */
  onFilling: (facts: { bytes: number; ceiling: number }) => void
  pause?: number
  now?: () => number
}

/** The room below the ceiling of a folder. */
export function folderRoom(
  folder: string,
  { ceiling, onFilling, pause = usualPause, now = () => performance.now() }: RoomParts,
): Room {
  if (ceiling === null) return endlessRoom
  let added = 0
  // At once: an older version may have left more than the ceiling allows.
  let measured = begin(ceiling)

  function begin(most: number) {
    const bytes = measure(most)
    // Whoever checks hears of a failure.
    bytes.catch(() => {})
    return { at: now(), bytes }
  }

  async function measure(most: number): Promise<number> {
    added = 0
    const bytes = await folderBytes(folder)
    if (bytes >= most * fillingShare) onFilling({ bytes, ceiling: most })
    return bytes
  }

  return {
    async check() {
      if (now() - measured.at >= pause) measured = begin(ceiling)
      if ((await measured.bytes) + added >= ceiling) throw new UploadsFull()
    },
    add(bytes) {
      added += bytes
    },
  }
}

/** Bytes of all files in a folder and below it; 0 where it does not exist. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  const entries = await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    // A file may go or move meanwhile.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    bytes += found?.size ?? 0
  }
  return bytes
}
