import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import type { Mapping } from '../mapping.ts'
import { categoryOfWord } from '../words/categories.ts'
import { fieldOfName, type TableField } from './column-words.ts'
import { type Cell, columnLetter, type Row, type Sheet } from './sheet.ts'

export type Column = {
  index: number
  letter: string
  /** As the table has it, both lines of it. */
  name: string
  /** Null for a column that is not used. */
  field: TableField | null
  /** Its name or the mapping says that it is nothing of a unit. */
  isLeftOut: boolean
  examples: string[]
}

/** What no flat can do without: such a column is not left out. */
const needed = new Set<TableField | null>(['number', 'floor', 'rooms', 'area_total', 'price', 'status'])

/** A column as sentences name it. */
export function shown({ letter, name }: Column): string {
  return name === '' ? letter : `${letter} («${name.slice(0, 60)}»)`
}

/** The line of the mapping file that leaves a column out. */
export function ignoring(letter: string): string {
  return `«columns: { ${letter}: ignore }»`
}

/** How staff leave a column out, as the end of a sentence; empty for one that is needed. */
export function leaveOut({ letter, field }: Column): string {
  return needed.has(field) ? '' : staffText('; or leave the column out: {lines}', { lines: ignoring(letter) })
}

/** The columns of a sheet and the rows below their names. */
export type Columns = {
  sheet: string
  headerRow: number
  columns: Column[]
  rows: Row[]
  /** The rows by number, as they were before cells merged down were filled in. */
  own: ReadonlyMap<number, Row>
}

/** Rows from the top among which the names of the columns stand. */
const deepestHeader = 40

/** A row with so many names of fields is the header. */
const fewestNames = 3

type Header = { first: number; last: number; names: ReadonlyMap<number, string>; known: number }

/**
 * The header of a sheet, one row or two, below any titles, and what its columns hold. Null where no row looks like
 * one.
 */
export function findColumns(sheet: Sheet, mapping: Mapping): Columns | null {
  const header = headerOf(sheet, mapping)
  if (header === null) return null
  const rows = withMerged(
    sheet,
    sheet.rows.filter(({ number }) => number > header.last),
  )
  const columns = [...header.names]
    .filter(([index]) => !sheet.hiddenColumns.has(index) || isMapped(index, header, mapping))
    .toSorted(([a], [b]) => a - b)
    .map(([index, name]): Column => {
      const letter = columnLetter(index)
      const cells = rows.flatMap(({ cells }) => cells.get(index)?.text ?? [])
      const field = mapping.columns.find(name, letter) ?? guess(name, cells)
      return {
        index,
        letter,
        name,
        field: field === 'ignore' ? null : field,
        isLeftOut: field === 'ignore',
        examples: [...new Set(cells)].slice(0, 3),
      }
    })
  mustStandAlone(sheet, header, columns)
  const own = new Map(sheet.rows.map((row) => [row.number, row]))
  return { sheet: sheet.name, headerRow: header.last, columns, rows, own }
}

/** What each unit has of its own: no cell of it can be that of several. */
const single = new Set<TableField | null>([
  'id',
  'number',
  'position_on_floor',
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
  'price',
  'price_discount',
  'price_before',
])

/** @throws FeedRefusal for units above the names of the columns, and for a field of one unit merged over several */
function mustStandAlone(sheet: Sheet, header: Header, columns: readonly Column[]): void {
  const above = sheet.rows.find(({ number, cells }) => {
    const numbers = [...cells.values()].filter(({ text }) => /^[\d\s.,]+$/.test(text))
    return number < header.first && cells.size >= 4 && numbers.length >= 3
  })
  if (above !== undefined) {
    throw new FeedRefusal(
      staffText(
        'Sheet «{sheet}»: row {row} above the names of the columns looks like a unit. Nothing was imported; put each table on a sheet of its own, with its names above it.',
        { sheet: sheet.name, row: above.number },
      ),
    )
  }
  for (const { top, bottom, left, right } of sheet.merges) {
    if (bottom === top || top < header.last) continue
    const column = columns.find(({ index, field }) => index >= left && index <= right && single.has(field))
    const rows = sheet.rows.filter(
      ({ number, cells }) => number > top && number <= bottom + 1 && cells.size > 2,
    )
    if (column === undefined || rows.length < 2) continue
    throw new FeedRefusal(
      staffText(
        'Sheet «{sheet}»: cells {cells} of column «{column}» are merged, and each unit has a {field} of its own. Nothing was imported; unmerge them.',
        {
          sheet: sheet.name,
          cells: `${columnLetter(left)}${top + 1}:${columnLetter(right)}${bottom + 1}`,
          column: column.name.slice(0, 60),
          field: column.field ?? '',
        },
      ),
    )
  }
}

function isMapped(index: number, { names }: Header, mapping: Mapping): boolean {
  return mapping.columns.find(names.get(index) ?? '', columnLetter(index)) !== undefined
}

function headerOf(sheet: Sheet, mapping: Mapping): Header | null {
  const top = sheet.rows.filter(({ number }) => number <= deepestHeader)
  if (mapping.header !== null) {
    const row = sheet.rows.find(({ number }) => number === mapping.header)
    return row === undefined ? null : headerAt(sheet, [row], mapping)
  }
  const singles = top.map((row) => headerAt(sheet, [row], mapping))
  const pairs = top.slice(1).flatMap((row, index) => {
    const above = top[index]
    return above?.number === row.number - 1 && !hasNumbers(row)
      ? [headerAt(sheet, [above, row], mapping)]
      : []
  })
  // Of equals the first: two rows where one would do take the first unit for names.
  const [best] = [...singles, ...pairs].toSorted((a, b) => b.known - a.known)
  return best !== undefined && best.known >= fewestNames ? best : null
}

function headerAt(sheet: Sheet, lines: readonly Row[], mapping: Mapping): Header {
  const texts = lines.map((row) => spread(sheet, row))
  const columns = new Set(texts.flatMap((line) => [...line.keys()]))
  const names = new Map(
    [...columns].map((column) => {
      const parts = new Set(texts.flatMap((line) => line.get(column) ?? []))
      return [column, [...parts].join(' / ')]
    }),
  )
  const fields = new Set(
    [...names].map(([column, name]) => mapping.columns.find(name, columnLetter(column)) ?? guess(name, [])),
  )
  fields.delete(null)
  return { first: lines[0]?.number ?? 0, last: lines.at(-1)?.number ?? 0, names, known: fields.size }
}

/** The texts of a header's row; a merged one stands above all its columns, and down to its last row. */
function spread(sheet: Sheet, row: Row): Map<number, string> {
  const texts = new Map([...row.cells].map(([column, { text }]) => [column, oneLine(text)]))
  for (const { top, bottom, left, right } of sheet.merges) {
    if (row.number - 1 < top || row.number - 1 > bottom || right - left > 300) continue
    const text = sheet.rows
      .slice(0, deepestHeader)
      .find(({ number }) => number - 1 === top)
      ?.cells.get(left)?.text
    if (text === undefined) continue
    for (let column = left; column <= right; column++)
      if (!texts.has(column)) texts.set(column, oneLine(text))
  }
  return texts
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function hasNumbers({ cells }: Row): boolean {
  return [...cells.values()].some(({ text, kind }) => kind !== 'text' || /^[\d\s.,]+$/.test(text))
}

/** What the name means; that of two lines may stand in the lower one alone. */
function guess(name: string, cells: readonly string[]): TableField | null {
  const lower = name.split(' / ').at(-1) ?? ''
  const found = fieldOfName(name) ?? fieldOfName(lower)
  if (found !== null) return found
  // «Тип» is a kind of property, a layout or a count of rooms: what stands in it tells.
  if (/^(?:тип|вид|түрі|type)$/iu.test(lower) && cells.length > 0) {
    return cells.every((cell) => categoryOfWord(cell) !== null) ? 'category' : null
  }
  return null
}

/** Cells merged down hold for each of their rows: a house beside its units. */
function withMerged(sheet: Sheet, rows: readonly Row[]): Row[] {
  const down = sheet.merges.filter(({ top, bottom, left, right }) => bottom > top && left === right)
  if (down.length === 0) return [...rows]
  const byNumber = new Map(sheet.rows.map((row) => [row.number, row]))
  const added = new Map<number, Map<number, Cell>>()
  for (const { top, bottom, left } of down) {
    const cell = byNumber.get(top + 1)?.cells.get(left)
    if (cell === undefined) continue
    for (let number = top + 2; number <= bottom + 1; number++) {
      added.set(number, (added.get(number) ?? new Map<number, Cell>()).set(left, cell))
    }
  }
  return rows.map((row) => {
    const more = added.get(row.number)
    return more === undefined ? row : { ...row, cells: new Map([...more, ...row.cells]) }
  })
}
