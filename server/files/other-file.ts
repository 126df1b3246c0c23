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
const pictures = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i

const films = /\.(?:mp4|webm)$/i

/** No call, no hidden file, and no second spelling of a slash. */
const stored = /^\/(?!api\/)(?:[^./?#\\][^/?#\\]*\/)*[^./?#\\][^/?#\\]*$/
const spelledOtherwise = /%2f|%5c|%00/i

/** The longest address that is passed on. */
const most = 500

/**
 * The file behind an address of ours that has no file here; null for an address that is passed on to nobody. A name
 * that our own pictures have is below API_BASE_URL. SPEC.md does not say where other back ends have theirs: one that
 * they name by a path alone is at the root of their host, as a browser would read it (A41).
 */
export function otherFile(baseUrl: string, path: string): OtherFile | null {
  if (madeFileName(path) !== null) return { address: baseUrl + path, isMade: true, type: contentType(path) }
  const address = atItsRoot(baseUrl, path, pictures)
  return address === null ? null : { address, isMade: false, type: null }
}

/** The same for a film, which is always at the root of the host. */
export function otherFilm(baseUrl: string, path: string): string | null {
  return atItsRoot(baseUrl, path, films)
}

function atItsRoot(baseUrl: string, path: string, ends: RegExp): string | null {
  const isPassedOn =
    path.length <= most && ends.test(path) && stored.test(path) && !spelledOtherwise.test(path)
  return isPassedOn ? new URL(baseUrl).origin + path : null
}
