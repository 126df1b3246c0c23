import type { FrameValue } from '#contract/frame-files.ts'

/** The values of the frame by the address of their file: on the server of all visitors, in the browser of this page. */
export const frameValues = new Map<string, unknown>()

/**
 * A value of the frame: the same object for the same address.
 *
 * @throws Error where its text has neither been brought along nor fetched
 */
export function frameValue<Value>({ address, text }: FrameValue): Value {
  if (!frameValues.has(address)) {
    if (text === null) throw new Error(address)
    frameValues.set(address, JSON.parse(text))
  }
  return frameValues.get(address) as Value
}
