import { CFB, type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { piecesOf } from './feeds.ts'
import { readSheets } from '#feeds/in/tables/read-sheets.ts'

export type Value = string | number | boolean | null | CellObject

/** What a sheet of a fixture has beside its cells. Rows and columns from 0; merges like `A1:C1`. */
export type MadeSheet = {
  cells: Value[][]
  hiddenRows?: number[]
  hiddenColumns?: number[]
  merges?: string[]
  isHidden?: boolean
}

/** A workbook as Excel would save it. */
export function workbookOf(
  sheets: Readonly<Record<string, MadeSheet | Value[][]>>,
  type: 'xlsx' | 'xls' = 'xlsx',
): Buffer {
  const book = utils.book_new()
  const made = Object.entries(sheets).map(([name, sheet]) => ({
    name,
    ...(Array.isArray(sheet) ? { cells: sheet } : sheet),
  }))
  for (const { name, cells, hiddenRows = [], hiddenColumns = [], merges = [] } of made) {
    const sheet: WorkSheet = utils.aoa_to_sheet(cells)
    sheet['!rows'] = flags(hiddenRows)
    sheet['!cols'] = flags(hiddenColumns)
    sheet['!merges'] = merges.map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, name)
  }
  book.Workbook = { Sheets: made.map(({ isHidden }) => ({ Hidden: isHidden === true ? 1 : 0 })) }
  return write(book, { type: 'buffer', bookType: type, compression: true }) as Buffer
}

function flags(hidden: readonly number[]): { hidden: boolean }[] {
  return Array.from({ length: Math.max(-1, ...hidden) + 1 }, (_, index) => ({
    hidden: hidden.includes(index),
  }))
}

/** A cell that Excel shows as a date: `serial` are days since 1900. */
export function dateCell(serial: number): CellObject {
  return { t: 'n', v: serial, z: 'dd.mm' }
}

/** The workbook with one of its files changed, as an attacker or another program would write it. */
export function workbookWith(workbook: Buffer, file: string, change: (xml: string) => string): Buffer {
  const files = unzipSync(workbook)
  files[file] = strToU8(change(strFromU8(files[file] ?? new Uint8Array())))
  return Buffer.from(zipSync(files))
}

type Compound = { content: Buffer; size: number }
const compound = CFB as {
  read(bytes: Buffer, options: { type: 'buffer' }): object
  find(file: object, path: string): Compound
  write(file: object, options: { type: 'buffer' }): Buffer
}

/** Numbers of records in .xls. */
const xlsRecord = { font: 0x31, boundSheet: 0x85, format: 0xe0 }
const xlsCells = new Set([0xfd, 0x2_03, 0x2_04])

/** The .xls with the texts of a row (from 1) in another font: its flags (8 is struck through) and number of colour. */
export function xlsWithFont(book: Buffer, row: number, flags: number, colour: number): Buffer {
  const file = compound.read(book, { type: 'buffer' })
  const workbook = compound.find(file, '/Workbook')
  const stream = Buffer.from(workbook.content)
  const records: Buffer[] = []
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2))
    records.push(stream.subarray(at, at + 4 + stream.readUInt16LE(at + 2)))
  const are = (number: number) => records.filter((record) => record.readUInt16LE(0) === number)
  const [fonts, formats] = [are(xlsRecord.font), are(xlsRecord.format)]
  const font = Buffer.from(fonts[0] ?? [])
  font.writeUInt16LE(flags, 6)
  font.writeUInt16LE(colour, 8)
  const format = Buffer.from(formats.at(-1) ?? [])
  // Fonts are counted without the number 4.
  format.writeUInt16LE(fonts.length + (fonts.length < 4 ? 0 : 1), 4)
  for (const record of records) {
    const number = record.readUInt16LE(0)
    if (number === xlsRecord.boundSheet)
      record.writeUInt32LE(record.readUInt32LE(4) + font.length + format.length, 4)
    if (xlsCells.has(number) && record.readUInt16LE(4) === row - 1) record.writeUInt16LE(formats.length, 8)
  }
  const more = (record: Buffer) =>
    record === fonts.at(-1) ? [record, font] : record === formats.at(-1) ? [record, format] : [record]
  workbook.content = Buffer.concat(records.flatMap(more))
  workbook.size = workbook.content.length
  return compound.write(file, { type: 'buffer' })
}

/** The texts of a sheet's cells by row and column. */
export async function textsOf(bytes: Buffer | string): Promise<string[][]> {
  const { sheets } = await readSheets(piecesOf(bytes))
  return (sheets[0]?.rows ?? []).map(({ cells }) => [...cells.values()].map(({ text }) => text))
}
