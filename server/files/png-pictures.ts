import type { Context, Next } from 'hono'
import { sourceOfPng } from '#contract/png-pictures.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainFailure } from '../http/plain-failure.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { keptBytes } from './kept-bytes.ts'
import { mediaFile } from './media-file.ts'
import type { OtherPictures } from './passed-on-pictures.ts'

/** About 300 plans: a portal keeps what it has fetched. Bytes. */
const mostKept = 32_000_000

type Settings = {
  files: readonly string[]
  /** Finds pictures that are not in these folders. */
  otherPictures?: OtherPictures | undefined
  documents: Pick<DocumentThread, 'make'>
  queue: Pick<RenderQueue, 'admit'>
}

/**
 * Answers the PNG of a picture of ours, as our feeds name those of plans. It is made at the first request, in the thread
 * of documents; the name of the picture has the hash of its content, so it may be kept for ever. Any other PNG is the next handler's.
 */
export function pngPictures({ files, otherPictures, documents, queue }: Settings) {
  const bytesOf = keptBytes(mostKept)

  return async function pngAnswer(c: Context<ServerContext>, next: Next): Promise<Response | void> {
    const source = sourceOfPng(c.req.path)
    if (source === null) return next()
    const picture = await mediaFile(source, files, otherPictures)
    if (picture === null) return plainFailure(404)
    const make = () => documents.make({ kind: 'png', file: picture })
    const admit = () => queue.admit(c.get('clientAddress'))
    const bytes = await bytesOf(source, make, admit).catch((error: unknown) => {
      if (error instanceof TooManyDocuments) return error
      throw error
    })
    if (bytes instanceof TooManyDocuments) return plainFailure(429, String(bytes.retryAfter))
    const headers = {
      'Cache-Control': cachePolicy.hashedFile.lifetime,
      'Content-Type': 'image/png',
      'Content-Length': String(bytes.byteLength),
    }
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
  }
}
