import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import type { Events, Reader } from '../reading/feed-reader.ts'
import { JsonReader } from '../reading/json-reader.ts'
import { XmlReader } from '../reading/xml-reader.ts'
import { readWhole } from '../words/numbers.ts'
import type { ItemField, ItemFields } from './item-fields.ts'
import { JsonAround, jsonPathsOf, jsonTexts } from './json-fields.ts'
import { FoundFields, offerOfItem } from './offer-of-item.ts'
import { xmlShapeOf, xmlTexts } from './xml-fields.ts'

type Fixed = Readonly<Record<string, string>>

/** Reads an XML feed whose fields the mapping names. */
export function xmlFieldsReader(
  items: ItemFields,
  fixed: Fixed,
  { onOffer, onFault, onNote }: Events,
): Reader {
  const found = new FoundFields()
  const shape = xmlShapeOf(items)
  let count = 0
  let total = ''
  const reader = new XmlReader({
    onFault,
    onRoot: () => shape,
    onRecord(record) {
      count += 1
      if (items.total !== null) total = xmlTexts(record, items.total.path)[0] ?? ''
      onOffer(offerOfItem((path) => xmlTexts(record, path), items, fixed, found, record.line))
    },
  })
  return readerOf(reader, () => {
    mustHaveFound(items, found, count, onNote)
    mustBeWhole(items, count, total)
  })
}

/** Reads a JSON feed whose fields the mapping names. */
export function jsonFieldsReader(items: ItemFields, fixed: Fixed, { onOffer, onNote }: Events): Reader {
  const found = new FoundFields()
  const around = new JsonAround(items)
  let count = 0
  const reader = new JsonReader(jsonPathsOf(items), (value, keys) => {
    if (around.keeps(value, keys)) return
    count += 1
    onOffer(
      offerOfItem(
        (path) =>
          path.isFromRoot
            ? [around.textFor(path, keys)].filter((text) => text !== '')
            : jsonTexts(value, path),
        items,
        fixed,
        found,
        null,
      ),
    )
  })
  return readerOf(reader, () => {
    mustHaveFound(items, found, count, onNote)
    mustBeWhole(items, count, items.total === null ? '' : around.last(items.total.path))
  })
}

function readerOf(reader: { write(piece: string): void; end(): void }, atEnd: () => void): Reader {
  return {
    write: (piece) => reader.write(piece),
    end() {
      reader.end()
      atEnd()
      return 'fields'
    },
  }
}

/** Fields whose absence would change what visitors are offered: a status that is never there, or no price. */
const decisive: readonly ItemField[] = [
  'id',
  'number',
  'area_total',
  'floor',
  'rooms',
  'status',
  'price',
  'price_discount',
]

/** @throws FeedRefusal when a path of the mapping leads nowhere: it is a slip, and the feed has the field elsewhere */
function mustHaveFound(
  { items, fields }: ItemFields,
  found: FoundFields,
  count: number,
  onNote: (note: string) => void,
): void {
  if (count === 0) {
    throw new FeedRefusal(
      staffText(
        'The mapping says in {where} that units stand at «{path}», where this feed has none. Nothing was imported; write the way to them from the root on: «feed/house/flat» for XML, «data/flats/*» for JSON.',
        { where: items.where, path: items.path.text },
      ),
    )
  }
  const missing = [...fields].filter(([field]) => !found.has(field))
  const faults = missing
    .filter(([field]) => decisive.includes(field))
    .map(([field, { paths, where }]) => `  ${where}: ${nowhere(field, paths)}`)
  if (faults.length > 0) {
    throw new FeedRefusal(
      [
        staffText('The mapping does not fit the feed:'),
        ...faults,
        staffText('Nothing was imported; correct these lines, or take them out.'),
      ].join('\n'),
    )
  }
  for (const [field, { paths, where }] of missing)
    onNote(staffText('{where} of the mapping: {fault}', { where, fault: nowhere(field, paths) }))
}

/** @throws FeedRefusal when the feed says that it has more units than were read: units of other pages are not gone */
function mustBeWhole({ total }: ItemFields, count: number, said: string): void {
  if (total === null) return
  const all = readWhole(said)
  if (all === null) {
    throw new FeedRefusal(
      staffText(
        'The mapping says in {where} that the number of all units stands at «{path}», where this feed has none. Nothing was imported; correct that line, or take it out.',
        { where: total.where, path: total.path.text },
      ),
    )
  }
  if (all <= count) return
  throw new FeedRefusal(
    staffText(
      'The feed has {count} units and says that there are {all}: it is one page of several. Nothing was imported; save all of them in one file.',
      { count, all },
    ),
  )
}

function nowhere(field: ItemField, paths: readonly { text: string }[]): string {
  return staffText('no unit has a {field} at {paths}', {
    field,
    paths: paths.map(({ text }) => `«${text}»`).join(', '),
  })
}
