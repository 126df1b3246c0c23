import type { FrameValue } from '#contract/frame-files.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { noteFrameText } from './frame-value.ts'

/** A value of the frame for the way to the browser. */
export async function keepFrame(
  { keepFrameText, isDocument }: Pick<RequestContext, 'keepFrameText' | 'isDocument'>,
  text: string,
): Promise<FrameValue> {
  const address = await keepFrameText(text)
  noteFrameText(address, text)
  return { address, text: isDocument ? null : text }
}
