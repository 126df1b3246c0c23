import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
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

/** The texts of a sheet's cells by row and column. */
export async function textsOf(bytes: Buffer | string): Promise<string[][]> {
  const { sheets } = await readSheets(piecesOf(bytes))
  return (sheets[0]?.rows ?? []).map(({ cells }) => [...cells.values()].map(({ text }) => text))
}
