import { staffText } from '#domain/staff/staff-text.ts'
import { Readable } from 'node:stream'
import { unitsCsvOffers } from './dialects/units-csv.ts'
import type { FeedFormat } from './feed-formats.ts'
import { FeedRefusal } from './feed-refusal.ts'
import type { Mapping } from './mapping.ts'
import type { Places } from './places.ts'
import { readFeed } from './read-feed.ts'
import type { Events } from './reading/feed-reader.ts'
import { decodedText } from './source/decoded-text.ts'
import { isWorkbookZip, isZip, onlyFile, readZip } from './source/zipped-feed.ts'
import type { Staging } from './staging.ts'
import { isTable, readSheets } from './tables/read-sheets.ts'
import { type ReadTable, readTable } from './tables/read-table.ts'

/** Bytes that tell a table from XML and JSON. */
const headSize = 64

/**
 * Reads a feed of any format to its end and hands over its offers.
 *
 * @param wanted the format, or null to detect it from the content
 * @throws FeedRefusal when it is none of the formats, or broken
 */
export async function readBytes(
  bytes: AsyncIterable<Buffer>,
  wanted: FeedFormat | null,
  mapping: Mapping,
  places: Places,
  staging: Staging,
  events: Events,
): Promise<Read> {
  const { head, whole } = await withHead(bytes)
  if (!isZip(head)) return readUnpacked({ head, whole }, wanted, mapping, places, staging, events)
  const zip = await readZip(whole)
  if (isWorkbookZip(zip)) {
    const workbook = { head, whole: Readable.from([zip.bytes]) }
    return readUnpacked(workbook, wanted, mapping, places, staging, events)
  }
  const only = await withHead(onlyFile(zip))
  if (isZip(only.head)) {
    throw new FeedRefusal(
      staffText(
        'The zip holds another zip or a workbook. Nothing was imported; unpack it and import that file.',
      ),
    )
  }
  events.onNote(
    staffText('the feed is packed with zip; its file «{file}» was read', {
      file: zip.names[0]?.slice(0, 100) ?? '',
    }),
  )
  return readUnpacked(only, wanted, mapping, places, staging, events)
}

/** The format that a feed turned out to have, and of a table what was made of its columns. */
type Read = { format: FeedFormat; table: ReadTable | null }

/** A feed and its first bytes. */
type Bytes = { head: Buffer; whole: AsyncIterable<Buffer> }

async function readUnpacked(
  { head, whole }: Bytes,
  wanted: FeedFormat | null,
  mapping: Mapping,
  places: Places,
  staging: Staging,
  events: Events,
): Promise<Read> {
  if (!isTable(head)) {
    if (wanted === 'table')
      throw new FeedRefusal(staffText('This is not a table. Leave --format out to have it recognised.'))
    return {
      format: await readFeed(decodedText(whole, events.onNote), wanted, mapping, staging, events),
      table: null,
    }
  }
  if (mapping.items !== null) {
    throw new FeedRefusal(
      staffText(
        'The mapping says in {where} where the units of XML or JSON stand, and this is a table. Take «items» and «fields» out, or import the feed that they are for.',
        { where: mapping.items.items.where },
      ),
    )
  }
  if (wanted !== null && wanted !== 'table' && wanted !== 'units') {
    throw new FeedRefusal(
      staffText('This is a table, not {wanted}. Leave --format out to have it recognised.', { wanted }),
    )
  }
  const { sheets, warnings } = await readSheets(whole)
  const own = unitsCsvOffers(sheets)
  if (own !== null) {
    for (const offer of own) events.onOffer(offer)
    return { format: 'units', table: null }
  }
  if (wanted === 'units') {
    throw new FeedRefusal(
      staffText(
        'This table is not units.csv of this site: columns of it are missing. Leave --format out to have it recognised.',
      ),
    )
  }
  const { offers, notes, ...table } = readTable(sheets, mapping, places)
  for (const offer of offers) events.onOffer(offer)
  return { format: 'table', table: { ...table, notes: [...warnings, ...notes] } }
}

async function withHead(bytes: AsyncIterable<Buffer>): Promise<Bytes> {
  const pieces = bytes[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < headSize) {
    const next = await pieces.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  const whole = (async function* () {
    if (head.length > 0) yield head
    yield* { [Symbol.asyncIterator]: () => pieces }
  })()
  return { head, whole }
}
