import { parse } from 'csv-parse/sync'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { type Cell, cellOf, columnLetter, mustFit, type Row, type Sheet, tableLimits } from './sheet.ts'

/** Errors of formulas as Excel writes them into a text file. */
const excelError =
  /^\s*#(?:Н\/Д|ССЫЛКА!|ДЕЛ\/0!|ЗНАЧ!|ИМЯ\?|ЧИСЛО!|ПУСТО!|N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|#+)\s*$/iu

const delimiters = [';', '\t', ',', '|'] as const

/**
 * The rows of a CSV file as a sheet, whatever parts its columns: semicolon, tab, comma or bar. Text that is not
 * Unicode counts as Windows-1251, which Excel writes here.
 *
 * @throws FeedRefusal when it is no table, or beyond the limits of tables
 */
export function readCsv(bytes: Buffer): { sheet: Sheet; warnings: string[] } {
  const { text, isUnicode } = decoded(bytes)
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = named === undefined ? text : text.slice(text.indexOf('\n') + 1)
  const delimiter = named ?? delimiterOf(body)
  if (delimiter === null) {
    throw new FeedRefusal(
      staffText(
        'This is neither XML nor JSON nor a table: it begins with «{start}». Check what was downloaded.',
        { start: text.slice(0, 40).replaceAll(/[\s\p{Cc}]+/gu, ' ') },
      ),
    )
  }
  const records = recordsOf(body, delimiter)
  if (!text.endsWith('\n')) mustBeWhole(records)
  const rows = records.flatMap((record, index) => rowOf(record, index))
  const loss = isUnicode ? '' : lossOf(rows)
  const warnings = isUnicode
    ? []
    : [staffText('the table is not in UTF-8; it was read as Windows-1251'), loss].filter(
        (warning) => warning !== '',
      )
  const sheet: Sheet = { name: '', isHidden: false, rows, hiddenColumns: new Set(), merges: [], loss }
  return { sheet, warnings }
}

/** «П?тер» was Kazakh, «27 000 000 ?» had a sign of money: Windows-1251 has neither. */
const lost = /\p{L}\?\p{L}|(?<![\p{L}\p{N}])\?\p{L}|\d\s*\?$/u

/** What letters and signs that the encoding does not have have become; empty where all are there. */
function lossOf(rows: readonly Row[]): string {
  const damaged = rows.flatMap(({ number, cells }) =>
    [...cells]
      .filter(([, { text }]) => lost.test(text))
      .map(([column, { text }]) => `${columnLetter(column)}${number} («${text.slice(0, 60)}»)`),
  )
  if (damaged.length === 0) return ''
  return staffText(
    'letters or signs (₸, ә, қ, ү) became «?» when the table was saved, as in {cells}: {count}. Save it again as CSV in UTF-8, or import the workbook itself.',
    {
      cells: damaged.slice(0, 3).join(', '),
      count: staffCount('{count} cell', '{count} cells', damaged.length),
    },
  )
}

function recordsOf(text: string, delimiter: string): string[][] {
  let records: string[][]
  try {
    records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
      to: tableLimits.rows + 1,
    })
  } catch (error) {
    throw new FeedRefusal(
      staffText('The table is broken: {why}. Nothing was imported; save it again in Excel as CSV UTF-8.', {
        why: error instanceof Error ? error.message.slice(0, 200) : '',
      }),
    )
  }
  mustFit('rows', records.length)
  return records
}

/**
 * Of a table without a line break at its end: the last row has as many columns as the one before it.
 *
 * @throws FeedRefusal when it has fewer, as a file of which only the beginning has arrived: the units of the rest are
 * not gone
 */
function mustBeWhole(records: readonly string[][]): void {
  const [before, last] = records.slice(-2)
  if (before === undefined || last === undefined || last.length >= before.length) return
  throw new FeedRefusal(
    staffText(
      'The table ends within row {row}: it has {count} columns, and the row before it {all}. Nothing was imported; send the whole file again, or end it with a line break if it is whole.',
      { row: records.length, count: last.length, all: before.length },
    ),
  )
}

function rowOf(record: readonly string[], index: number): Row[] {
  mustFit('columns', record.length)
  const cells = new Map<number, Cell>()
  for (const [column, text] of record.entries()) {
    const cell = cellOf(text, excelError.test(text) ? 'error' : 'text', `${columnLetter(column)}${index + 1}`)
    if (cell !== null) cells.set(column, cell)
  }
  return cells.size === 0 ? [] : [{ number: index + 1, isHidden: false, cells, colours: '', notes: [] }]
}

/**
 * What parts the columns: of the first lines the most have the same number of columns by it, and of equals it gives
 * the most columns. Null where nothing parts them.
 */
function delimiterOf(text: string): string | null {
  const beginning = text.slice(0, 20_000)
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...usualColumns(beginning, delimiter) }))
    .toSorted((a, b) => b.lines - a.lines || b.columns - a.columns)
  return best === undefined || best.parted < 2 ? null : best.delimiter
}

/**
 * The number of columns that most of the first lines have, how many lines they are, and how many have more than one
 * column at all.
 */
function usualColumns(text: string, delimiter: string): { columns: number; lines: number; parted: number } {
  const counts = new Map<number, number>()
  let [columns, lines, isQuoted] = [1, 0, false]
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === delimiter && !isQuoted) columns += 1
    else if (letter === '\n' && !isQuoted) {
      if (columns > 1) counts.set(columns, (counts.get(columns) ?? 0) + 1)
      columns = 1
      lines += 1
      if (lines === 30) break
    }
  }
  // The last line of a short file may have no line break.
  if (columns > 1) counts.set(columns, (counts.get(columns) ?? 0) + 1)
  const [most] = [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || b - a)
  const parted = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { columns: most?.[0] ?? 0, lines: most?.[1] ?? 0, parted }
}

function decoded(bytes: Buffer): { text: string; isUnicode: boolean } {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  try {
    const text = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', {
      fatal: true,
    }).decode(bytes)
    return { text, isUnicode: true }
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes), isUnicode: false }
  }
}
