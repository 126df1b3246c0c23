import { staffText } from '#domain/staff/staff-text.ts'
import { Unzip, UnzipInflate } from 'fflate'
import { FeedRefusal } from '../feed-refusal.ts'

/** Bytes of a zip; a feed of 100 MB takes about five. */
const largest = 20_000_000

/** How many times its size it may have unpacked; a small one may always have `harmless` bytes. */
const maxTimes = 100
const harmless = 10_000_000

/** Bytes inflated at a time: a bomb of the highest density gives a thousand times as many before it is noticed. */
const pieceSize = 16_384

const maxFiles = 2_000

/** The bytes of a zip and the names of its files; folders and what systems put beside them do not count. */
export type Zipped = { bytes: Buffer; names: string[] }

/** Whether bytes begin as a zip does, which may be a workbook. */
export function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

/** @throws FeedRefusal when it is larger than any feed packed, or broken */
export async function readZip(pieces: AsyncIterable<Buffer>): Promise<Zipped> {
  const all: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > largest) {
      throw new FeedRefusal(
        staffText(
          'The zip is larger than {size} MB. Nothing was imported; unpack it and import the file in it.',
          { size: largest / 1e6 },
        ),
      )
    }
    all.push(piece)
  }
  const bytes = Buffer.concat(all)
  const names: string[] = []
  const unzip = new Unzip(({ name }) => {
    if (names.push(name) > maxFiles)
      throw new FeedRefusal(
        staffText('The zip has more than {count} files. Nothing was imported; pack the feed alone.', {
          count: maxFiles,
        }),
      )
  })
  pushed(unzip, bytes)
  return { bytes, names: names.filter((name) => !/(?:\/|^__MACOSX\/.*|(?:^|\/)\.DS_Store)$/.test(name)) }
}

/** Whether the zip is a workbook of Excel. */
export function isWorkbookZip({ names }: Zipped): boolean {
  return names.includes('xl/workbook.xml')
}

/**
 * The only file of a zip, piece by piece.
 *
 * @throws FeedRefusal when it has none or several, is broken, or grows beyond all reason
 */
export async function* onlyFile({ bytes, names }: Zipped): AsyncGenerator<Buffer> {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) {
    throw new FeedRefusal(
      staffText('The zip has {count} files. Nothing was imported; pack the feed alone, or import its file.', {
        count: names.length,
      }),
    )
  }
  const limit = Math.max(maxTimes * bytes.length, harmless)
  const ready: Uint8Array[] = []
  let size = 0
  let isWhole = false
  const unzip = new Unzip((file) => {
    if (file.name !== name) return
    file.ondata = (error, piece, isLast) => {
      if (error !== null) throw error
      size += piece.length
      if (size > limit) {
        throw new FeedRefusal(
          staffText(
            'The zip grows more than {times} times when it is unpacked, which no feed does. Nothing was imported; import the file itself.',
            { times: maxTimes },
          ),
        )
      }
      isWhole ||= isLast
      ready.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += pieceSize) {
    pushed(unzip, bytes.subarray(from, from + pieceSize), from + pieceSize >= bytes.length)
    for (const piece of ready.splice(0)) if (piece.length > 0) yield Buffer.from(piece)
  }
  if (!isWhole) throw broken()
}

function pushed(unzip: Unzip, piece: Buffer, isLast = true): void {
  try {
    unzip.push(piece, isLast)
  } catch (error) {
    throw error instanceof FeedRefusal ? error : broken()
  }
}

function broken(): FeedRefusal {
  return new FeedRefusal(
    staffText('The zip is broken. Nothing was imported; download it again, or import the file in it.'),
  )
}
