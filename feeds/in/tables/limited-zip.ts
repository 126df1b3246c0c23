import { Unzip, UnzipInflate, type UnzipFile, zipSync } from 'fflate'
import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { tableLimits } from './sheet.ts'

/** Bytes inflated at a time: a bomb of the highest density gives a thousand times as many before it is noticed. */
const pieceSize = 4096

/** How many times its size a workbook may have unpacked; a small one may always have `harmless` bytes. */
const maxTimes = 20
const harmless = 10_000_000

const maxFiles = 2_000

/**
 * The XML files of a workbook in a zip of their own, unpacked within limits before any library reads them. Pictures
 * and macros are left out.
 *
 * @throws FeedRefusal when it is no workbook, broken, or larger unpacked than any workbook is
 */
export function limitedWorkbook(bytes: Buffer): Buffer {
  const limit = Math.min(Math.max(maxTimes * bytes.length, harmless), tableLimits.unpacked)
  const files = new Map<string, Uint8Array[]>()
  let size = 0
  let seen = 0
  const unzip = new Unzip((file: UnzipFile) => {
    seen += 1
    if (seen > maxFiles) throw bomb()
    if (!/\.(?:xml|rels)$/i.test(file.name) || files.has(file.name)) return
    const pieces: Uint8Array[] = []
    files.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error !== null) throw error
      size += piece.length
      if (size > limit) throw bomb()
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let from = 0; from < bytes.length; from += pieceSize) {
      unzip.push(bytes.subarray(from, from + pieceSize), from + pieceSize >= bytes.length)
    }
  } catch (error) {
    if (error instanceof FeedRefusal) throw error
    throw broken()
  }
  if (!files.has('xl/workbook.xml')) {
    throw new FeedRefusal(
      staffText('The zip is not a workbook. Nothing was imported; import the file in it.'),
    )
  }
  const whole = new Map([...files].map(([name, pieces]) => [name, Buffer.concat(pieces)]))
  for (const [name, content] of whole) {
    const text = textOf(content)
    mustHaveNoDoctype(name, text)
    mustHaveColumns(name, text)
  }
  return Buffer.from(zipSync(Object.fromEntries(whole), { level: 0 }))
}

export function broken(): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'The workbook is broken. Nothing was imported; open it in Excel, save it again as .xlsx, and import that.',
    ),
  )
}

function bomb(): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'The workbook grows more than {times} times or beyond {size} MB when it is unpacked, which no table does. Nothing was imported; copy its units into a new workbook.',
      { times: maxTimes, size: tableLimits.unpacked / 1e6 },
    ),
  )
}

/** The text of an XML file as far as its tags go; letters beyond ASCII do not matter. */
export function textOf(content: Buffer): string {
  const isWide = content.subarray(0, 2).includes(0) || content[0] === 0xff || content[0] === 0xfe
  return content.toString(isWide ? 'utf16le' : 'latin1')
}

function mustHaveNoDoctype(name: string, text: string): void {
  if (!/<!(?:DOCTYPE|ENTITY)/i.test(text)) return
  throw new FeedRefusal(
    staffText(
      'The workbook has a DOCTYPE in {file}, which tables do not need and attackers use. Nothing was imported; copy its units into a new workbook.',
      { file: name.slice(0, 60) },
    ),
  )
}

/** Columns that Excel has. */
const maxColumns = 16_384

/** The library goes over all columns that share a width: a file may name more of them than any memory holds. */
function mustHaveColumns(name: string, text: string): void {
  for (const [column] of text.matchAll(/<(?:[\w.-]+:)?col\s[^>]*/gi)) {
    const last = /\smax\s*=\s*["']\s*(\d+)/i.exec(column)?.[1]
    if (last === undefined || Number(last) <= maxColumns) continue
    throw new FeedRefusal(
      staffText(
        'The workbook names column {column} in {file}, which Excel does not have. Nothing was imported; copy its units into a new workbook.',
        { column: last.slice(0, 20), file: name.slice(0, 60) },
      ),
    )
  }
}
