import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name consists of small Latin letters, digits and hyphens')

/** The view of the camera: the middle as shares of the picture, from its top left corner, and the magnification. */
const View = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(3),
})
export type View = z.infer<typeof View>

/** The record beside the originals: `demo-company/media/videos.json`. A video is a slow move over a picture of ours. */
const VideoOriginals = z.record(
  Name,
  z.strictObject({ picture: Name, seconds: z.int().min(3).max(20), from: View, to: View }),
)
export type VideoOriginals = z.infer<typeof VideoOriginals>
export type VideoOriginal = VideoOriginals[string]

/**
 * A folder without the record has no videos.
 *
 * @throws Error that names the file and every wrong field
 */
export function readVideoOriginals(file: URL): VideoOriginals {
  if (!existsSync(file)) return {}
  const result = VideoOriginals.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file.pathname}:\n${z.prettifyError(result.error)}`)
  return result.data
}
