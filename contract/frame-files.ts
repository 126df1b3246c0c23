/** Every file of the frame begins so: what all pages say and show, sent once and kept by the browser. */
export const framePath = '/frame'

/**
 * So many files are in use at once, at most: menus, common texts, those of some eighteen kinds of page and two lists of
 * programmes in each language, and the style of the brand, in four states of the content.
 */
export const maxFrameFiles = 268

/** Values for the page's scripts, and the style of the brand. */
export type FrameKind = 'json' | 'css'

/** In small letters, as all our addresses. */
const shape = /^\/frame\/([0-9a-f]{32})\.(json|css)$/

/** The address of a file of the frame. `hash` is that of its text, so that it can be kept for ever. */
export function frameFilePath(hash: string, kind: FrameKind): string {
  return `${framePath}/${hash}.${kind}`
}

/** The hash and the kind that an address names, or null where it names none. */
export function frameFileOfPath(path: string): { hash: string; kind: FrameKind } | null {
  const [, hash, kind] = shape.exec(path) ?? []
  return hash === undefined ? null : { hash, kind: kind === 'css' ? 'css' : 'json' }
}

/** A text of the frame: its address, and whether every replica answers it. */
export type FrameText = { readonly address: string; readonly isShared: boolean }

/** A value of the frame as a loader sends it: its text too where its file may not be there, or need not be fetched. */
export type FrameValue = { readonly address: string; readonly text: string | null }
