import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import {
  frameFileOfPath,
  frameFilePath,
  type FrameKind,
  type FrameText,
  maxFrameFiles,
} from '#contract/frame-files.ts'
import { etagMatches } from '#api/http/etag.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { pack } from '../http/compression.ts'
import { acceptedEncodings, type Encoding } from '../http/encodings.ts'
import { keptBytes } from './kept-bytes.ts'

const day = 24 * 60 * 60_000

/** Milliseconds. */
const times = {
  /** A page that is open or kept elsewhere may ask for its file for seven days; it may itself be two days old. */
  life: 10 * day,
  /** After so long a file that is in use is noted again; after a failure the next try comes sooner. */
  again: day,
  failure: 60_000,
  /** A page waits so long for the store: without it, it brings its texts along. */
  timeoutMs: 300,
  /** So long a file that is nowhere is not looked for again. */
  missing: 5_000,
}

/** Room for the packed files, in bytes. */
const maxBytes = 4_000_000

/** So many files are looked for at once: forms need the database too. */
const maxReads = 4

const contentTypes: Readonly<Record<FrameKind, string>> = {
  json: 'application/json',
  css: 'text/css; charset=utf-8',
}

/** Where all replicas find the files. Moments are ISO. */
export type FrameStore = {
  keep(file: { hash: string; text: string; now: string }): Promise<void>
  drop(before: string): Promise<void>
  read(hash: string): Promise<string | null>
}

type Parts = {
  /** Null without a database: then no file is shared. */
  store: FrameStore | null
  now: () => Date
  onError: (error: unknown) => void
}

type Noted = { hash: string; isShared: boolean; until: number; kept: Promise<void> }

/** The files of the frame: in memory, and in a store that all replicas share. */
export function frameFiles({ store, now, onError }: Parts) {
  const texts = new LRUCache<string, string>({ max: maxFrameFiles })
  const noted = new LRUCache<string, Noted>({ max: maxFrameFiles })
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: times.missing })
  const bytesOf = keptBytes(maxBytes)
  let reads = 0

  /** Keeps a text. It is shared once the store has it. */
  async function keep(text: string, kind: FrameKind): Promise<FrameText> {
    const time = now().getTime()
    const note = noted.get(text) ?? newNote(text)
    if (time >= note.until) note.kept = storeNoted(note, text, time)
    if (!note.isShared) await Promise.race([note.kept, wait(times.timeoutMs, undefined, { ref: false })])
    return { address: frameFilePath(note.hash, kind), isShared: note.isShared }
  }

  function newNote(text: string): Noted {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
    const note = { hash, isShared: false, until: 0, kept: Promise.resolve() }
    noted.set(text, note)
    return note
  }

  async function storeNoted(note: Noted, text: string, time: number): Promise<void> {
    note.until = time + times.again
    if (store === null) return
    texts.set(note.hash, text)
    try {
      await store.keep({ hash: note.hash, text, now: moment(time) })
      note.isShared = true
      store.drop(moment(time - times.life)).catch(onError)
    } catch (error) {
      note.until = time + times.failure
      onError(error)
    }
  }

  async function find(hash: string): Promise<string | null> {
    const known = texts.get(hash)
    if (known !== undefined || store === null || missing.has(hash) || reads >= maxReads) return known ?? null
    reads++
    try {
      const text = await store.read(hash)
      if (text === null) missing.set(hash, true)
      else texts.set(hash, text)
      return text
    } finally {
      reads--
    }
  }

  async function answer(c: Context): Promise<Response> {
    const file = frameFileOfPath(c.req.path)
    const text = file === null ? null : await find(file.hash)
    if (file === null || text === null)
      return c.text('Not Found', 404, { 'Cache-Control': cachePolicy.failure.lifetime })
    const { hash, kind } = file
    const [encoding = null] = acceptedEncodings(c.req.header('accept-encoding'))
    const headers = new Headers({
      'Cache-Control': cachePolicy.hashedFile.lifetime,
      ETag: `W/"${hash}"`,
      Vary: 'Accept-Encoding',
    })
    if (etagMatches(c.req.header('if-none-match'), `W/"${hash}"`))
      return new Response(null, { status: 304, headers })
    const bytes = await bytesOf(`${hash} ${encoding ?? ''}`, () => packed(text, encoding))
    headers.set('Content-Type', contentTypes[kind])
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
