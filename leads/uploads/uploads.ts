import { randomUUIDv7 } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Semaphore, withTimeout } from 'async-mutex'
import { readableFileName } from '#domain/file-name.ts'
import type { FileKind } from './file-kind.ts'
import { endlessRoom, type Room } from './folder-room.ts'
import { syncFolder } from '../spool/sync-folder.ts'
import { senderPlaces } from './sender-places.ts'

/** A file of a request, as the database keeps it: `path` is its name in the folder of uploads. */
export type KeptFile = {
  id: string
  /** As the visitor called it, for people only. */
  name: string
  /** Media type by its content. */
  type: string
  /** Bytes. */
  size: number
  path: string
}

/** A file that is on disk and not kept yet. */
export type IncomingFile = {
  /** The final state of the file. */
  file: KeptFile
  /** Gives the file its place; its content and its name are on disk when the promise resolves. */
  keep(): Promise<void>
  /** Deletes the file in its present place. */
  remove(): Promise<void>
}

/** The sender broke off. */
export class BodyBroken extends Error {}

/** The body is longer than allowed. */
export class BodyTooLong extends Error {}

/** Files of requests are here, and in `incoming` those without a request yet. */
export type Uploads = {
  /**
   * Takes a visitor's body to disk as it comes, so that slow senders and many of them cost no memory; then the whole
   * goes to `read`, one body or two at a time.
   *
   * @throws BodyBroken, BodyTooLong, E_TIMEOUT of async-mutex, every error of `read`, and errors of the disk
   */
  takeBody<T>(
    address: string,
    body: ReadableStream<Uint8Array>,
    limit: number,
    read: (whole: Buffer) => Promise<T>,
  ): Promise<T>
  /**
   * Writes the content of a file that came with a request.
   *
   * @throws UploadsFull, and errors of the disk
   */
  takeFile(content: Uint8Array, kind: FileKind, name: string): Promise<IncomingFile>
}

/** The folder of files without a request yet, inside the folder of uploads. */
export const incomingFolder = 'incoming'

/** How long a body may wait for its turn, in milliseconds. */
const timeoutMs = 15_000

/** Bodies that come in at a time, so many times the limit on disk, and those of them that are in memory. */
const received = { all: 32, each: 4, timeoutMs }
const maxRead = 2

/** CVs are personal: only the user who runs the site may read them. */
const forUs = { file: 0o600, folder: 0o700 }

/** The files of requests in a folder, outside anything that is served. It is made with the first of them. */
export function openUploads(folder: string, room: Room = endlessRoom): Uploads {
  const incoming = join(folder, incomingFolder)
  const receiving = senderPlaces(received)
  const reading = withTimeout(new Semaphore(maxRead), timeoutMs)

  async function makeFolders(): Promise<void> {
    const made = await mkdir(incoming, { recursive: true, mode: forUs.folder })
    if (made !== undefined) await syncFolder(dirname(folder))
  }

  return {
    takeBody: (address, body, limit, read) =>
      receiving(address, async () => {
        await makeFolders()
        const path = join(incoming, `${randomUUIDv7()}.body`)
        try {
          await inFile(path, (handle) => writeBody(body, limit, handle))
          return await reading.runExclusive(async () => read(await readFile(path)))
        } finally {
          await rm(path, { force: true })
        }
      }),

    async takeFile(content, kind, name) {
      await room.check()
      await makeFolders()
      const id = randomUUIDv7()
      const path = `${id}.${kind.endings[0]}`
      const places = [join(incoming, path), join(folder, path)] as const
      const remove = async () => {
        for (const place of places) await rm(place, { force: true })
      }
      try {
        await inFile(places[0], async (handle) => {
          await handle.writeFile(content)
          await handle.sync()
        })
      } catch (error) {
        await remove()
        throw error
      }
      const size = content.byteLength
      return {
        file: { id, name: readableFileName(name, kind.endings), type: kind.type, size, path },
        async keep() {
          await rename(...places)
          room.add(size)
          await syncFolder(folder)
        },
        remove,
      }
    },
  }
}

async function inFile(path: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, 'wx', forUs.file)
  try {
    await write(handle)
  } finally {
    await handle.close()
  }
}

async function writeBody(body: ReadableStream<Uint8Array>, limit: number, handle: FileHandle): Promise<void> {
  let size = 0
  for await (const chunk of wholeBody(body)) {
    size += chunk.byteLength
    if (size > limit) throw new BodyTooLong()
    await handle.writeFile(chunk)
  }
}

/** Separates the sender's failures from those of the disk. */
async function* wholeBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    while (true) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new BodyBroken('the body broke off', { cause })
      })
      if (done) return
      yield value
    }
  } finally {
    // A sender that is refused early need not send the rest.
    reader.cancel().catch(() => {})
  }
}
