import { type FrameValue, maxFrameFiles } from '#contract/frame-files.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { frameValues } from './frame-value.ts'

/** A value of the frame for the way to the browser. On the server those that no page has used for longest go. */
export async function keepFrame(
  { keepFrameText, isDocument }: Pick<RequestContext, 'keepFrameText' | 'isDocument'>,
  text: string,
): Promise<FrameValue> {
  const { address, isShared } = await keepFrameText(text, 'json')
  const value: unknown = frameValues.get(address) ?? JSON.parse(text)
  frameValues.delete(address)
  frameValues.set(address, value)
  for (const oldest of frameValues.keys()) if (frameValues.size > maxFrameFiles) frameValues.delete(oldest)
  return { address, text: isDocument && isShared ? null : text }
}
