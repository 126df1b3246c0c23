import { stringify } from 'yaml'
import type { FeedOffer } from '../feed-offer.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { type Mapping, Names } from '../mapping.ts'
import type { Places } from '../places.ts'
import { fieldOfName, type TableField } from './column-words.ts'
import { type Column, type Columns, findColumns } from './find-columns.ts'
import { headingFaults } from './heading-faults.ts'
import { emptyPlaces, noPlace } from './place-faults.ts'
import { sameDoors } from './same-doors.ts'
import { columnLetter, isDateLike, type Row, type Sheet } from './sheet.ts'
import { offerOfRow } from './table-offers.ts'
import { type TableUnit, unitsOf } from './table-units.ts'

/** What was made of a table: a line for each column, and what was passed over. */
export type ReadTable = { columns: SheetColumns[]; notes: string[]; mapping: string }

export type SheetColumns = { sheet: string; columns: Omit<Column, 'index'>[] }

/**
 * The units of a table as offers. Its columns are those of the mapping, else guessed from their names.
 *
 * @throws FeedRefusal with a mapping to correct, when a column that is needed is missing or may be two
 */
export function readTable(
  sheets: readonly Sheet[],
  mapping: Mapping,
  places: Pick<Places, 'house' | 'project'>,
): ReadTable & { offers: FeedOffer[] } {
  const notes: string[] = []
  const found = sheets.flatMap((sheet) => {
    if (sheet.isHidden) {
      notes.push(`${titleOf(sheet.name)} is hidden: passed over`)
      return []
    }
    const columns = findColumns(sheet, mapping)
    if (columns !== null) {
      const used = new Set(sheet.rows.flatMap(({ cells }) => [...cells.keys()]))
      const hidden = [...sheet.hiddenColumns].filter((index) => used.has(index))
      if (hidden.length > 0)
        notes.push(
          `${titleOf(sheet.name)}: hidden columns ${hidden.map(columnLetter).join(', ')} are not read unless the mapping file names them`,
        )
      return [columns]
    }
    if (sheet.rows.filter(hasUnitsLook).length >= 5) throw noHeader(sheet)
    if (sheet.rows.length > 0) notes.push(`${titleOf(sheet.name)} has no names of columns: passed over`)
    return []
  })
  const [first] = sheets
  if (found.length === 0) throw first === undefined ? noHeader({ name: '' }) : noHeader(first)
  mustHaveColumns(found, mapping)
  const text = mappingOfColumns(found)
  const isOurs = (name: string) => places.project(name) !== null
  const units = found.flatMap((columns) => unitsOf(columns, notes, isOurs, found.length > 1))
  const faults = found.flatMap((columns) => faultsOf(columns, mapping, units, places))
  if (faults.length > 0) throw new FeedRefusal(`The table is not imported yet:\n${faults.join('\n')}`, text)
  const repeated = repeatedDoors(units, mapping)
  const offers = units.map((unit) => offerOfRow(unit, mapping, repeated))
  const same = sameDoors(
    offers,
    found.some(({ columns }) => columns.some(({ field }) => field === 'section')),
  )
  if (same !== null) throw new FeedRefusal(`The table is not imported yet: ${same}`, text)
  return {
    offers,
    columns: found.map(({ sheet, columns }) => ({
      sheet,
      columns: columns.map(({ letter, name, field, examples }) => ({ letter, name, field, examples })),
    })),
    notes,
    mapping: text,
  }
}

function titleOf(sheet: string): string {
  return sheet === '' ? 'The table' : `Sheet «${sheet}»`
}

function hasUnitsLook({ cells }: Row): boolean {
  const numbers = [...cells.values()].filter(({ text }) => /^[\d\s.,]+$/.test(text))
  return cells.size >= 4 && numbers.length >= 2
}

function noHeader({ name }: Pick<Sheet, 'name'>): FeedRefusal {
  return new FeedRefusal(
    `${titleOf(name)}: no row has the names of columns, such as «№ квартиры», «Этаж», «Комнат», «Площадь», «Цена», «Статус». ` +
      'Write them above the columns, one unit a row, or name the row and the columns in the mapping file: «header: 3» and «columns: { A: number, B: floor, … }».',
  )
}

/** What an offer cannot do without, and how staff say it where no column does. */
const needed: readonly (readonly [
  field: TableField,
  also: readonly TableField[],
  what: string,
  remedy: string,
])[] = [
  ['number', ['id'], 'the number of the unit', ''],
  ['area_total', [], 'the area', ''],
  ['floor', [], 'the floor', ''],
  ['price', ['price_discount'], 'the price', 'or «fixed: { price: по запросу }»'],
]

/** @throws FeedRefusal for columns of the mapping that no sheet has: they are slips, or the table has changed */
function mustHaveColumns(found: readonly Columns[], mapping: Mapping): void {
  const all = found.flatMap(({ columns }) => columns)
  const missing = mapping.columns
    .entries()
    .filter(([name]) => {
      const named = new Names({ [name]: true })
      return !all.some((column) => named.find(column.name, column.letter) === true)
    })
    .map(([name]) => `«${name.slice(0, 60)}»`)
  if (missing.length === 0) return
  const names = all.slice(0, 40).map(shown).join(', ')
  throw new FeedRefusal(
    `The mapping names under columns ${missing.slice(0, 10).join(', ')}, which the table does not have. ` +
      `It has ${names}. Nothing was imported; correct the names, or take them out.`,
  )
}

/** A sheet, its units, and what the mapping fixes for all of them. */
type Judged = { columns: readonly Column[]; units: readonly TableUnit[]; fixed: Mapping['fixed'] }

/** What keeps a sheet from being imported, a sentence each. */
function faultsOf(
  sheet: Columns,
  mapping: Mapping,
  units: readonly TableUnit[],
  places: Pick<Places, 'house' | 'project'>,
): string[] {
  const judged = {
    columns: sheet.columns,
    fixed: mapping.fixed,
    units: units.filter(({ columns }) => columns.sheet === sheet.sheet),
  }
  const sideBySide = twoTables(judged)
  if (sideBySide !== null) return [`  ${titleOf(sheet.sheet)}: ${sideBySide}`]
  return [
    ...missingFields(judged),
    ...statusFaults(judged),
    ...saidTwice(judged),
    ...headingFaults(judged.units, mapping, places),
    ...emptyPlaces(judged.columns, judged.units),
    ...noPlace(judged.columns, judged.units, mapping),
    ...colourFaults(judged),
    ...ambiguousColumns(judged),
    ...sheet.columns.flatMap((column) => damageOf(column, judged.units) ?? []),
  ].map((sentence) => `  ${titleOf(sheet.sheet)}: ${sentence}`)
}

/** Names of columns that stand in one row again. */
function twoTables({ columns }: Judged): string | null {
  const again = columns.filter(
    ({ index, name }) =>
      (fieldOfName(name) !== null || name === '№') &&
      columns.some((other) => other.index < index && other.name === name),
  )
  if (new Set(again.map(({ name }) => name)).size < 3) return null
  return `two tables stand side by side, the second one begins in column ${again[0]?.letter}. Put one below the other, or each on a sheet of its own.`
}

/** Fields without which no unit is imported, and columns that may be one. */
function missingFields({ columns, units, fixed }: Judged): string[] {
  const free = columns.filter(({ field, examples }) => field === null && examples.length > 0)
  const listed = free.slice(0, 12).map(shown).join(', ')
  const choice = listed === '' ? 'Add one with its name above it' : `If it is one of ${listed}, write it`
  const letter = free[0]?.letter ?? 'B'
  const has = (...fields: readonly TableField[]) =>
    fields.some((field) => fixed[field] !== undefined || columns.some((column) => column.field === field))
  const faults = needed
    .filter(([field, also]) => !has(field, ...also))
    .map(
      ([field, , what, remedy]) =>
        `no column has ${what}. ${choice} into the mapping file: «columns: { ${letter}: ${field} }» ${remedy}`.trim() +
        '.',
    )
  if (has('category') || has('rooms') || !units.some(({ category }) => category === 'flat')) return faults
  return [
    ...faults,
    `no column has the number of rooms. ${choice} into the mapping file: «columns: { ${letter}: rooms }»; or «fixed: { category: кладовая }» where these are not flats.`,
  ]
}

function statusFaults({ columns, units, fixed }: Judged): string[] {
  const status = columns.find(({ field }) => field === 'status')
  if (fixed.status !== undefined || (status !== undefined && status.examples.length > 0)) return []
  const isByColour = units.some(({ row }) => row.colours !== '')
  return [
    `${isByColour ? 'the status is told by the colour of cells alone, which is not read' : 'no column has the status'}. ` +
      'Add a column «Статус» with words (Свободна, Бронь, Продана); or, if all units are for sale, write into the mapping file «fixed: { status: free }».',
  ]
}

/** Columns beside a fixed value. */
function saidTwice({ columns, fixed }: Judged): string[] {
  return columns
    .filter(({ field, examples }) => field !== null && fixed[field] !== undefined && examples.length > 0)
    .map(
      (column) =>
        `the mapping fixes ${column.field}, and column ${shown(column)} says it too. Take ${column.field} out of «fixed», or leave the column out: «columns: { ${column.letter}: ignore }».`,
    )
}

/** One status for all, and rows of several colours. */
function colourFaults({ units, fixed }: Judged): string[] {
  const [one] = units
  const other = units.find(({ row }) => row.colours !== one?.row.colours)
  if (fixed.status === undefined || one === undefined || other === undefined) return []
  return [
    `row ${other.row.number} has another colour than row ${one.row.number}, which may be its status, and the mapping fixes one status for all. ` +
      'Add a column «Статус» with words (Свободна, Бронь, Продана), or take the colours away.',
  ]
}

/** Fields that several columns may be. */
function ambiguousColumns({ columns }: Judged): string[] {
  return [...Map.groupBy(columns, ({ field }) => field)]
    .filter(([field, same]) => field !== null && same.length > 1)
    .map(([field, same]) => {
      const [one, other] = same
      return (
        `columns ${same.map(shown).join(' and ')} may all be ${field}. ` +
        `Write the right one into the mapping file, and «ignore» for others: «columns: { ${one?.letter}: ${field}, ${other?.letter}: ignore }».`
      )
    })
}

function shown({ letter, name }: Column): string {
  return name === '' ? letter : `${letter} («${name.slice(0, 60)}»)`
}

/** Doors and areas that Excel has turned into dates: what they were nobody can tell. */
function damageOf(column: Column, units: readonly TableUnit[]): string | null {
  const { field, index } = column
  if (field === null) return null
  const wrong = units.filter(({ row }) => {
    const cell = row.cells.get(index)
    if (cell === undefined) return false
    if (isDateLike(cell)) return true
    return field === 'number' && cell.kind === 'number' && !/^\d+$/.test(cell.text)
  })
  const [first] = wrong
  if (first === undefined) return null
  const rows = wrong.slice(0, 10).map(({ row }) => row.number)
  return (
    `column ${shown(column)} has what Excel made dates or fractions of, as «${first.row.cells.get(index)?.text}», in rows ${rows.join(', ')}${wrong.length > 10 ? ' and more' : ''}. ` +
    `Give the column the format Text, type these again and save; or leave the column out: «columns: { ${column.letter}: ignore }».`
  )
}

/** Doors that the table has twice without an id: their floor is part of what they are known by. */
function repeatedDoors(units: readonly TableUnit[], mapping: Mapping): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const unit of units) {
    const { id } = offerOfRow(unit, mapping, new Set())
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return repeated
}

/** The columns as they were understood, for the mapping file, each with examples. */
function mappingOfColumns(found: readonly Columns[]): string {
  const lines = new Map<string, string>()
  for (const { columns } of found) {
    for (const { letter, name, field, examples } of columns) {
      const isNamed = name !== '' && columns.filter((column) => column.name === name).length === 1
      const key = isNamed ? name : letter
      if (lines.has(key)) continue
      const comment = [letter, examples.join('; ')].filter((part) => part !== '').join(': ')
      lines.set(key, `  ${quoted(key)}: ${field ?? 'ignore'} # ${comment.replaceAll(/[\p{Cc}\n]+/gu, ' ')}`)
    }
  }
  return `# number, floor, rooms, area_total, price, status, …; ignore for a column that is not wanted\ncolumns:\n${[...lines.values()].join('\n')}\n`
}

function quoted(name: string): string {
  return stringify(name, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
}
