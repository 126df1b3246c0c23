import { Readable } from 'node:stream'

/** A body that is written while it is sent: one piece ahead of the reader and no more, since a piece may be large. */
export function streamedBody(pieces: AsyncIterable<Uint8Array | string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(asBytes(pieces), { highWaterMark: 1 }), {
    strategy: { highWaterMark: 0 },
  }) as ReadableStream<Uint8Array>
}

async function* asBytes(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
