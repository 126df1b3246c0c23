/** An archive's directory entry for one file; `size` is how many bytes it says to have when it is unpacked. */
export type ZipEntry = { name: string; size: number; method: number; packed: Buffer }

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const fileBytes = 30
const longestComment = 0xffff

/**
 * The directory at the end of a zip archive (APPNOTE 4.3.12 and 4.3.16), without unpacking anything; null when it is
 * broken. Archives above 4 GB (zip64) are none of ours.
 */
export function zipDirectory(file: Buffer): ZipEntry[] | null {
  const end = endOfDirectory(file)
  if (end === null) return null
  const count = file.readUInt16LE(end + 10)
  let place = file.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  while (entries.length < count) {
    if (place + entryBytes > end || file.readUInt32LE(place) !== entrySignature) return null
    const packed = packedFile(file, file.readUInt32LE(place + 42), file.readUInt32LE(place + 20))
    if (packed === null) return null
    const nameLength = file.readUInt16LE(place + 28)
    const nameStart = place + entryBytes
    entries.push({
      name: file.toString('utf8', nameStart, nameStart + nameLength),
      size: file.readUInt32LE(place + 24),
      method: file.readUInt16LE(place + 10),
      packed,
    })
    place = nameStart + nameLength + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32)
  }
  return entries
}

/** The bytes of a packed file behind its own header (APPNOTE 4.3.7); null when they are not all there. */
function packedFile(file: Buffer, place: number, size: number): Buffer | null {
  if (place + fileBytes > file.length || file.readUInt32LE(place) !== fileSignature) return null
  const start = place + fileBytes + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
  return start + size > file.length ? null : file.subarray(start, start + size)
}

/** The last place that looks like the end record; a comment may follow it. */
function endOfDirectory(file: Buffer): number | null {
  const lowest = Math.max(0, file.length - endBytes - longestComment)
  for (let place = file.length - endBytes; place >= lowest; place -= 1) {
    if (file.readUInt32LE(place) === endSignature) return place
  }
  return null
}
