import { stringify } from 'yaml'
import { staffText } from '#domain/staff/staff-text.ts'
import type { FeedOffer } from '../feed-offer.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { type Mapping, Names } from '../mapping.ts'
import type { Places } from '../places.ts'
import { isGone } from '../words/statuses.ts'
import { fieldOfName } from './column-words.ts'
import { type Column, type Columns, findColumns, ignoring, shown } from './find-columns.ts'
import { headingFaults } from './heading-faults.ts'
import { doubtfulDates, madeDates } from './made-dates.ts'
import { type Judged, missingFields, statusFaults } from './missing-columns.ts'
import { emptyPlaces, noPlace } from './place-faults.ts'
import { sameDoors } from './same-doors.ts'
import { columnLetter, isStruck, type Row, type Sheet, titleOf } from './sheet.ts'
import { looksLikeStatus, statusSaid } from './status-cells.ts'
import { offerOfRow } from './table-offers.ts'
import { type TableUnit, unitsOf } from './table-units.ts'

/** What was made of a table: a line for each column, and what was passed over. */
export type ReadTable = { columns: SheetColumns[]; notes: string[]; mapping: string }

export type SheetColumns = { sheet: string; columns: Omit<Column, 'index' | 'isLeftOut'>[] }

/** The places of this site. */
type OurPlaces = Pick<Places, 'house' | 'project'>

type WholeTable = ReadTable & { offers: FeedOffer[] }

/**
 * The units of a table as offers. Its columns are those of the mapping, else guessed from their names.
 *
 * @throws FeedRefusal with a mapping to correct, when a column that is needed is missing or may be two
 */
export function readTable(sheets: readonly Sheet[], mapping: Mapping, places: OurPlaces): WholeTable {
  try {
    return tableOf(sheets, mapping, places)
  } catch (error) {
    const losses = sheets.map(({ loss }) => loss).filter((loss) => loss !== '')
    if (!(error instanceof FeedRefusal) || losses.length === 0) throw error
    throw new FeedRefusal(
      `${error.message}\n${staffText('First of all, {losses}', { losses: losses.join(' ') })}`,
      error.mapping,
    )
  }
}

function tableOf(sheets: readonly Sheet[], mapping: Mapping, places: OurPlaces): WholeTable {
  const notes: string[] = []
  const found = sheets.flatMap((sheet) => {
    if (sheet.isHidden) {
      notes.push(staffText('{where} is hidden: passed over', { where: titleOf(sheet.name) }))
      return []
    }
    const columns = findColumns(sheet, mapping)
    if (columns !== null) {
      const used = new Set(sheet.rows.flatMap(({ cells }) => [...cells.keys()]))
      const hidden = [...sheet.hiddenColumns].filter((index) => used.has(index))
      if (hidden.length > 0)
        notes.push(
          staffText('{where}: hidden columns {columns} are not read unless the mapping file names them', {
            where: titleOf(sheet.name),
            columns: hidden.map(columnLetter).join(', '),
          }),
        )
      return [columns]
    }
    if (sheet.rows.filter(hasUnitsLook).length >= 5) throw noHeader(sheet)
    if (sheet.rows.length > 0)
      notes.push(staffText('{where} has no names of columns: passed over', { where: titleOf(sheet.name) }))
    return []
  })
  const [first] = sheets
  if (found.length === 0) throw first === undefined ? noHeader({ name: '' }) : noHeader(first)
  mustHaveColumns(found, mapping)
  const text = mappingOfColumns(found, mapping)
  const isOurs = (name: string) => places.project(name) !== null
  const units = found.flatMap((columns) => unitsOf(columns, notes, isOurs, found.length > 1))
  const faults = found.flatMap((columns) => faultsOf(columns, mapping, units, places))
  if (faults.length > 0)
    throw new FeedRefusal(`${staffText('The table is not imported yet:')}\n${faults.join('\n')}`, text)
  for (const sheet of found)
    for (const column of sheet.columns) {
      const doubt = doubtfulDates(column, unitsIn(sheet, units))
      if (doubt !== null) notes.push(doubt)
    }
  for (const sheet of found) notes.push(...struckButFree({ sheet, mapping, units: unitsIn(sheet, units) }))
  const offers = offersOf(units, mapping)
  const same = sameDoors(
    offers,
    found.some(({ columns }) => columns.some(({ field }) => field === 'section')),
  )
  if (same !== null) throw new FeedRefusal(`${staffText('The table is not imported yet:')} ${same}`, text)
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

function hasUnitsLook({ cells }: Row): boolean {
  const numbers = [...cells.values()].filter(({ text }) => /^[\d\s.,]+$/.test(text))
  return cells.size >= 4 && numbers.length >= 2
}

function noHeader({ name }: Pick<Sheet, 'name'>): FeedRefusal {
  return new FeedRefusal(
    staffText(
      '{where}: no row has the names of columns, such as «№ квартиры», «Этаж», «Комнат», «Площадь», «Цена», «Статус». Write them above the columns, one unit a row, or name the row and the columns in the mapping file: «header: 3» and {lines}.',
      { where: titleOf(name), lines: '«columns: { A: number, B: floor, … }»' },
    ),
  )
}

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
    staffText(
      'The mapping names under columns {missing}, which the table does not have. It has {columns}. Nothing was imported; correct the names, or take them out.',
      { missing: missing.slice(0, 10).join(', '), columns: names },
    ),
  )
}

/** What keeps a sheet from being imported, a sentence each. */
function faultsOf(
  sheet: Columns,
  mapping: Mapping,
  units: readonly TableUnit[],
  places: OurPlaces,
): string[] {
  const judged = { sheet, mapping, units: unitsIn(sheet, units) }
  const sideBySide = twoTables(sheet)
  if (sideBySide !== null) return [`  ${titleOf(sheet.sheet)}: ${sideBySide}`]
  return [
    ...missingFields(judged),
    ...statusFaults(judged),
    ...saidTwice(judged),
    ...headingFaults(judged.units, mapping, places),
    ...emptyPlaces(sheet.columns, judged.units),
    ...noPlace(sheet.columns, judged.units, mapping),
    ...colourFaults(judged),
    ...ambiguousColumns(judged),
    ...sheet.columns.flatMap((column) => madeDates(column, judged.units) ?? []),
  ].map((sentence) => `  ${titleOf(sheet.sheet)}: ${sentence}`)
}

function unitsIn({ sheet }: Columns, units: readonly TableUnit[]): TableUnit[] {
  return units.filter(({ columns }) => columns.sheet === sheet)
}

/** Names of columns that stand in one row again. */
function twoTables({ columns }: Columns): string | null {
  const again = columns.filter(
    ({ index, name }) =>
      (fieldOfName(name) !== null || name === '№') &&
      columns.some((other) => other.index < index && other.name === name),
  )
  if (new Set(again.map(({ name }) => name)).size < 3) return null
  return staffText(
    'two tables stand side by side, the second one begins in column {column}. Put one below the other, or each on a sheet of its own.',
    { column: again[0]?.letter ?? '' },
  )
}

/** Columns beside a fixed value. */
function saidTwice({ sheet, mapping: { fixed } }: Judged): string[] {
  return sheet.columns
    .filter(({ field, examples }) => field !== null && fixed[field] !== undefined && examples.length > 0)
    .map((column) =>
      staffText(
        'the mapping fixes {field}, and column {column} says it too. Take {field} out of «fixed», or leave the column out: {lines}.',
        { field: column.field ?? '', column: shown(column), lines: ignoring(column.letter) },
      ),
    )
}

/** One status for all, and rows of several colours. */
function colourFaults({ units, mapping: { fixed } }: Judged): string[] {
  const [one] = units
  const other = units.find(({ row }) => row.colours !== one?.row.colours)
  if (fixed.status === undefined || one === undefined || other === undefined) return []
  const struck = [one, other].filter(({ row }) => isStruck(row))
  const isStruckAlone = struck.length === 1
  const [row, than] = isStruckAlone && struck[0] === one ? [one, other] : [other, one]
  const numbers = { row: row.row.number, other: than.row.number }
  return [
    isStruckAlone
      ? staffText(
          'row {row} is struck through and row {other} is not, which may be its status, and the mapping fixes one status for all. Add a column «Статус» with words («Свободна», «Бронь», «Продана»), or take colours and strike-through away.',
          numbers,
        )
      : staffText(
          'row {row} has another colour than row {other}, which may be its status, and the mapping fixes one status for all. Add a column «Статус» with words («Свободна», «Бронь», «Продана»), or take colours and strike-through away.',
          numbers,
        ),
  ]
}

/** Rows that are struck through, as people mark what is sold, and whose status says that it can be had: it counts. */
function struckButFree({ sheet, units, mapping }: Judged): string[] {
  const status = sheet.columns.find(({ field }) => field === 'status')
  const free = units.filter(({ row }) => {
    const said = statusSaid(row.cells.get(status?.index ?? -1)?.text ?? '', mapping)
    return isStruck(row) && said !== undefined && !isGone(said)
  })
  if (status === undefined || free.length === 0) return []
  const rows = free.slice(0, 10).map(({ row }) => row.number)
  return [
    staffText(
      '{where}: rows {rows} are struck through, and by column {column} they are for sale: the column counts. Compare them',
      {
        where: titleOf(sheet.sheet),
        rows: `${rows.join(', ')}${free.length > 10 ? staffText(' and more') : ''}`,
        column: shown(status),
      },
    ),
  ]
}

/** Fields that several columns may be. */
function ambiguousColumns({ sheet }: Judged): string[] {
  return [...Map.groupBy(sheet.columns, ({ field }) => field)]
    .filter(([field, same]) => field !== null && same.length > 1)
    .map(([field, same]) =>
      staffText(
        'columns {columns} may all be {field}. Write the letter of the right one into the mapping file, and «ignore» for others: {lines}.',
        {
          columns: same.map(shown).join(', '),
          field: field ?? '',
          lines: `«columns: { LETTER: ${field}, OTHER: ignore }»`,
        },
      ),
    )
}

/** Where the table has a door twice without an id, the floor is part of what its units are known by. */
function offersOf(units: readonly TableUnit[], mapping: Mapping): FeedOffer[] {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  const made = units.map((unit) => ({ unit, offer: offerOfRow(unit, mapping, repeated) }))
  for (const { offer } of made) {
    if (seen.has(offer.id)) repeated.add(offer.id)
    seen.add(offer.id)
  }
  return made.map(({ unit, offer }) => (repeated.has(offer.id) ? offerOfRow(unit, mapping, repeated) : offer))
}

/** The columns as they were understood, for the mapping file, each with examples. */
function mappingOfColumns(found: readonly Columns[], mapping: Mapping): string {
  const lines = new Map<string, string>()
  for (const sheet of found) {
    const { columns } = sheet
    const hasStatus = columns.some(({ field }) => field === 'status')
    for (const column of columns) {
      const { letter, name, field, examples, isLeftOut } = column
      const isNamed = name !== '' && columns.filter((column) => column.name === name).length === 1
      const key = isNamed ? name : letter
      if (lines.has(key)) continue
      const comment = [letter, examples.join('; ')].filter((part) => part !== '').join(': ')
      // What may be the status stays to be filled in: nobody has said that it is not.
      const isOpen = field === null && !isLeftOut && !hasStatus && looksLikeStatus(column, sheet, mapping)
      lines.set(
        key,
        `  ${quoted(key)}:${isOpen ? '' : ` ${field ?? 'ignore'}`} # ${comment.replaceAll(/[\p{Cc}\n]+/gu, ' ')}`,
      )
    }
  }
  return `# ${staffText('number, floor, rooms, area_total, price, status, …; ignore for a column that is not wanted')}\ncolumns:\n${[...lines.values()].join('\n')}\n`
}

function quoted(name: string): string {
  return stringify(name, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
}
