import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Bytes that stay the same, and gaps by their number. It begins and ends with bytes. */
export type Pieces = readonly (Buffer | number)[]

/** Gzip, deflate, without name and time, of an unknown system (RFC 1952 §2.3). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** What fits into a gap: the most bytes of a block that is not packed (RFC 1951 §3.2.4). */
export const longestGap = 0xffff

/** The pieces with their gaps filled. */
export function filledPieces(pieces: Pieces, gaps: readonly Buffer[]): Buffer[] {
  return pieces.map((piece) => (typeof piece === 'number' ? (gaps[piece] ?? nothing) : piece))
}

const nothing = Buffer.alloc(0)

/**
 * Gzip of a text with gaps, for texts that differ in their gaps alone: the pieces between them are packed once, each for
 * itself, and what fills a gap goes between them as it is.
 */
export function gzipPieces(pieces: Pieces): (gaps: readonly Buffer[]) => Buffer<ArrayBuffer> {
  const packed = pieces.map((piece, place) => {
    if (typeof piece === 'number') return piece
    // Each ends at a whole byte; the last one says that nothing follows.
    const finishFlush = place === pieces.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    return deflateRawSync(piece, { level: 9, finishFlush })
  })
  return (gaps) => {
    const text = filledPieces(pieces, gaps)
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(text.reduce((sum, piece) => crc32(piece, sum), 0))
    tail.writeUInt32LE(
      text.reduce((sum, { length }) => sum + length, 0),
      4,
    )
    return Buffer.concat([head, ...filledPieces(packed, gaps.map(unpackedBlock)), tail])
  }
}

/** A block of deflate that holds bytes as they are, `longestGap` at most. */
function unpackedBlock(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(longestGap - bytes.length, 3)
  bytes.copy(block, 5)
  return block
}
