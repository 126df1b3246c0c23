import type { Category } from '#domain/categories.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { categoryOfWord } from '../words/categories.ts'
import { statusOfWord } from '../words/statuses.ts'
import { fieldOfName } from './column-words.ts'
import type { Columns } from './find-columns.ts'
import { type Heading, headingOf, headingOfTitle } from './headings.ts'
import type { Row } from './sheet.ts'

/** A name that stands above units. */
export type Said = {
  name: string
  /** The row of the heading; null for the name of the sheet, and where nothing says it. */
  row: number | null
}

/** A row with a unit, and what rows above it and the name of its sheet say of it. */
export type TableUnit = {
  columns: Columns
  /** Whether other sheets have units too: then a row is known by its sheet. */
  isOneOfSheets: boolean
  row: Row
  /** Of the heading or the title above it, «ЖК Аура»; else empty. */
  project: Said
  /** Of the heading above it, «Блок 2», else the name of the sheet. */
  house: Said
  section: Said
  /** What the sheet is called after, «Паркинг»; else a flat. */
  category: Category
}

const totals =
  /^(?:общий\s+)?(?:итого|всего|итог|сумма|средн\p{L}+|жиыны|барлығы|total|sum|average)(?!\p{L})/iu

const unsaid: Said = { name: '', row: null }

/**
 * The units of a sheet. What is none is passed over, and the notes say so: totals, headings, hidden rows.
 *
 * @param isOurs whether a project of ours has exactly that name
 */
export function unitsOf(
  columns: Columns,
  notes: string[],
  isOurs: (name: string) => boolean,
  isOneOfSheets: boolean,
): TableUnit[] {
  const where = columns.sheet === '' ? '' : staffText('sheet «{sheet}», ', { sheet: columns.sheet })
  const passed = new Map<string, number[]>()
  const pass = (why: string, { number }: Row) => void passed.set(why, [...(passed.get(why) ?? []), number])
  const ofSheet: Said = { name: columns.sheet, row: null }
  let above: Above = { project: unsaid, house: ofSheet, section: unsaid }
  for (const { number, title } of titlesOf(columns)) above = below(above, title, number, ofSheet)
  const category = categoryOfWord(columns.sheet) ?? 'flat'
  let kind = category
  const units: TableUnit[] = []
  const unclear: Row[] = []
  const isName = remembered((text) => fieldOfName(text) !== null)
  for (const row of columns.rows) {
    // What is merged down over the row does not say what it is.
    const own = columns.own.get(row.number) ?? row
    const [heading, ...others] = new Set([...own.cells.values()].map(({ text }) => text))
    if (row.isHidden) pass(staffText('hidden'), row)
    else if (isTotal(row)) pass(staffText('a total'), row)
    else if (isHeaderAgain(columns, row, isName)) pass(staffText('the names of columns again'), row)
    else if (isCountOfColumns(columns, row)) pass(staffText('numbers of columns'), row)
    else if (heading !== undefined && others.length < 2 && isWords(own) && !hasUnit(columns, own)) {
      const named = headingOf(heading, isOurs)
      const ofHeading = categoryOfWord(heading)
      if (named !== null) {
        above = below(above, named, row.number, ofSheet)
        if (named.section === null) kind = category
      } else if (ofHeading !== null) kind = ofHeading
      else unclear.push(own)
      pass(staffText('a heading'), row)
    } else if (!hasUnit(columns, row)) pass(staffText('no unit'), row)
    else if (kind === 'flat' && isSum(columns, own)) pass(staffText('a sum: neither rooms nor a status'), row)
    else units.push({ columns, isOneOfSheets, row, ...above, category: kind })
  }
  for (const [why, rows] of passed) {
    const told = staffCount('{count} row passed over', '{count} rows passed over', rows.length)
    notes.push(`${where}${told} (${why}): ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''}`)
  }
  mustBeClear(unclear, units, where)
  return units
}

type Above = Pick<TableUnit, 'project' | 'house' | 'section'>

/** What holds below a heading: a project ends the house above it, and a house the section. */
function below(above: Above, { project, house, section }: Heading, row: number, ofSheet: Said): Above {
  if (section !== null) return { ...above, section: { name: section, row } }
  return {
    project: project === null ? above.project : { name: project, row },
    house: house === null ? ofSheet : { name: house, row },
    section: unsaid,
  }
}

/** The rows above the names of the columns that name a project. */
function titlesOf({ own, headerRow }: Columns): { number: number; title: Heading }[] {
  return [...own.values()].flatMap(({ number, cells }) => {
    const [text, ...others] = new Set([...cells.values()].map((cell) => cell.text))
    const title = number < headerRow && text !== undefined && others.length < 2 ? headingOfTitle(text) : null
    return title === null ? [] : [{ number, title }]
  })
}

/** Sums stand below their columns; a flat has rooms or a status where others have them. */
function isSum({ columns }: Columns, { cells }: Row): boolean {
  const lacks = (field: string) => {
    const column = columns.find((each) => each.field === field)
    return column !== undefined && column.examples.length > 0 && !cells.has(column.index)
  }
  const category = columns.find(({ field }) => field === 'category')
  const word = cells.get(category?.index ?? -1)?.text ?? ''
  return lacks('rooms') && lacks('status') && [null, 'flat'].includes(categoryOfWord(word))
}

/** @throws FeedRefusal for a text between units that may be a house: notes stand above and below them */
function mustBeClear(unclear: readonly Row[], units: readonly TableUnit[], where: string): void {
  const [first, last] = [units[0]?.row.number ?? 0, units.at(-1)?.row.number ?? 0]
  const asked = unclear.find(({ number }) => number > first && number < last)
  if (asked === undefined) return
  const [cell] = asked.cells.values()
  const values = { row: asked.number, text: cell?.text.slice(0, 60) ?? '' }
  const isStatus = statusOfWord(/^\p{L}+/u.exec(cell?.text ?? '')?.[0] ?? '') !== undefined
  throw new FeedRefusal(
    `${staffText('The table is not imported yet:')} ${where}` +
      (isStatus
        ? staffText(
            'row {row} «{text}»: a status above units is not read. Add a column «Статус» with the status of each unit, and delete the row.',
            values,
          )
        : staffText(
            'row {row} «{text}»: is it a house, a section, or nothing? Write «Дом …» or «Секция …» there, or delete the row.',
            values,
          )),
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
function isHeaderAgain(
  { columns, sheet }: Columns,
  { cells, number }: Row,
  isName: (text: string) => boolean,
): boolean {
  if ([...cells.values()].filter(({ text }) => isName(text)).length < 3) return false
  const other = columns.find(({ index, name }) => {
    const text = cells.get(index)?.text.replaceAll(/\s+/g, ' ')
    return text !== undefined && !name.endsWith(text)
  })
  if (other === undefined) return true
  throw new FeedRefusal(
    staffText(
      'Sheet «{sheet}»: row {row} has names of columns that are not those above: column {column} was «{name}». Nothing was imported; put each table on a sheet of its own.',
      { sheet, row: number, column: other.letter, name: other.name.slice(0, 60) },
    ),
  )
}

/** The cells of a table say the same words again and again. */
function remembered(judge: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const found = known.get(text) ?? judge(text)
    known.set(text, found)
    return found
  }
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
