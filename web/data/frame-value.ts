import type { FrameValue } from '#contract/frame-files.ts'

/** The values of the frame by the address of their file: on the server of all visitors, in the browser of this page. */
const values = new Map<string, unknown>()

/** Three languages in some states of the content. */
const most = 30

/** Takes the text of a file of the frame. Those that are not taken any more go first. */
export function noteFrameText(address: string, text: string): void {
  const value: unknown = values.get(address) ?? JSON.parse(text)
  values.delete(address)
  values.set(address, value)
  for (const oldest of values.keys()) if (values.size > most) values.delete(oldest)
}

/**
 * A value of the frame: the same object for the same address.
 *
 * @throws Error where its text has not been taken: neither brought along nor fetched
 */
export function frameValue<Value>({ address, text }: FrameValue): Value {
  if (text !== null && !values.has(address)) noteFrameText(address, text)
  if (!values.has(address)) throw new Error(`${address} has not come`)
  return values.get(address) as Value
}
