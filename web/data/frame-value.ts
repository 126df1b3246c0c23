import type { FrameValue } from '#contract/frame-files.ts'

/** The values of the frame by the address of their file: on the server of all visitors, in the browser of this page. */
export const frameValues = new Map<string, unknown>()

/** A value of the frame: the same object for the same address. Its text was brought along or its file fetched before. */
export function frameValue<Value>({ address, text }: FrameValue): Value {
  if (text !== null && !frameValues.has(address)) frameValues.set(address, JSON.parse(text))
  return frameValues.get(address) as Value
}
