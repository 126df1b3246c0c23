import type { FeedOffer } from '../feed-offer.ts'
import { columnLetter, isDateLike, type Row, type Sheet } from '../tables/sheet.ts'
import { unitsJsonOffer } from './units-json.ts'

const texts = [
  'category',
  'geo_flatnum',
  'number',
  'complex',
  'house',
  'status',
  'status_changed_at',
  'url',
  'updated_at',
]
const textsOrNothing = ['restoration', 'plan', 'plan_image', 'tour_url']
const dates = ['price_valid_until']
const numbers =
  'id section floor floors_total riser position_on_floor rooms area_total area_living area_kitchen area_balcony area_terrace ceiling_height price price_m2 price_old'.split(
    ' ',
  )
const others = ['is_euro', 'views', 'windows', 'sun_dec', 'sun_mar', 'sun_jun']

/**
 * The units of our own units.csv, each whole; null for every other table. Excel may have saved it meanwhile, with
 * columns of staff in it, or as .xlsx.
 */
export function unitsCsvOffers(sheets: readonly Sheet[]): FeedOffer[] | null {
  const [sheet, ...more] = sheets
  const [head, ...rows] = sheet?.rows ?? []
  if (head === undefined || more.length > 0) return null
  const columns = new Map([...head.cells].map(([column, { text }]) => [text, column]))
  if (![...texts, ...textsOrNothing, ...dates, ...numbers, ...others].every((name) => columns.has(name)))
    return null
  return rows.map((row): FeedOffer => {
    const text = (name: string) => plainText(row.cells.get(columns.get(name) ?? -1)?.text ?? '')
    const offer = unitsJsonOffer({
      ...Object.fromEntries(texts.map((name) => [name, text(name)])),
      ...Object.fromEntries(textsOrNothing.map((name) => [name, text(name) || null])),
      ...Object.fromEntries(dates.map((name) => [name, dayOf(text(name)) || null])),
      ...Object.fromEntries(numbers.map((name) => [name, numberOf(text(name))])),
      is_euro: /^(?:1|true)$/i.test(text('is_euro')),
      views: listOf(text('views')),
      windows: listOf(text('windows')).map((azimuth) => ({ azimuth: numberOf(azimuth) })),
      sun:
        text('sun_dec') === ''
          ? null
          : {
              dec: numberOf(text('sun_dec')),
              mar: numberOf(text('sun_mar')),
              jun: numberOf(text('sun_jun')),
            },
    })
    const wrong_fields = [...damagedCells(row, columns), ...offer.wrong_fields].slice(0, 20)
    return { ...offer, line: row.number, wrong_fields }
  })
}

/** What Excel has made errors of, and doors and texts that it has made dates or fractions of. */
function damagedCells(row: Row, columns: ReadonlyMap<string, number>): string[] {
  return [...texts, ...textsOrNothing, ...dates, ...numbers, ...others].flatMap((name) => {
    const column = columns.get(name) ?? -1
    const cell = row.cells.get(column)
    if (cell === undefined) return []
    const isFraction = name === 'geo_flatnum' && cell.kind === 'number' && !/^\d+$/.test(cell.text)
    const isDamaged = cell.kind === 'error' || isFraction || (!dates.includes(name) && isDateLike(cell))
    return isDamaged ? [`${columnLetter(column)}${row.number}: ${cell.text}`.slice(0, 300)] : []
  })
}

/** «31.12.2026», as Excel shows a day here, as 2026-12-31. */
function dayOf(text: string): string {
  return text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
}

/** Without the apostrophe that keeps a text from being a formula. */
function plainText(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/u, '')
}

/** Null for nothing; a text that is no number stays one, and the unit is left out for it. */
function numberOf(text: string): number | string | null {
  if (text === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(/,?\s+/)
}
