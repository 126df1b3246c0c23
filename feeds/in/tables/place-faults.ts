import { staffText } from '#domain/staff/staff-text.ts'
import { categoryOfWord } from '../words/categories.ts'
import type { Mapping } from '../mapping.ts'
import type { TableField } from './column-words.ts'
import { type Column, shown } from './find-columns.ts'
import type { TableUnit } from './table-units.ts'

/** What says where a unit is, for units of every kind; the last two for flats. */
const ofAll = ['project', 'house'] as const
const ofFlats = ['section', 'floor'] as const

/** Columns of places with cells that are empty beside filled ones, as where a name stands in the first row of a group. */
export function emptyPlaces(columns: readonly Column[], units: readonly TableUnit[]): string[] {
  const category = columns.find(({ field }) => field === 'category')
  const flats = units.filter((unit) => {
    const word = category === undefined ? undefined : unit.row.cells.get(category.index)?.text
    return (word === undefined ? unit.category : categoryOfWord(word)) === 'flat'
  })
  return [
    ...ofAll.flatMap((field) => emptyCells(columns, field, units)),
    ...ofFlats.flatMap((field) => emptyCells(columns, field, flats)),
  ]
}

function emptyCells(columns: readonly Column[], field: TableField, units: readonly TableUnit[]): string[] {
  const column = columns.find((each) => each.field === field)
  if (column === undefined) return []
  const empty = units.filter(({ row }) => !row.cells.has(column.index))
  if (empty.length === 0 || empty.length === units.length) return []
  return [
    staffText(
      'cells of column {column} are empty in rows {rows}. Fill each one in, or merge the filled one over its rows.',
      { column: shown(column), rows: spansOf(empty.map(({ row }) => row.number)) },
    ),
  ]
}

/** A table that says nowhere in which house its units are. */
export function noPlace(
  columns: readonly Column[],
  units: readonly TableUnit[],
  { fixed }: Mapping,
): string[] {
  const fields = ['house', 'project', 'address', 'phase'] as const
  const isSaid =
    fields.some(
      (field) =>
        fixed[field] !== undefined ||
        columns.some((each) => each.field === field && each.examples.length > 0),
    ) || units.some(({ house, project }) => house.name !== '' || project.name !== '')
  if (isSaid || units.length === 0) return []
  return [
    staffText(
      'nothing says in which house the units are. Add a column «Дом», or write the house into the mapping file: {lines}.',
      { lines: '«fixed: { house: slug }»' },
    ),
  ]
}

/** `3–17, 20` of row numbers that ascend. */
function spansOf(rows: readonly number[]): string {
  const spans: [number, number][] = []
  for (const row of rows) {
    const last = spans.at(-1)
    if (last?.[1] === row - 1) last[1] = row
    else spans.push([row, row])
  }
  const few = spans.slice(0, 10).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
  return `${few.join(', ')}${spans.length > few.length ? staffText(' and more') : ''}`
}
