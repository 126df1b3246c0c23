import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { pack } from '../../http/compression.ts'
import type { Encoding } from '../../http/encodings.ts'

const unbrotli = promisify(brotliDecompress)

/** Beside its bytes a page takes about this much, for its headers and its place, in bytes. */
const overhead = 4096

type Bytes = Uint8Array<ArrayBuffer>

/** A cached page: its headers, among them the policy with the hashes of its scripts, and its bytes, compressed. */
export type CachedPage = {
  /** Names and values, without those that depend on the visitor. */
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string
  /** In bytes, about. */
  readonly size: number
  /** Which state of the content it shows, by the count of its cache. */
  readonly generation: number
  /** By the clock of its cache, in milliseconds. */
  readonly madeAt: number
  /** Whether a part failed to load: better than nothing, and soon rendered again. */
  readonly isLacking: boolean
  /** Its bytes in an encoding; null for plain. */
  bytes(encoding: Encoding | null): Promise<Bytes>
}

type Origin = Pick<CachedPage, 'generation' | 'madeAt' | 'isLacking'>

/** Packs a rendered page for keeping. */
export async function cachedPageOf(response: Response, at: Origin): Promise<CachedPage> {
  const plain = new Uint8Array(await response.arrayBuffer())
  const brotli = new Uint8Array(await pack(plain, 'br'))
  return {
    ...at,
    headers: Object.fromEntries(response.headers),
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    size: brotli.byteLength + overhead,
    // Every browser takes brotli over TLS: gzip and plain are not worth the room.
    async bytes(encoding) {
      if (encoding === 'br') return brotli
      const unpacked = new Uint8Array(await unbrotli(brotli))
      return encoding === null ? unpacked : new Uint8Array(await pack(unpacked, encoding))
    },
  }
}
