/** Every file of the frame begins so: what all pages of a language say and show, sent once and kept by the browser. */
export const framePath = '/frame'

const shape = /^\/frame\/([\w-]{22})\.json$/

/** The address of a file of the frame. `hash` is that of its text, so that it can be kept for ever. */
export function frameFilePath(hash: string): string {
  return `${framePath}/${hash}.json`
}

/** The hash that an address names, or null where it names none. */
export function frameHashOfPath(path: string): string | null {
  return shape.exec(path)?.[1] ?? null
}

/** A value of the frame as a loader sends it: where its file is; in the data of a navigation its text too. */
export type FrameValue = { readonly address: string; readonly text: string | null }
