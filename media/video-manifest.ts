import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const VideoManifest = z.record(
  z.string(),
  z.object({
    /** Address of the file. */
    src: z.string(),
    width: z.int(),
    height: z.int(),
    seconds: z.int(),
    /** Hash of the original and the settings the file was made with. */
    hash: z.string(),
  }),
)
/** The finished videos by name; `media/videos.json`. */
export type VideoManifest = z.infer<typeof VideoManifest>

/** An absent manifest is an empty one. */
export function readVideoManifest(file: URL): VideoManifest {
  return existsSync(file) ? VideoManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

export function writeVideoManifest(file: URL, manifest: VideoManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
