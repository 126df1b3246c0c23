import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings, addVary, type Encoding } from './encodings.ts'

/** The same strengths as `compression.ts`, which packs whole bodies. */
export function packer(encoding: Encoding) {
  if (encoding === 'gzip') return createGzip({ level: 6 })
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Compresses an answer while it is being sent, for bodies that must never lie in memory whole. */
export const packedStream: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, status } = c.res
  const headers = new Headers(c.res.headers)
  addVary(headers, 'Accept-Encoding')
  const [encoding] = acceptedEncodings(c.req.header('accept-encoding'))
  let sent = body
  if (body !== null && encoding !== undefined && !headers.has('Content-Encoding')) {
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
    // The end of either closes the other; a failure reaches the reader through the packer.
    const packed = pipeline(source, packer(encoding), () => {})
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
    sent = Readable.toWeb(packed) as typeof body
  }
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}
