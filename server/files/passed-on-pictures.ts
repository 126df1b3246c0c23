import { Semaphore, withTimeout } from 'async-mutex'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Log, safeError } from '#api/http/log.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainFailure } from '../http/plain-failure.ts'
import { keptBytes } from './kept-bytes.ts'
import { drawingPolicy } from '../http/security-headers.ts'
import { madeFileName } from './media-folder.ts'
import { type OtherFile, otherFile } from './other-file.ts'
import { pictureType } from './picture-type.ts'

/** Milliseconds. */
const times = {
  /** For a whole picture. */
  patience: 30_000,
  /** So long a picture waits until it is asked for. */
  turn: 10_000,
  /** So long one that is nowhere is not asked for again. */
  missing: 5_000,
  /** So long a picture is kept whose name does not change with its content. */
  plain: 10 * 60_000,
  /** The same reason is logged once in so long: names can be invented without end. */
  told: 60_000,
}

/** So many are asked for at once: the other server has to answer pages, too. */
const mostAtOnce = 16

/** Above so many that wait a further one is refused. */
const longestLine = 500

/** Bytes of one picture, the largest that is made here has a third of it; and of those that are kept. */
const most = 10_000_000
const mostKept = 32_000_000

/** The other server does not have the picture. */
class NoPicture extends Error {}

/** The picture cannot be had now. */
class PictureFailure extends Error {}

/** Finds a picture by its address: null where there is none, or where the address is no picture's. */
export type OtherPictures = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * With API_BASE_URL the pictures, fonts and sample contract of the company are those of the other server (`otherFile`
 * says which addresses). Few are asked for at once, and each is whole, and what its first bytes say, before it is
 * shown.
 *
 * @throws PictureFailure where the other server fails, or too many are asked for
 */
export function otherPictures(baseUrl: string, log: Pick<Log, 'error'>, now?: () => number): OtherPictures {
  const bytesOf = keptBytes(mostKept, now)
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: times.missing })
  const told = new LRUCache<string, true>({ max: 100, ttl: times.told })
  const turns = withTimeout(new Semaphore(mostAtOnce), times.turn, new PictureFailure('no turn'))
  let line = 0

  async function inTurn(file: OtherFile): Promise<Uint8Array> {
    if (line >= longestLine) throw new PictureFailure('too many at once')
    line++
    const [, release] = await turns.acquire().finally(() => line--)
    try {
      return await askedOf(file)
    } finally {
      release()
    }
  }

  return async (path) => {
    const file = otherFile(baseUrl, path)
    if (file === null || missing.has(path)) return null
    try {
      return await bytesOf(path, () => inTurn(file), undefined, file.isMade ? undefined : times.plain)
    } catch (error) {
      if (error instanceof NoPicture) {
        missing.set(path, true)
        return null
      }
      const reason = error instanceof PictureFailure ? error.message : 'no answer'
      if (!told.has(reason)) log.error({ path, reason, err: safeError(error) }, 'a picture cannot be had')
      told.set(reason, true)
      throw error instanceof PictureFailure ? error : new PictureFailure(reason, { cause: error })
    }
  }
}

/** Null where it cannot be had now: what is drawn goes without. */
export async function pictureOrNone(
  find: OtherPictures,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return find(path).catch((error: unknown) => {
    if (error instanceof PictureFailure) return null
    throw error
  })
}

/** Answers a picture that is not here; null for any other address. */
export function passedOnPictures(find: OtherPictures) {
  return async (c: Context): Promise<Response | null> => {
    const { path } = c.req
    try {
      const bytes = await find(path)
      if (bytes === null) return null
      const { lifetime } = madeFileName(path) === null ? cachePolicy.plainFile : cachePolicy.hashedFile
      const type = pictureType(bytes) ?? ''
      const headers = {
        'Cache-Control': lifetime,
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        ...(type === 'image/svg+xml' && { 'Content-Security-Policy': drawingPolicy }),
      }
      return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
    } catch (error) {
      if (error instanceof PictureFailure) return plainFailure(503)
      throw error
    }
  }
}

async function askedOf({ address, type }: OtherFile): Promise<Uint8Array> {
  const stop = new AbortController()
  try {
    const { status, body } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(times.patience)]),
    })
    if ([404, 405, 410, 501].includes(status)) throw new NoPicture()
    if (status !== 200 || body === null) throw new PictureFailure(`status ${status}`)
    const bytes = await wholeOf(body)
    const found = pictureType(bytes)
    if (found === null) throw new PictureFailure('the file is no picture')
    if (type !== null && found !== type) throw new PictureFailure('the file is of another type')
    return bytes
  } finally {
    stop.abort()
  }
}

async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.byteLength
    if (size > most) throw new PictureFailure('the file is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
