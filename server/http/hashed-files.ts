import { framePath } from '#contract/frame-files.ts'
import { sharePath } from '#contract/share-pictures.ts'

const folders = new RegExp(`^(?:/assets|/media|/fonts|${framePath}|${sharePath})/`)

/** Whether a path is in a folder whose file names carry a hash of the content. */
export function isHashedFile(path: string): boolean {
  return folders.test(path)
}
