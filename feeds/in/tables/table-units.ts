import type { Category } from '#domain/categories.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { categoryOfWord } from '../words/categories.ts'
import { fieldOfName } from './column-words.ts'
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

const totals =
  /^(?:общий\s+)?(?:итого|всего|итог|сумма|средн\p{L}+|жиыны|барлығы|total|sum|average)(?!\p{L})/iu
const house =
  /^(?:дом|корпус|блок|литера?|строение|пятно|очередь|жк|үй|блогы|house|building|block)(?=[\s№.:«"-]|\d|$)|^\d+[\s-]*(?:й|я|ші|шы|ый|ой|ая)?\s*(?:дом|корпус|блок|очередь|үй)$/iu
const section =
  /^(?:секция|подъезд|кіреберіс|section|entrance)(?=[\s№.:-]|\d)|^\d+[\s-]*(?:й|я|ші|шы|ый|ой|ая)?\s*(?:секция|подъезд|кіреберіс)$/iu

/** The units of a sheet. What is none is passed over, and the notes say so: totals, headings, hidden rows. */
export function unitsOf(columns: Columns, notes: string[]): TableUnit[] {
  const where = columns.sheet === '' ? '' : `sheet «${columns.sheet}», `
  const passed = new Map<string, number[]>()
  const pass = (why: string, { number }: Row) => void passed.set(why, [...(passed.get(why) ?? []), number])
  const state = { house: columns.sheet, section: '' }
  const category = categoryOfWord(columns.sheet) ?? 'flat'
  let kind = category
  const units: TableUnit[] = []
  const unclear: Row[] = []
  for (const row of columns.rows) {
    // What is merged down over the row does not say what it is.
    const own = columns.own.get(row.number) ?? row
    const [heading, ...others] = new Set([...own.cells.values()].map(({ text }) => text))
    if (row.isHidden) pass('hidden', row)
    else if (isTotal(row)) pass('a total', row)
    else if (isHeaderAgain(columns, row)) pass('the names of columns again', row)
    else if (isCountOfColumns(columns, row)) pass('numbers of columns', row)
    else if (heading !== undefined && others.length < 2 && isWords(own) && !hasUnit(columns, own)) {
      const ofHeading = categoryOfWord(heading)
      if (section.test(heading)) state.section = heading
      else if (house.test(heading)) {
        Object.assign(state, { house: heading, section: '' })
        kind = category
      } else if (ofHeading !== null) kind = ofHeading
      else unclear.push(own)
      pass('a heading', row)
    } else if (!hasUnit(columns, row)) pass('no unit', row)
    else units.push({ columns, row, ...state, category: kind })
  }
  for (const [why, rows] of passed) {
    notes.push(
      `${where}${rows.length} ${rows.length === 1 ? 'row' : 'rows'} passed over (${why}): ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''}`,
    )
  }
  mustBeClear(unclear, units, where)
  return units
}

/** @throws FeedRefusal for a text between units that may be a house: notes stand above and below them */
function mustBeClear(unclear: readonly Row[], units: readonly TableUnit[], where: string): void {
  const [first, last] = [units[0]?.row.number ?? 0, units.at(-1)?.row.number ?? 0]
  const asked = unclear.find(({ number }) => number > first && number < last)
  if (asked === undefined) return
  const [cell] = asked.cells.values()
  throw new FeedRefusal(
    `The table is not imported yet: ${where}row ${asked.number} «${cell?.text.slice(0, 60)}»: is it a house, a section, or nothing? ` +
      'Write «Дом …» or «Секция …» there, or delete the row.',
  )
}

/** Whether a row has texts and no numbers. */
function isWords({ cells }: Row): boolean {
  return [...cells.values()].every(({ kind, text }) => kind === 'text' && !/^[\d\s.,]+$/.test(text))
}

/** «Итого: 60» in the first cell that is not empty. */
function isTotal({ cells }: Row): boolean {
  const first = cells.get(Math.min(...cells.keys()))
  return first !== undefined && totals.test(first.text)
}

/** @throws FeedRefusal for the names of other columns: a second table stands below the first */
function isHeaderAgain({ columns, sheet }: Columns, { cells, number }: Row): boolean {
  if ([...cells.values()].filter(({ text }) => fieldOfName(text) !== null).length < 3) return false
  const other = columns.find(({ index, name }) => {
    const text = cells.get(index)?.text.replaceAll(/\s+/g, ' ')
    return text !== undefined && !name.endsWith(text)
  })
  if (other === undefined) return true
  throw new FeedRefusal(
    `Sheet «${sheet}»: row ${number} has names of columns that are not those above: column ${other.letter} was «${other.name.slice(0, 60)}». ` +
      'Nothing was imported; put each table on a sheet of its own.',
  )
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
