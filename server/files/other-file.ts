import { contentType } from '../http/content-types.ts'
import { madeFileName } from './media-folder.ts'

/** A file of another server. */
export type OtherFile = {
  /** Where it is asked for. */
  address: string
  /** Whether its name changes with its content. */
  isMade: boolean
  /** The media type that its name promises; null where its content decides. */
  type: string | null
}

/** Pictures of a back end: `/storage/houses/1.jpg`. Documents are not among them: applications have some (CVs). */
const stored = /^\/(?!api\/)(?:[^./?#\\][^/?#\\]*\/)*[^./?#\\][^/?#\\]*\.(?:jpe?g|png|gif|webp|avif|svg)$/i

/** The longest address that is passed on. */
const most = 500

/**
 * The file behind an address of ours that has no file here; null for an address that is passed on to nobody. A name
 * that our own pictures have is below API_BASE_URL. SPEC.md does not say where other back ends have theirs: one that
 * they name by a path alone is at the root of their host, as a browser would read it (A41).
 */
export function otherFile(baseUrl: string, path: string): OtherFile | null {
  if (madeFileName(path) !== null) return { address: baseUrl + path, isMade: true, type: contentType(path) }
  if (path.length > most || !stored.test(path) || /%2f|%5c|%00/i.test(path)) return null
  return { address: new URL(baseUrl).origin + path, isMade: false, type: null }
}
