import type { Category } from '#domain/categories.ts'
import { foldedText } from '#domain/folded-text.ts'
import { categoryOfWord } from '../words/categories.ts'
import type { Columns } from './find-columns.ts'
import type { Row } from './sheet.ts'

/** A row with a unit, and what rows above it and the name of its sheet say of it. */
export type TableUnit = {
  columns: Columns
  row: Row
  /** Of the heading above it, «Блок 2», else the name of the sheet. */
  house: string
  section: string
  /** What the sheet is called after, «Паркинг»; else a flat. */
  category: Category
}

const totals = new Set(['итого', 'всего', 'итог', 'жиыны', 'барлығы', 'total', 'sum'].map(foldedText))
const house =
  /^(?:дом|корпус|блок|литера?|строение|пятно|очередь|жк|үй|блогы|house|building|block)(?=[\s№.:«"]|\d|$)/iu
const section = /^(?:секция|подъезд|кіреберіс|section|entrance)(?=[\s№.:]|\d)/iu

/** The units of a sheet. What is none is passed over, and the notes say so: totals, headings, hidden rows. */
export function unitsOf(columns: Columns, notes: string[]): TableUnit[] {
  const where = columns.sheet === '' ? '' : `sheet «${columns.sheet}», `
  const passed = new Map<string, number[]>()
  const pass = (why: string, { number }: Row) => void passed.set(why, [...(passed.get(why) ?? []), number])
  const state = { house: columns.sheet, section: '' }
  const category = categoryOfWord(columns.sheet) ?? 'flat'
  const units: TableUnit[] = []
  for (const row of columns.rows) {
    const cells = [...row.cells.values()]
    const [only] = cells
    if (row.isHidden) pass('hidden', row)
    else if (isTotal(row)) pass('a total', row)
    else if (isHeaderAgain(columns, row)) pass('the names of columns again', row)
    else if (isCountOfColumns(columns, row)) pass('numbers of columns', row)
    else if (new Set(cells.map(({ text }) => text)).size === 1 && only?.kind === 'text') {
      if (section.test(only.text)) state.section = only.text
      else if (house.test(only.text)) Object.assign(state, { house: only.text, section: '' })
      pass('a heading', row)
    } else if (!hasUnit(columns, row)) pass('no unit', row)
    else units.push({ columns, row, ...state, category })
  }
  for (const [why, rows] of passed) {
    notes.push(
      `${where}${rows.length} ${rows.length === 1 ? 'row' : 'rows'} passed over (${why}): ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''}`,
    )
  }
  return units
}

/** «Итого: 60» in the first cell that is not empty. */
function isTotal({ cells }: Row): boolean {
  const first = cells.get(Math.min(...cells.keys()))
  return first !== undefined && totals.has(foldedText(first.text).split(' ')[0] ?? '')
}

function isHeaderAgain({ columns }: Columns, { cells }: Row): boolean {
  const names = columns.filter(
    ({ index, name }) => name !== '' && name.endsWith(cells.get(index)?.text ?? '\0'),
  )
  return names.length >= 3
}

/** Some tables count their columns below the names: 1, 2, 3, … */
function isCountOfColumns({ columns }: Columns, { cells }: Row): boolean {
  const texts = columns.map(({ index }) => cells.get(index)?.text ?? '')
  return texts.length >= 4 && texts.every((text, index) => text === String(index + 1))
}

/** A unit has an area, or its number and a price. */
function hasUnit({ columns }: Columns, { cells }: Row): boolean {
  const has = (field: string) => columns.some((column) => column.field === field && cells.has(column.index))
  return has('area_total') || ((has('number') || has('id')) && (has('price') || has('status')))
}
