/** Every file of the frame begins so: what all pages of a language say and show, sent once and kept by the browser. */
export const framePath = '/frame'

/**
 * So many files are in use at once, at most: menus, common texts, those of some eighteen kinds of page and two lists of
 * programmes, in each language and four states of the content.
 */
export const maxFrameFiles = 264

/** In small letters, as all our addresses. */
const shape = /^\/frame\/([0-9a-f]{32})\.json$/

/** The address of a file of the frame. `hash` is that of its text, so that it can be kept for ever. */
export function frameFilePath(hash: string): string {
  return `${framePath}/${hash}.json`
}

/** The hash that an address names, or null where it names none. */
export function frameHashOfPath(path: string): string | null {
  return shape.exec(path)?.[1] ?? null
}

/** A text of the frame: its address, and whether every replica answers it. */
export type FrameText = { readonly address: string; readonly isShared: boolean }

/** A value of the frame as a loader sends it: its text too where its file may not be there, or need not be fetched. */
export type FrameValue = { readonly address: string; readonly text: string | null }
