import { staffText } from '#domain/staff/staff-text.ts'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedRefusal } from '../feed-refusal.ts'
import { download, type DownloadLimits, PassingFailure } from './download.ts'

export type SourceLimits = DownloadLimits & {
  /** Most bytes of a feed, unpacked. */
  sizeLimit: number
}

/**
 * Bytes read at a time. V8 counts a text of more than 128 KB, two bytes a letter, among the lasting objects: with longer
 * pieces an import spends a fifth of its time on collecting them.
 */
const pieceSize = 64 * 1024

/** Whether staff gave the address of a feed and not the name of a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

/**
 * The bytes of a feed in a file or at an address, unpacked where they are gzipped, under any name.
 *
 * @throws FeedRefusal when it cannot be read, is longer than the limit or packed in another way
 */
export function feedBytes(source: string, limits: SourceLimits): AsyncGenerator<Buffer> {
  return unpackedBytes(() => opened(source, limits), shownSource(source), limits.sizeLimit)
}

/**
 * The bytes of a feed that is opened when the first of them is asked for, unpacked where they are gzipped.
 *
 * @param from the file or the address, as messages name it
 * @param sizeLimit most bytes, unpacked
 * @throws FeedRefusal when it cannot be read or is longer than the limit; PassingFailure when it breaks off
 */
export async function* unpackedBytes(
  open: () => Promise<Readable>,
  from: string,
  sizeLimit: number,
): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const piece of await unpacked(await open())) {
      size += piece.length
      if (size > sizeLimit) {
        throw new FeedRefusal(
          staffText(
            'The feed is longer than {size} MB. If it may be, say so: --max-size takes the limit in MB.',
            { size: Math.round(sizeLimit / 1e6) },
          ),
        )
      }
      yield piece
    }
  } catch (error) {
    if (error instanceof FeedRefusal || !(error instanceof Error)) throw error
    const what = 'code' in error ? String(error.code) : error.message
    throw new PassingFailure(
      staffText('The feed cannot be read: {what}. Nothing was imported; check {from}.', { what, from }),
    )
  }
}

/** A source as messages name it: an address without its query, which may hold a key. */
export function shownSource(source: string): string {
  if (!isAddress(source)) return source
  const url = URL.parse(source)
  return url === null ? source : `${url.origin}${url.pathname}`
}

async function opened(source: string, limits: SourceLimits): Promise<Readable> {
  if (isAddress(source)) {
    const url = URL.parse(source)
    if (url === null)
      throw new FeedRefusal(
        staffText('«{address}» is not a valid URL. Use one like https://example.kz/feed.xml.', {
          address: source,
        }),
      )
    return bodyOf(await download(url, limits))
  }
  const found = await stat(source).catch(() => null)
  if (found === null)
    throw new FeedRefusal(staffText('There is no file {file}. Check its name.', { file: source }))
  if (found.isDirectory())
    throw new FeedRefusal(staffText('{file} is a folder. Give the file of the feed.', { file: source }))
  return createReadStream(source, { highWaterMark: pieceSize })
}

/** The body of an answer, which may be gzipped. @throws FeedRefusal when it is packed in another way */
export function bodyOf(response: IncomingMessage): Readable {
  const packing = response.headers['content-encoding'] ?? 'identity'
  // The first bytes show whether the body is gzipped.
  if (/^(?:x-)?gzip$|^identity$/i.test(packing)) return response
  response.destroy()
  throw new FeedRefusal(
    staffText('The server packs the feed with «{packing}». Download it and import the file.', { packing }),
  )
}

/** Looks at the first bytes: gzip is unpacked; a zip may be a workbook. */
async function unpacked(stream: Readable): Promise<AsyncIterable<Buffer>> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  let ended = false
  while (head.length < 4 && !ended) {
    const next = await pieces.next()
    if (next.done === true) ended = true
    else head = Buffer.concat([head, next.value])
  }
  const whole = (async function* () {
    try {
      if (head.length > 0) yield head
      for (;;) {
        const next = await pieces.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      stream.destroy()
    }
  })()
  if (head.length === 0)
    throw new FeedRefusal(staffText('The feed is empty. Nothing was imported; download it again.'))
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole
  return gunzipped(whole)
}

/** How many times its size a gzipped feed may have unpacked, as one in a zip; `harmless` bytes it may always have. */
const maxTimes = 100
const harmless = 10_000_000

/** @throws FeedRefusal when it grows beyond all reason: most of it would have been read until the limit of its size */
async function* gunzipped(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [before, after] = [0, 0]
  const counted = async function* () {
    for await (const piece of packed) {
      before += piece.length
      yield piece
    }
  }
  const gunzip = createGunzip({ chunkSize: pieceSize })
  pipeline(Readable.from(counted()), gunzip, () => {})
  for await (const piece of gunzip as AsyncIterable<Buffer>) {
    after += piece.length
    if (after > Math.max(maxTimes * before, harmless))
      throw new FeedRefusal(
        staffText(
          'The gzip grows more than {times} times when it is unpacked, which no feed does. Nothing was imported; import the file itself.',
          { times: maxTimes },
        ),
      )
    yield piece
  }
}
