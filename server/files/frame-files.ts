import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { frameFilePath, frameHashOfPath } from '#contract/frame-files.ts'
import { etagMatches } from '#api/http/etag.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { pack } from '../http/compression.ts'
import { acceptedEncodings, type Encoding } from '../http/encodings.ts'
import { keptBytes } from './kept-bytes.ts'

/** How long a page that is open or kept somewhere may still ask for its file, in milliseconds. */
const week = 7 * 24 * 60 * 60_000

/** After so long a file that is in use is noted again; after a failure the next try comes sooner. Milliseconds. */
const pauses = { again: 24 * 60 * 60_000, failure: 60_000 }

/** Two files in each language, in some states of the content. */
const most = 60

/** Room for the packed files, in bytes. */
const mostBytes = 4_000_000

/** Where all replicas find the files. */
export type FrameStore = {
  keep(file: { hash: string; text: string; now: string; oldest: string }): Promise<void>
  /** Null where it is not there. Without a store of its own: once `keep` has been called for all that holds today. */
  read(hash: string): Promise<string | null>
}

type Parts = {
  store: FrameStore
  now: () => Date
  onError: (error: unknown) => void
}

/** The files of the frame: in memory, and in a store that all replicas share. */
export function frameFiles({ store, now, onError }: Parts) {
  const texts = new LRUCache<string, string>({ max: most })
  const noted = new LRUCache<string, { address: string; until: number; kept: Promise<void> }>({ max: most })
  const bytesOf = keptBytes(mostBytes)

  /** Keeps a text; while the store is away in memory alone. */
  async function keep(text: string): Promise<string> {
    const time = now().getTime()
    const known = noted.get(text)
    if (known !== undefined && time < known.until) {
      await known.kept
      return known.address
    }
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    texts.set(hash, text)
    const note = { address: frameFilePath(hash), until: time + pauses.again, kept: Promise.resolve() }
    noted.set(text, note)
    note.kept = store
      .keep({ hash, text, now: moment(time), oldest: moment(time - week) })
      .catch((error: unknown) => {
        note.until = time + pauses.failure
        onError(error)
      })
    await note.kept
    return note.address
  }

  async function find(hash: string): Promise<string | null> {
    return texts.get(hash) ?? (await store.read(hash)) ?? texts.get(hash) ?? null
  }

  async function answer(c: Context): Promise<Response> {
    const hash = frameHashOfPath(c.req.path)
    const text = hash === null ? null : await find(hash)
    if (hash === null || text === null)
      return c.text('Not Found', 404, { 'Cache-Control': cachePolicy.failure.lifetime })
    texts.set(hash, text)
    const [encoding = null] = acceptedEncodings(c.req.header('accept-encoding'))
    const headers = new Headers({
      'Cache-Control': cachePolicy.hashedFile.lifetime,
      ETag: `W/"${hash}"`,
      Vary: 'Accept-Encoding',
    })
    if (etagMatches(c.req.header('if-none-match'), `W/"${hash}"`))
      return new Response(null, { status: 304, headers })
    const bytes = await bytesOf(`${hash} ${encoding ?? ''}`, () => packed(text, encoding))
    headers.set('Content-Type', 'application/json')
    headers.set('Content-Length', String(bytes.byteLength))
    if (encoding !== null) headers.set('Content-Encoding', encoding)
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
  }

  return { keep, answer }
}

async function packed(text: string, encoding: Encoding | null): Promise<Uint8Array> {
  const plain = new TextEncoder().encode(text)
  return encoding === null ? plain : pack(plain, encoding, 'small')
}

function moment(time: number): string {
  return new Date(time).toISOString()
}
