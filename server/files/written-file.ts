import { pipeline, Readable, Transform } from 'node:stream'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { acceptedEncodings, type Encoding } from '../http/encodings.ts'
import { packer } from '../http/packed-stream.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { streamedBody } from '../http/streamed-body.ts'

/** Room for all files that are kept, and the largest of them, in bytes as they are sent. */
const room = { all: 48_000_000, file: 4_000_000 } as const

type Bytes = Uint8Array<ArrayBuffer>

type File = {
  path: string
  /** Another content has another tag. */
  tag: string
  headers: Headers
  /** Begins to write the file, piece by piece; null when there is nothing to write after all. */
  write: () => Promise<AsyncIterable<Uint8Array | string> | null>
}

/**
 * Answers with files that are written while they are sent, so that their size costs no memory. Each is packed once for
 * an encoding; the smaller ones are then kept packed until their tag changes, and only the others are work (R384).
 */
export function writtenFiles(queue: Pick<RenderQueue, 'admit'>) {
  const kept = new LRUCache<string, { tag: string; bytes: Bytes }>({
    maxSize: room.all,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  })

  return async (c: Context<ServerContext>, { path, tag, headers, write }: File): Promise<Response | null> => {
    const [encoding = null] = acceptedEncodings(c.req.header('accept-encoding'))
    if (encoding !== null) headers.set('Content-Encoding', encoding)
    const key = `${encoding ?? 'plain'} ${path}`
    const ready = kept.get(key)
    if (ready?.tag === tag) {
      headers.set('Content-Length', String(ready.bytes.byteLength))
      return new Response(ready.bytes, { headers })
    }
    await queue.admit(c.get('clientAddress'))
    const pieces = await write()
    if (pieces === null) return null
    const keep = (bytes: Bytes) => kept.set(key, { tag, bytes })
    return new Response(packed(streamedBody(pieces), encoding, keep), { headers })
  }
}

/** A body in an encoding, and what has been sent of it when it was whole and is small enough. */
function packed(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding | null,
  whole: (bytes: Bytes) => void,
): ReadableStream<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  const listener = new Transform({
    transform(piece: Buffer, _, next) {
      size += piece.byteLength
      if (size <= room.file) pieces.push(piece)
      else pieces.length = 0
      next(null, piece)
    },
    flush(next) {
      if (size <= room.file) whole(new Uint8Array(Buffer.concat(pieces)))
      next()
    },
  })
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  // The end of one closes the others; a failure reaches the reader through the last.
  if (encoding === null) pipeline(source, listener, () => {})
  else pipeline(source, packer(encoding), listener, () => {})
  return Readable.toWeb(listener) as ReadableStream<Uint8Array>
}
