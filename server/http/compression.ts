import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings, addVary, type Encoding, isCompressible } from './encodings.ts'

/** Below this many bytes an answer fits one packet anyway. */
const smallest = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A tenth of the usual time, and a third more bytes. */
const quickest = { br: 0, gzip: 1 } as const

/** Levels of brotli and gzip. Brotli 11 takes a hundred times the time of 5. */
const levels = {
  usual: { br: 5, gzip: 6 },
  /** For what is packed once and sent to every visitor, as files of the build are. */
  small: { br: 11, gzip: 9 },
} as const

/**
 * Up to so many bytes, the JSON of a list, another thread costs half as much again as packing here. Packed they go out in
 * one flight of packets, whose number an eighth more of bytes hardly changes.
 */
const maxHere = 24 * 1024

/** Half of the usual time, and an eighth more bytes. */
const light = { br: 3, gzip: 4 } as const

/** A text in fewer bytes. */
export async function pack(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof levels = 'usual',
): Promise<Buffer> {
  if (effort === 'usual' && bytes.byteLength <= maxHere) return packed(bytes, encoding, light[encoding])
  const level = levels[effort][encoding]
  return encoding === 'gzip' ? gzipped(bytes, { level }) : brotli(bytes, paramsOf(bytes, level))
}

/**
 * The same at once, for an error page: robots ask for pages that are not there by the thousand, each under an address of
 * its own. It takes half of the time that another thread would.
 */
export function packQuick(bytes: Uint8Array, encoding: Encoding): Buffer<ArrayBuffer> {
  return packed(bytes, encoding, quickest[encoding])
}

function packed(bytes: Uint8Array, encoding: Encoding, level: number): Buffer<ArrayBuffer> {
  return encoding === 'gzip' ? gzipSync(bytes, { level }) : brotliCompressSync(bytes, paramsOf(bytes, level))
}

function paramsOf(bytes: Uint8Array, level: number) {
  return {
    // Room for a whole page: each further piece is another turn of two threads.
    chunkSize: 32 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  }
}

/**
 * How far brotli looks back, as a power of two: over the whole text, since a wider window takes a quarter more time, and
 * 128 KB at most, a large page with what it says twice, in its markup and in its data.
 */
function windowOf({ byteLength }: Uint8Array): number {
  const bits = byteLength.toString(2).length
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), 17)
}

function mayPack(response: Response): boolean {
  const { headers, status } = response
  return (
    status !== 206 &&
    isCompressible(headers.get('Content-Type')) &&
    !headers.has('Content-Encoding') &&
    !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '') &&
    // Last: the server makes the body's stream when it is asked for.
    response.body !== null
  )
}

/** The answer in the caller's best encoding: texts over 1 KB that are not encoded already. */
export async function compressed(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  if (!mayPack(response)) return response
  const headers = new Headers(response.headers)
  addVary(headers, 'Accept-Encoding')
  const answer = (body: Uint8Array<ArrayBuffer>) => new Response(body, { status: response.status, headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  headers.delete('Content-Length')
  const [encoding] = acceptedEncodings(acceptEncoding)
  if (encoding === undefined || bytes.byteLength < smallest) return answer(bytes)
  headers.set('Content-Encoding', encoding)
  // The bytes differ from the plain ones, so a strong tag would lie.
  const tag = headers.get('ETag')
  if (tag !== null && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`)
  return answer(
    new Uint8Array(response.status >= 400 ? packQuick(bytes, encoding) : await pack(bytes, encoding)),
  )
}

/** Compresses the answers of all later handlers. */
export const compression: MiddlewareHandler = async (c, next) => {
  await next()
  const before = c.res
  const after = await compressed(before, c.req.header('accept-encoding'))
  if (after === before) return
  // Emptied first: Hono would copy the old headers, Content-Length among them, over the new ones.
  c.res = undefined
  c.res = after
}
