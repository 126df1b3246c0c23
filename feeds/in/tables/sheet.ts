import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'

/** A cell with something in it. Texts are trimmed, and cut a little above what any field may have. */
export type Cell = {
  text: string
  /** `error` is a formula without a value, or one like #N/A. */
  kind: 'text' | 'number' | 'date' | 'error'
}

export type Row = {
  /** As the table shows it, from 1. */
  number: number
  isHidden: boolean
  /** By column, from 0; empty cells are missing. */
  cells: ReadonlyMap<number, Cell>
  /** The colours of its cells and texts and `struck`, each once; empty for black on white. */
  colours: string
  /** What people have written beside its cells. */
  notes: readonly Note[]
}

/** A note (a comment) of a cell: `C5`, its text in one line, cut like the text of a cell. */
export type Note = { cell: string; text: string }

/** The colour of a row in which a text is struck through. */
export const struck = 'struck'

export function isStruck({ colours }: Row): boolean {
  return colours.split(' ').includes(struck)
}

/** Rows and columns from 0, both ends inside. */
export type Merge = { top: number; bottom: number; left: number; right: number }

export type Sheet = {
  /** Empty for CSV, which has no sheets. */
  name: string
  isHidden: boolean
  /** Rows with at least one cell. */
  rows: Row[]
  hiddenColumns: ReadonlySet<number>
  merges: readonly Merge[]
  /** What its texts had lost before they came here, a sentence; empty where they are whole. */
  loss: string
}

/** What a table may have. Bytes for its sizes, characters for a cell. */
export const tableLimits = {
  size: 10_000_000,
  unpacked: 100_000_000,
  sheets: 100,
  rows: 20_000,
  columns: 300,
  cell: 32_767,
}

export const keptText = 400

/** @throws FeedRefusal for a text longer than Excel allows */
export function cellOf(text: string, kind: Cell['kind'], where: string): Cell | null {
  if (text.length > tableLimits.cell) {
    throw new FeedRefusal(
      staffText(
        'Cell {cell} has {count} characters, more than any cell may have. Nothing was imported; empty it.',
        { cell: where, count: text.length },
      ),
    )
  }
  const kept = text.slice(0, keptText).trim()
  return kept === '' ? null : { text: kept, kind }
}

/** @throws FeedRefusal for a table with too many of something */
export function mustFit(what: 'sheets' | 'rows' | 'columns', count: number, sheet = ''): void {
  if (count <= tableLimits[what]) return
  const values = { where: titleOf(sheet.slice(0, 60)), most: tableLimits[what] }
  throw new FeedRefusal(
    what === 'sheets'
      ? staffText(
          '{where} has more than {most} sheets. Nothing was imported; leave only the units in it.',
          values,
        )
      : what === 'rows'
        ? staffText(
            '{where} has more than {most} rows. Nothing was imported; leave only the units in it.',
            values,
          )
        : staffText(
            '{where} has more than {most} columns. Nothing was imported; leave only the units in it.',
            values,
          ),
  )
}

/** How sentences name a sheet; CSV has none. */
export function titleOf(sheet: string): string {
  return sheet === '' ? staffText('The table') : staffText('Sheet «{sheet}»', { sheet })
}

/** `A` for 0, `AA` for 26. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${columnLetter(Math.floor(column / 26) - 1)}${last}`
}

const monthOrDay =
  /^(?:\d{1,2}[.\-/ ](?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?:[.\-/ ]\d{2,4})?|(?:янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[.\-/ ]\d{2,4}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d{2}-\d{2})$/iu

/** Whether Excel or LibreOffice has made a date of what was typed, or shows it as one. */
export function isDateLike({ kind, text }: Cell): boolean {
  return kind === 'date' || monthOrDay.test(text)
}

/** Whether a text is a day with two figures of its year, as LibreOffice writes dates into CSV, or may be a door: «02.01.26». */
export function isShortDate(text: string): boolean {
  const [day, month] = /^(\d{2})([./])(\d{2})\2\d{2}$/.test(text) ? partsOf(text) : []
  return isDay(day, month) || (text.includes('/') && isDay(month, day))
}

/** Whether a text may be a day and a month, or an area or a door: «02.01». */
export function isDayAndMonth(text: string): boolean {
  const [day, month] = /^\d{2}\.\d{2}$/.test(text) ? partsOf(text) : []
  return isDay(day, month)
}

function partsOf(text: string): number[] {
  return text.split(/[./]/).map(Number)
}

function isDay(day = 0, month = 0): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}
