import { findTable } from './sfnt-metrics.ts'

/** Ids of the name table (OpenType): those that a copy takes along. */
const kept = { copyright: 0, licence: 13, licenceAddress: 14 } as const

/** Windows, Unicode, English of the USA: what every program reads. */
const [platform, encoding, english] = [3, 1, 0x409]

/**
 * The same font under another name, with the copyright and the licence that it names. Licences reserve names of fonts
 * for the unchanged ones, and a brand's own font is called like the brand (R537).
 *
 * @param licence what it names where the font itself says none
 */
export function renamedFont(font: Uint8Array, name: string, licence: string): Buffer {
  const own = readNames(font)
  return withTable(
    font,
    'name',
    nameTable({
      [kept.copyright]: own.get(kept.copyright),
      1: name,
      2: 'Regular',
      3: name,
      4: name,
      6: name.replaceAll(' ', ''),
      [kept.licence]: own.get(kept.licence) ?? licence,
      [kept.licenceAddress]: own.get(kept.licenceAddress),
    }),
  )
}

/** The names for Windows by their id. */
export function readNames(font: Uint8Array): Map<number, string> {
  const found = findTable(font, 'name')
  const names = new Map<number, string>()
  if (found === null) return names
  const { view, at } = found
  const texts = at + view.getUint16(at + 4)
  for (let index = 0; index < view.getUint16(at + 2); index += 1) {
    const record = at + 6 + 12 * index
    if (view.getUint16(record) !== platform) continue
    const start = texts + view.getUint16(record + 10)
    const bytes = font.slice(start, start + view.getUint16(record + 8))
    names.set(view.getUint16(record + 6), new TextDecoder('utf-16be').decode(bytes))
  }
  return names
}

function nameTable(names: Readonly<Record<number, string | undefined>>): Buffer {
  // Keys that are numbers come in their order, as the table wants them.
  const entries = Object.entries(names).flatMap(([id, text]) =>
    text === undefined ? [] : [{ id: Number(id), text: Buffer.from(text, 'utf16le').swap16() }],
  )
  const head = Buffer.alloc(6 + 12 * entries.length)
  head.writeUInt16BE(entries.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, { id, text }] of entries.entries()) {
    const record = [platform, encoding, english, id, text.length, offset]
    for (const [field, value] of record.entries()) head.writeUInt16BE(value, 6 + 12 * index + 2 * field)
    offset += text.length
  }
  return Buffer.concat([head, ...entries.map(({ text }) => text)])
}

/** The font with one of its tables replaced: offsets and sums follow. */
function withTable(font: Uint8Array, tag: string, table: Uint8Array): Buffer {
  const source = Buffer.from(font)
  const count = source.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 12 + 16 * index
    const own = source.toString('latin1', entry, entry + 4)
    const at = source.readUInt32BE(entry + 8)
    const bytes = own === tag ? table : source.subarray(at, at + source.readUInt32BE(entry + 12))
    return { tag: own, bytes }
  })
  const head = Buffer.alloc(12 + 16 * count)
  source.copy(head, 0, 0, 12)
  const parts: Buffer[] = []
  let at = head.length
  let sums = 0
  let adjustment = -1
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    padded.set(bytes)
    if (tag === 'head') {
      padded.writeUInt32BE(0, 8)
      adjustment = at + 8
    }
    const sum = sumOf(padded)
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(sum, entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    sums = (sums + sum) >>> 0
    parts.push(padded)
    at += padded.length
  }
  const whole = Buffer.concat([head, ...parts])
  // The sum of the whole file is this number (OpenType, `checksumAdjustment`).
  if (adjustment >= 0) whole.writeUInt32BE((0xb1b0afba - ((sums + sumOf(head)) >>> 0)) >>> 0, adjustment)
  return whole
}

function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
