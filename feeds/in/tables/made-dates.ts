import { staffText } from '#domain/staff/staff-text.ts'
import type { TableField } from './column-words.ts'
import { type Column, leaveOut, shown } from './find-columns.ts'
import { type Cell, isDateLike, isDayAndMonth, isShortDate } from './sheet.ts'
import type { TableUnit } from './table-units.ts'

/** So many values that all look like a day and a month are told. */
const fewestDoubtful = 5

/** What has no letters, so that a program may have made a date of it. */
const figures = new Set<TableField | null>([
  'number',
  'floor',
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
])

/** Doors and areas that Excel or LibreOffice has turned into dates: what they were nobody can tell. */
export function madeDates(column: Column, units: readonly TableUnit[]): string | null {
  const { field } = column
  if (field === null) return null
  const cells = cellsOf(column, units)
  const short = shortDates(cells)
  const wrong = cells.filter(
    ({ cell, row }) =>
      isDateLike(cell) ||
      short.has(row) ||
      (field === 'number' && cell.kind === 'number' && !/^\d+$/.test(cell.text)),
  )
  const [first] = wrong
  if (first === undefined) return null
  const rows = wrong.slice(0, 10).map(({ row }) => row)
  return (
    staffText(
      'column {column} has dates or fractions that Excel or LibreOffice made of what was typed, as «{example}», in rows {rows}. Give the column the format Text, type these again and save{also}.',
      {
        column: shown(column),
        example: first.cell.text,
        rows: `${rows.join(', ')}${wrong.length > 10 ? staffText(' and more') : ''}`,
        also: leaveOut(column),
      },
    ) +
    (short.has(first.row) && field === 'number'
      ? staffText(' If they are no dates, write them with hyphens: {example}.', {
          example: first.cell.text.replaceAll(/[./]/g, '-'),
        })
      : '')
  )
}

/** A column of CSV whose values are all days and months, or are not: nobody can tell. Null for any other. */
export function doubtfulDates(column: Column, units: readonly TableUnit[]): string | null {
  const cells = cellsOf(column, units)
  const [first] = cells
  const isDoubtful =
    figures.has(column.field) &&
    cells.length >= fewestDoubtful &&
    cells.every(({ cell, isOfCsv }) => isOfCsv && isDayAndMonth(cell.text))
  if (first === undefined || !isDoubtful) return null
  return staffText(
    'column {column}: every value may be a day and a month, as «{example}». Compare it with the original: if Excel or LibreOffice made dates of what was typed, give the column the format Text, type it again and save',
    { column: shown(column), example: first.cell.text },
  )
}

type Placed = { cell: Cell; row: number; isOfCsv: boolean }

function cellsOf({ index }: Column, units: readonly TableUnit[]): Placed[] {
  return units.flatMap(({ row, columns }) => {
    const cell = row.cells.get(index)
    return cell === undefined ? [] : [{ cell, row: row.number, isOfCsv: columns.sheet === '' }]
  })
}

/**
 * The rows of CSV with a day like «02.01.26». Where one of such a look can be no day they are doors of section, floor
 * and number. A workbook knows its dates.
 */
function shortDates(cells: readonly Placed[]): ReadonlySet<number> {
  const alike = cells.filter(({ cell, isOfCsv }) => isOfCsv && /^\d{2}[./]\d{2}[./]\d{2}$/.test(cell.text))
  return new Set(alike.every(({ cell }) => isShortDate(cell.text)) ? alike.map(({ row }) => row) : [])
}
