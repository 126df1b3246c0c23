import { z } from 'zod'
import { readManifest } from '../manifest-file.ts'

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
/** The finished videos by name; `media/videos/videos.json`. */
export type VideoManifest = z.infer<typeof VideoManifest>

export function readVideoManifest(file: URL): VideoManifest {
  return readManifest(VideoManifest, file)
}
