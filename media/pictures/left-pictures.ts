import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'

const Left = z.object({ folder: z.string(), names: z.array(z.string()) })

/** Pictures that were brought without AVIF files, and the content folder of their originals. */
type Left = z.infer<typeof Left>

/** Beside the made files, and not served: its name is no picture's. */
const leftFile = 'left.json'

/** What the last import has left; null where nothing was, or where that cannot be read: the next import sees it. */
export function readLeft(media: string): Left | null {
  try {
    return Left.parse(JSON.parse(readFileSync(join(media, leftFile), 'utf8')))
  } catch {
    return null
  }
}

export function keepLeft(media: string, left: Left): void {
  const partial = join(media, `${leftFile}.${randomUUID()}.part`)
  mkdirSync(media, { recursive: true })
  writeFileSync(partial, JSON.stringify(left))
  renameSync(partial, join(media, leftFile))
}

export function forgetLeft(media: string): void {
  rmSync(join(media, leftFile), { force: true })
}
