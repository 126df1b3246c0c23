/** Sector numbers from here on mean «no sector» ([MS-CFB] 2.1). */
const noSector = 0xfffffffa

const entryBytes = 128
const stream = 2

/**
 * Whether a compound file, as old Office programs write them, has a stream of this name: a Word document is one with
 * `WordDocument`, a workbook has another. Follows [MS-CFB]: the directory is a chain of sectors, the next of each
 * is in the FAT, whose own sectors are listed in the header and, for files above 7 MB, in another sector.
 * A file that breaks off or runs in circles has no such stream.
 */
export function hasStream(file: Buffer, name: string): boolean {
  try {
    return directoryHas(file, name)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function directoryHas(file: Buffer, name: string): boolean {
  const sectorBytes = sectorSize(file)
  const maxSectors = Math.ceil(file.length / sectorBytes)
  let sector = file.readUInt32LE(48)
  for (let steps = 0; sector < noSector && steps <= maxSectors; steps += 1) {
    const start = (sector + 1) * sectorBytes
    for (let entry = start; entry < start + sectorBytes; entry += entryBytes) {
      if (isStream(file, entry, name)) return true
    }
    sector = file.readUInt32LE(fatPlace(file, sector, sectorBytes))
  }
  return false
}

/** 512 bytes, or 4,096 in files of version 4. Any other shift is none of a compound file. */
function sectorSize(file: Buffer): number {
  const shift = file.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new RangeError('not a compound file')
  return 2 ** shift
}

/** Where in the file the FAT says which sector follows `sector`. */
function fatPlace(file: Buffer, sector: number, sectorBytes: number): number {
  const inOne = sectorBytes / 4
  const fatSector = fatSectorAt(file, Math.floor(sector / inOne), sectorBytes)
  return (fatSector + 1) * sectorBytes + (sector % inOne) * 4
}

/** The header lists 109 sectors of the FAT; one more sector lists enough of them for 15 MB. */
function fatSectorAt(file: Buffer, position: number, sectorBytes: number): number {
  const inHeader = 109
  if (position < inHeader) return file.readUInt32LE(76 + position * 4)
  const listSector = file.readUInt32LE(68)
  return file.readUInt32LE((listSector + 1) * sectorBytes + (position - inHeader) * 4)
}

/** An entry begins with its name, of which the length in bytes with a closing NUL follows, and its kind. */
function isStream(file: Buffer, entry: number, name: string): boolean {
  if (file.readUInt8(entry + 66) !== stream) return false
  const length = file.readUInt16LE(entry + 64)
  return length === (name.length + 1) * 2 && file.toString('utf16le', entry, entry + length - 2) === name
}
