import { createReadStream, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Env, MiddlewareHandler } from 'hono'
import { byteRange } from './byte-range.ts'
import { cachePolicy } from './cache-policy.ts'
import { contentType } from './content-types.ts'
import { acceptedEncodings, addVary, isCompressible } from './encodings.ts'
import { etagMatches } from '#api/http/etag.ts'
import { isHashedFile } from './hashed-files.ts'

type StaticFile = { path: string; variants: { br?: string; gzip?: string } }

/** Up to this size a file is read at once; larger ones (films) are streamed. Bytes. */
const wholeUpTo = 1024 * 1024

/**
 * The files of some folders by their address. The list is made once at start: an address that is not in it names no
 * file, so that no spelling of a path can leave the folders. Names beginning with a dot are left out.
 */
function listFiles(roots: readonly string[]): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const root of roots) {
    const paths = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const all = new Set(paths)
    for (const path of paths) {
      const address = `/${relative(root, path).split(sep).join('/')}`
      const packed = /\.(?:br|gz)$/.test(path) && all.has(path.replace(/\.(?:br|gz)$/, ''))
      if (packed || address.includes('/.')) continue
      const br = all.has(`${path}.br`) ? { br: `${path}.br` } : {}
      const gzip = all.has(`${path}.gz`) ? { gzip: `${path}.gz` } : {}
      files.set(address, { path, variants: { ...br, ...gzip } })
    }
  }
  return files
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/**
 * Answers GET and HEAD of files in these folders, and passes all other requests to the next handler.
 *
 * @param later the path of a file that may have come since the start, or null
 * @param elsewhere the answer for a file that is not here, or null
 */
export function staticFiles<E extends Env = Env>(
  roots: readonly string[],
  later: (pathname: string) => string | null = () => null,
  elsewhere: (c: Context<E>) => Promise<Response | null> = async () => null,
): MiddlewareHandler<E> {
  const files = listFiles(roots)
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const pathname = decoded(new URL(c.req.url).pathname)
    const file = pathname === null ? undefined : (files.get(pathname) ?? plainFile(later(pathname)))
    const sent = file === undefined ? null : await sendFile(c, file, isHashedFile(pathname ?? ''))
    if (sent !== null) return sent
    const other = await elsewhere(c)
    if (other !== null) return other
    // A missing file in these folders is not a page either.
    if (pathname === null || !isHashedFile(pathname)) return next()
    return c.text('Not Found', 404, { 'Cache-Control': cachePolicy.failure.lifetime })
  }
}

function plainFile(path: string | null): StaticFile | undefined {
  return path === null ? undefined : { path, variants: {} }
}

/** Null where the file has gone since the start: a new build removes the old files (R207). */
async function sendFile(c: Context, file: StaticFile, isHashed: boolean): Promise<Response | null> {
  const encoding = acceptedEncodings(c.req.header('accept-encoding')).find(
    (each) => file.variants[each] !== undefined,
  )
  const path = (encoding === undefined ? undefined : file.variants[encoding]) ?? file.path
  const found = await orGone(stat(path))
  if (found === null) return null
  const { size, mtimeMs } = found
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding === undefined ? '' : `-${encoding}`}"`
  const type = contentType(file.path)
  const headers = new Headers({
    'Cache-Control': isHashed ? cachePolicy.hashedFile.lifetime : cachePolicy.plainFile.lifetime,
    ETag: tag,
  })
  if (isCompressible(type)) addVary(headers, 'Accept-Encoding')
  if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  headers.set('Accept-Ranges', 'bytes')
  if (encoding !== undefined) headers.set('Content-Encoding', encoding)
  const ifRange = c.req.header('if-range')
  const asked = ifRange === undefined || ifRange === tag ? c.req.header('range') : undefined
  const range = c.req.method === 'HEAD' ? null : byteRange(asked, size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range !== null) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const status = range === null ? 200 : 206
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })
  if (range === null && size <= wholeUpTo) {
    const bytes = await orGone(readFile(path))
    return bytes && new Response(bytes, { status, headers })
  }
  const stream = Readable.toWeb(createReadStream(path, { start, end }))
  // Node's and the DOM's type of the same stream differ in name only.
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers })
}

/** The contents of a file; null without one. */
async function orGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
