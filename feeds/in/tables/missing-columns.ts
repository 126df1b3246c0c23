import { staffText } from '#domain/staff/staff-text.ts'
import type { Mapping } from '../mapping.ts'
import { readArea, readMoney, readWholeBetween } from '../words/numbers.ts'
import { readRooms } from '../words/room-counts.ts'
import { amountShape, areaShape, floorShape } from '../words/shapes.ts'
import { currencyIn, type TableField } from './column-words.ts'
import { type Column, type Columns, ignoring, shown } from './find-columns.ts'
import { isGone } from '../words/statuses.ts'
import type { Row } from './sheet.ts'
import { looksLikeStatus, statusSaid } from './status-cells.ts'
import type { TableUnit } from './table-units.ts'

/** A sheet, its units, and the mapping. */
export type Judged = { sheet: Columns; units: readonly TableUnit[]; mapping: Mapping }

/** What an offer cannot do without, and how staff say it where no column does. */
const needed: readonly { field: TableField; also?: TableField; isMissing: (choice: string) => string }[] = [
  {
    field: 'number',
    also: 'id',
    isMissing: (choice) => staffText('no column has the number of the unit. {choice}.', { choice }),
  },
  {
    field: 'area_total',
    isMissing: (choice) => staffText('no column has the area. {choice}.', { choice }),
  },
  { field: 'floor', isMissing: (choice) => staffText('no column has the floor. {choice}.', { choice }) },
  {
    field: 'price',
    also: 'price_discount',
    isMissing: (choice) =>
      staffText('no column has the price. {choice} or {lines}.', {
        choice,
        lines: '«fixed: { price: по запросу }»',
      }),
  },
]

/** Whether a cell may be what a column is missed for. */
const fits: Partial<Record<TableField, (text: string) => boolean>> = {
  number: (text) => /\d/.test(text) && !/\d{6}/.test(text.replaceAll(/\s/g, '')),
  area_total: (text) => areaShape.test(text) && isBetween(readArea(text), 5, 100_000),
  floor: (text) => floorShape.test(text) && readWholeBetween(text, -20, 200) !== null,
  price(text) {
    const bare = text.replace(currencyIn(text), '').trim()
    return amountShape.test(bare) && isBetween(readMoney(bare), 5, Number.MAX_SAFE_INTEGER)
  },
  rooms: (text) => isBetween(readRooms(text).rooms, 0, 10),
}

function isBetween(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max
}

const bedroom = /bed\s?rooms?|спальн|спален|жатын/iu

/** Fields without which no unit is imported, and columns that may be one. */
export function missingFields(judged: Judged): string[] {
  const { sheet, units, mapping } = judged
  const has = (...fields: readonly TableField[]) =>
    fields.some(
      (field) => mapping.fixed[field] !== undefined || sheet.columns.some((column) => column.field === field),
    )
  const faults = needed
    .filter(({ field, also = field }) => !has(field, also))
    .map(({ field, isMissing }) => isMissing(choiceOf(field, candidates(sheet, field))))
  if (has('category') || has('rooms') || !units.some(({ category }) => category === 'flat')) return faults
  const bedrooms = sheet.columns.find(({ field, name }) => field === null && bedroom.test(name))
  const others = candidates(sheet, 'rooms').filter(({ name }) => !bedroom.test(name))
  const choice =
    bedrooms === undefined
      ? choiceOf('rooms', others)
      : staffText(
          'Those of {column} are not rooms: the living room counts too. Add a column «Комнат» with all of them',
          { column: shown(bedrooms) },
        )
  return [
    ...faults,
    staffText('no column has the number of rooms. {choice}; or {lines} where these are not flats.', {
      choice,
      lines: '«fixed: { category: кладовая }»',
    }),
  ]
}

/** Columns that are not used, and of which most cells may be the field. Numbers of units differ from each other. */
function candidates(sheet: Columns, field: TableField): Column[] {
  return unused(sheet).filter(({ index }) => {
    const cells = sheet.rows.flatMap(({ cells }) => cells.get(index)?.text ?? [])
    const fitting = cells.filter((text) => fits[field]?.(text) === true)
    const isMost = fitting.length > 0 && fitting.length * 2 >= cells.length
    return isMost && (field !== 'number' || new Set(cells).size * 4 >= cells.length)
  })
}

function unused({ columns }: Columns): Column[] {
  return columns.filter(
    ({ field, isLeftOut, examples }) => field === null && !isLeftOut && examples.length > 0,
  )
}

/** Of several columns none is written out: a line that is copied must not be a guess. */
function choiceOf(field: TableField, columns: readonly Column[]): string {
  const [one, ...others] = columns
  if (one === undefined) return staffText('Add one with its name above it')
  const listed = columns.slice(0, 12).map(shown).join(', ')
  return others.length === 0
    ? staffText('If it is {columns}, write into the mapping file {lines}', {
        columns: listed,
        lines: naming(one.letter, field),
      })
    : staffText('If it is one of {columns}, write its letter into the mapping file: {lines}', {
        columns: listed,
        lines: naming('LETTER', field),
      })
}

/** The line of the mapping file that names a column. */
function naming(letter: string, field: TableField): string {
  return `«columns: { ${letter}: ${field} }»`
}

/** A status that no column has, and one for all where a column that is not used says otherwise. */
export function statusFaults(judged: Judged): string[] {
  const { sheet, units, mapping } = judged
  const status = sheet.columns.find(({ field }) => field === 'status')
  if (mapping.fixed.status !== undefined)
    return [
      ...titlesAgainst(judged, mapping.fixed.status),
      ...contradictions(judged, mapping.fixed.status),
      ...notesAgainst(judged, mapping.fixed.status),
    ]
  if (status !== undefined && status.examples.length > 0)
    return [...goneElsewhere(judged, status), ...goneByNote(judged, status)]
  const likely = unused(sheet).filter((column) => looksLikeStatus(column, sheet, mapping))
  const [one, ...others] = likely
  if (one !== undefined) {
    const listed = likely
      .map(
        ({ letter, name, examples }) =>
          `${letter} («${name.slice(0, 60)}»: ${examples.join('; ').slice(0, 100)})`,
      )
      .join(', ')
    const letter = others.length === 0 ? one.letter : 'LETTER'
    return [
      staffText('no column has the status. {columns} may be it: write into the mapping file {lines}.', {
        columns: listed,
        lines: naming(letter, 'status'),
      }),
    ]
  }
  const isInTitle = titlesOf(judged).some((title) => statusSaid(title, mapping) !== undefined)
  const isByColour = new Set(units.map(({ row }) => row.colours)).size > 1
  const isSaid =
    unused(sheet).some(({ index }) =>
      units.some(({ row }) => statusSaid(row.cells.get(index)?.text ?? '', mapping) !== undefined),
    ) || units.some(({ row }) => row.notes.some(({ text }) => statusSaid(text, mapping) !== undefined))
  const price = sheet.columns.find(({ field }) => field === 'price')
  const inPrice = units.find(({ row }) => saysGone(textIn(row, price), mapping))
  const remedy =
    isByColour || isSaid || isInTitle
      ? ''
      : price === undefined || inPrice === undefined
        ? staffText('; or, if all units are for sale, write into the mapping file {lines}', {
            lines: allFree,
          })
        : staffText(
            '; or, if all units are for sale but those with a word like «{word}» in column {column}, write into the mapping file {lines}',
            { word: textIn(inPrice.row, price).slice(0, 60), column: shown(price), lines: allFree },
          )
  return [
    isByColour
      ? staffText(
          'the status is told by colours or strike-through alone, which are not read. Add a column «Статус» with words («Свободна», «Бронь», «Продана»).',
        )
      : staffText(
          'no column has the status. Add a column «Статус» with words («Свободна», «Бронь», «Продана»){also}.',
          { also: remedy },
        ),
  ]
}

const allFree = '«fixed: { status: free }»'

function textIn({ cells }: Row, column: Column | undefined): string {
  return cells.get(column?.index ?? -1)?.text ?? ''
}

function saysGone(text: string, mapping: Mapping): boolean {
  const said = statusSaid(text, mapping)
  return said !== undefined && isGone(said)
}

const no = /^(?:[-–—0]|нет|жоқ|no|false|ложь)$/iu

function isOffered(row: Row, status: Column, mapping: Mapping): boolean {
  return ['free', 'request'].includes(statusSaid(textIn(row, status), mapping) ?? '')
}

/** A unit that its status offers, and whose note says that it is gone. */
function goneByNote({ units, mapping }: Judged, status: Column): string[] {
  const noted = units
    .filter(({ row }) => isOffered(row, status, mapping))
    .flatMap(({ row }) => row.notes.map((note) => ({ row, note })))
    .find(({ note }) => saysGone(note.text, mapping))
  if (noted === undefined) return []
  return [
    staffText(
      'row {row} has «{said}» in column {status}, and the note of cell {cell} says «{note}». Correct the status, or delete the note.',
      {
        row: noted.row.number,
        said: textIn(noted.row, status).slice(0, 60),
        status: shown(status),
        cell: noted.note.cell,
        note: noted.note.text.slice(0, 60),
      },
    ),
  ]
}

/** A note that says another status than the fixed one. */
function notesAgainst({ units, mapping }: Judged, fixed: string): string[] {
  const meaning = statusSaid(fixed, mapping)
  const other = units
    .flatMap(({ row }) => row.notes)
    .find(({ text }) => ![undefined, meaning].includes(statusSaid(text, mapping)))
  if (other === undefined) return []
  return [
    staffText(
      'the mapping fixes status, and the note of cell {cell} says «{note}». Take status out of «fixed», and add a column «Статус» with the status of each unit, or delete the note.',
      { cell: other.cell, note: other.text.slice(0, 60) },
    ),
  ]
}

/** Units that their status offers, and of which a column that is not used says that they are gone. */
function goneElsewhere({ sheet, units, mapping }: Judged, status: Column): string[] {
  return unused(sheet).flatMap((column) => {
    const other = units.find((unit) => {
      const text = textIn(unit.row, column)
      // «да» below «Бронь» says as much as «бронь» below «Примечание».
      const word = text === '' || no.test(text) ? '' : column.name
      return isOffered(unit.row, status, mapping) && (saysGone(text, mapping) || saysGone(word, mapping))
    })
    if (other === undefined) return []
    const text = (each: Column) => textIn(other.row, each).slice(0, 60)
    return [
      staffText(
        'row {row} has «{said}» in column {status} and «{other}» in column {column}. Correct the status, or leave the other column out: {lines}.',
        {
          row: other.row.number,
          said: text(status),
          status: shown(status),
          other: text(column),
          column: shown(column),
          lines: ignoring(column.letter),
        },
      ),
    ]
  })
}

/** The name of the sheet, and lines of one text above its last unit. */
function titlesOf({ sheet, units }: Judged): string[] {
  const last = units.at(-1)?.row.number ?? 0
  const lines = [...sheet.own.values()].flatMap(({ number, cells }) => {
    const [text, ...others] = new Set([...cells.values()].map((cell) => cell.text))
    return text !== undefined && others.length === 0 && number < last ? [text] : []
  })
  return [sheet.sheet, ...lines]
}

/** A title that says another status than the fixed one, as a sheet «Продано». */
function titlesAgainst(judged: Judged, fixed: string): string[] {
  const meaning = statusSaid(fixed, judged.mapping)
  const other = titlesOf(judged).find((title) => {
    const said = statusSaid(title, judged.mapping)
    return said !== undefined && said !== meaning
  })
  if (other === undefined) return []
  return [
    staffText(
      'the mapping fixes status, and a title says «{title}». Take status out of «fixed», and add a column «Статус» with the status of each unit.',
      { title: other.slice(0, 60) },
    ),
  ]
}

function contradictions({ sheet, units, mapping }: Judged, fixed: string): string[] {
  const meaning = statusSaid(fixed, mapping)
  return unused(sheet).flatMap((column) => {
    const other = units.find(({ row }) => {
      const said = statusSaid(row.cells.get(column.index)?.text ?? '', mapping)
      return said !== undefined && said !== meaning
    })
    if (other === undefined) return []
    return [
      staffText(
        'the mapping fixes status, and column {column} has «{word}» in row {row}. If it is the status, take status out of «fixed» and write {lines}; if not, {ignoring}.',
        {
          column: shown(column),
          word: textIn(other.row, column).slice(0, 60),
          row: other.row.number,
          lines: naming(column.letter, 'status'),
          ignoring: ignoring(column.letter),
        },
      ),
    ]
  })
}
