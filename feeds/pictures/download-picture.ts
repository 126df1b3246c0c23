import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { download, type KnownVersion, PassingFailure, type Wanted } from '../in/source/download.ts'

/** What a picture of a plan may cost: bytes, and milliseconds to download it. */
const maxBytes = 20_000_000
const maxTime = 60_000

const picture: Wanted = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/svg+xml, image/*;q=0.5',
  packing: 'identity',
  sentence: (_, why) => why,
  inOwnNetwork: () =>
    staffText(
      'it lies in the own network, which is asked only at the address of a source that says private: true',
    ),
}

/** A picture in a file that the caller removes, and what its server calls it. `hash` is the SHA-256 of its bytes. */
export type DownloadedPicture = { path: string; hash: string; version: KnownVersion }

/**
 * Downloads a picture within limits of size and time, to a file. What it is, whoever opens it looks at its bytes: no
 * header is believed.
 *
 * @param isPrivate its host and port may lie in the own network
 * @param known what its server called it before
 * @returns null where the server has nothing newer
 * @throws FeedRefusal whose message is the reason alone, PassingFailure where it may be possible later
 */
export async function downloadPicture(
  address: string,
  isPrivate: boolean,
  known: KnownVersion | null,
  folder: URL,
): Promise<DownloadedPicture | null> {
  const response = await download(new URL(address), { timeLimit: maxTime, isPrivate }, known, picture)
  if (response.statusCode === 304) {
    response.destroy()
    return null
  }
  const { 'content-encoding': packing = 'identity', 'content-length': length = '0' } = response.headers
  try {
    if (packing !== 'identity')
      throw new FeedRefusal(
        staffText('the server packs it with "{packing}"', { packing: packing.slice(0, 40) }),
      )
    if (Number(length) > maxBytes) throw tooLarge()
    const path = fileURLToPath(new URL(`${randomUUID()}.part`, folder))
    const hash = await written(response, path)
    const { etag = '', 'last-modified': last_modified = '' } = response.headers
    return { path, hash, version: { etag: sendable(etag), last_modified: sendable(last_modified) } }
  } finally {
    response.destroy()
  }
}

/** Too long a header is no name of a version. */
function sendable(header: string): string {
  return header.length <= 300 ? header : ''
}

async function written(body: AsyncIterable<Buffer>, path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let size = 0
  try {
    for await (const piece of bodyPieces(body)) {
      size += piece.length
      if (size > maxBytes) throw tooLarge()
      hash.update(piece)
      await file.writeFile(piece)
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** The pieces of a body; a connection that breaks off is a failure that may be over soon. */
async function* bodyPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch (error) {
    if (error instanceof FeedRefusal || !(error instanceof Error)) throw error
    const why = 'code' in error ? String(error.code) : error.message
    throw new PassingFailure(staffText('the connection was lost ({why})', { why }))
  }
}

function tooLarge(): FeedRefusal {
  return new FeedRefusal(staffText('is larger than {size} MB', { size: maxBytes / 1_000_000 }))
}
