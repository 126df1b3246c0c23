import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { fontMarks } from './font-marks.ts'
import { broken, limitedWorkbook } from './limited-zip.ts'
import { oldFontMarks } from './old-font-marks.ts'
import {
  type Cell,
  cellOf,
  columnLetter,
  keptText,
  type Merge,
  mustFit,
  type Note,
  type Row,
  type Sheet,
  tableLimits,
} from './sheet.ts'

const maxMerged = 100_000

/**
 * The sheets of an Excel workbook, .xlsx or .xls: formulas by the values that Excel has kept of them.
 *
 * @throws FeedRefusal when it is broken, protected, or beyond the limits of tables
 */
export function readWorkbook(bytes: Buffer): Sheet[] {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const workbook = opened(isZip ? limitedWorkbook(bytes) : bytes)
  mustFit('sheets', workbook.SheetNames.length)
  const marks = isZip ? fontMarks(workbook) : oldFontMarks(workbook)
  return workbook.SheetNames.map((name, index) => {
    const sheet = workbook.Sheets[name]
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    if (sheet === undefined) throw broken()
    return sheetOf(name, isHidden, sheet, marks[index] ?? new Map<string, string>())
  })
}

function opened(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      // Hidden rows and colours come with the styles, dates with the formats of numbers.
      cellStyles: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // The library leaves the fonts of cells to whoever reads the files.
      bookFiles: true,
    })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) {
      throw new FeedRefusal(
        staffText(
          'The workbook is protected by a password. Nothing was imported; save it without one and import that.',
        ),
      )
    }
    throw broken()
  }
}

function sheetOf(
  name: string,
  isHidden: boolean,
  sheet: WorkSheet,
  fonts: ReadonlyMap<string, string>,
): Sheet {
  const rows = new Map<number, Map<number, Cell>>()
  const colours = new Map<number, Set<string>>()
  const notes = new Map<number, Note[]>()
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue
    const { r: row, c: column } = utils.decode_cell(address)
    const source = sheet[address] as CellObject
    const cell = cellOfExcel(source, `${columnLetter(column)}${row + 1}`)
    // A link is blue by itself, and the font of an empty cell is not seen.
    const font = cell === null || source.l !== undefined ? undefined : fonts.get(address)
    for (const colour of [colourOf(source), font])
      if (typeof colour === 'string' && row < tableLimits.rows)
        colours.set(row, (colours.get(row) ?? new Set<string>()).add(colour))
    if (row < tableLimits.rows && source.c !== undefined)
      notes.set(row, [...(notes.get(row) ?? []), ...notesOf(source, address)])
    // Empty cells with a colour or a frame may go far beyond the table.
    if (cell === null) continue
    mustFit('columns', column + 1, name)
    mustFit('rows', row + 1, name)
    const cells = rows.get(row) ?? new Map<number, Cell>()
    rows.set(row, cells.set(column, cell))
  }
  const hiddenColumns = (sheet['!cols'] ?? [])
    .slice(0, tableLimits.columns)
    .flatMap((column, index) => (column?.hidden === true ? [index] : []))
  return {
    name,
    isHidden,
    rows: [...rows]
      .toSorted(([a], [b]) => a - b)
      .map(([index, cells]): Row => {
        const isRowHidden = sheet['!rows']?.[index]?.hidden === true
        return {
          number: index + 1,
          isHidden: isRowHidden,
          cells,
          colours: [...(colours.get(index) ?? [])].toSorted().join(' '),
          notes: notes.get(index) ?? [],
        }
      }),
    hiddenColumns: new Set(hiddenColumns),
    merges: mergesOf(name, sheet),
    loss: '',
  }
}

/** Merged cells count once for each of their rows. */
function mergesOf(name: string, sheet: WorkSheet): Merge[] {
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r,
    bottom: e.r,
    left: s.c,
    right: e.c,
  }))
  let rows = 0
  for (const { top, bottom } of merges) {
    rows += bottom - top + 1
    if (rows > maxMerged) {
      throw new FeedRefusal(
        staffText(
          'Sheet «{sheet}» merges more cells than any table does. Nothing was imported; unmerge them.',
          { sheet: name.slice(0, 60) },
        ),
      )
    }
  }
  return merges
}

function cellOfExcel(cell: CellObject, where: string): Cell | null {
  const { t: type, v: value, z: format, f: formula } = cell
  if (type === 'e') return { text: staffText('an error of Excel'), kind: 'error' }
  if (type === 'z')
    return formula === undefined ? null : { text: staffText('a formula without a value'), kind: 'error' }
  if (value === undefined) return null
  if (type === 'd' || (type === 'n' && SSF.is_date(String(format ?? 'General')))) {
    return cellOf(type === 'n' ? SSF.format('yyyy-mm-dd', value) : String(value), 'date', where)
  }
  // 61.400000000000006 is what Excel keeps of 61.4.
  if (typeof value === 'number') return cellOf(String(Number(value.toPrecision(14))), 'number', where)
  return cellOf(String(value), 'text', where)
}

/** Excel begins a note with the name of its author, in a line of its own. */
function notesOf({ c: comments = [] }: CellObject, cell: string): Note[] {
  return comments.slice(0, 10).flatMap(({ t: text = '' }) => {
    const kept = text.slice(0, keptText).replace(/^[^:\n]{1,80}:\r?\n/, '')
    const said = kept.replaceAll(/\s+/g, ' ').trim()
    return said === '' ? [] : [{ cell, text: said }]
  })
}

/** Null for white, the colour of paper. */
function colourOf(cell: CellObject): string | null {
  const fill = cell.s as
    | { patternType?: string; fgColor?: { rgb?: string; theme?: number; indexed?: number } }
    | undefined
  if (fill?.patternType === undefined || fill.patternType === 'none') return null
  const { rgb, theme, indexed } = fill.fgColor ?? {}
  return /^(?:ff)?ffffff$/i.test(rgb ?? '') ? null : String(rgb ?? theme ?? indexed ?? fill.patternType)
}
