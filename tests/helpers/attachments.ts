import { deflateRawSync } from 'node:zlib'

/** A file in an archive. `claims` is the unpacked size that the archive says it has, `method` how it says it is packed. */
type Member = { name: string; content: string | Buffer; claims?: number; method?: number }

/** A zip archive, built by the format's own description (APPNOTE 4.3). */
export function zipFile(members: readonly Member[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims, method = 8 } of members) {
    const packed = method === 0 ? Buffer.from(content) : deflateRawSync(content)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claims ?? Buffer.byteLength(content), 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, tail, title]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(members.length, 4)
  end.writeUInt16LE(members.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end])
}

function contentTypes(main: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`
}

/** A Word document, with the further files of a test. */
export function docxFile(more: readonly Member[] = []): Buffer {
  return zipFile([
    { name: '[Content_Types].xml', content: contentTypes('wordprocessingml.document') },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
}

export function xlsxFile(): Buffer {
  return zipFile([
    { name: '[Content_Types].xml', content: contentTypes('spreadsheetml.sheet') },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ])
}

const free = 0xffffffff
const endOfChain = 0xfffffffe
const fatSector = 0xfffffffd

/**
 * A compound file as old Office programs write them ([MS-CFB], version 3), with empty streams of these names.
 * `filler` puts so many empty sectors before the directory.
 */
export function compoundFile(streams: readonly string[], filler = 0): Buffer {
  const entries = Buffer.concat([
    entryOf('Root Entry', 5),
    ...streams.map((name) => entryOf(name, 2)),
    ...Array.from({ length: 3 - (streams.length % 4) }, () => Buffer.alloc(128)),
  ])
  const directorySectors = entries.length / 512
  const fatCount = Math.ceil((filler + directorySectors + 4) / 126)
  const listCount = fatCount > 109 ? 1 : 0
  const chain = Array.from({ length: fatCount * 128 }, () => free)
  const directoryAt = fatCount + listCount + filler
  chain.fill(fatSector, 0, fatCount)
  for (let sector = 0; sector < directorySectors; sector += 1) {
    chain[directoryAt + sector] = sector === directorySectors - 1 ? endOfChain : directoryAt + sector + 1
  }
  const fat = Buffer.alloc(fatCount * 512)
  chain.forEach((next, position) => fat.writeUInt32LE(next, position * 4))
  const list = Buffer.alloc(listCount * 512, 0xff)
  for (let position = 109; position < fatCount; position += 1)
    list.writeUInt32LE(position, (position - 109) * 4)
  return Buffer.concat([
    header(fatCount, directoryAt, listCount === 0 ? endOfChain : fatCount),
    fat,
    list,
    Buffer.alloc(filler * 512),
    entries,
  ])
}

function header(fatCount: number, directoryAt: number, listAt: number): Buffer {
  const bytes = Buffer.alloc(512, 0xff)
  Buffer.from('d0cf11e0a1b11ae100000000000000000000000000000000', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.fill(0, 34, 76)
  bytes.writeUInt32LE(fatCount, 44)
  bytes.writeUInt32LE(directoryAt, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeUInt32LE(endOfChain, 60)
  bytes.writeUInt32LE(listAt, 68)
  for (let position = 0; position < Math.min(fatCount, 109); position += 1)
    bytes.writeUInt32LE(position, 76 + position * 4)
  return bytes
}

function entryOf(name: string, kind: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(kind, 66)
  return bytes
}

/** One small file of every kind that an application takes. */
export const goodFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  doc: compoundFile(['1Table', 'WordDocument']),
  docx: docxFile(),
  rtf: Buffer.from(String.raw`{\rtf1\ansi Resume}`),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
} as const
