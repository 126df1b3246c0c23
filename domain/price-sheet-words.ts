import type { CostUnit } from './deal-costs.ts'
import type { PriceSheetRow } from './price-sheet-rows.ts'

/** Numbers in the form of a language. */
type Numbers = {
  /** Whole tenge with the sign. */
  readonly price: (tenge: number) => string
  /** With at most so many decimals. */
  readonly number: (value: number, decimals: number) => string
  /** A day in words. */
  readonly date: (day: string) => string
}

type Params = Readonly<Record<string, string>>

/** Texts by key, with values in their places, and numbers. Pages and documents bring their own. */
export type PriceSheetSpeech = Numbers & { readonly say: (key: PriceSheetKey, params?: Params) => string }

type Proof = {
  readonly act: string
  readonly article: string | null
  readonly date: string
  readonly url: string | null
  /** Null: until the record says something else. */
  readonly valid_until: string | null
}

type Cost = {
  readonly kind: 'fee' | 'finish' | 'maintenance' | 'heating'
  readonly title: string
  readonly unit: CostUnit
  readonly basis: { readonly from: number; readonly to: number }
  readonly proof: Proof
}
type Space = { readonly category: 'garage' | 'storageroom'; readonly count: number }

type PriceSheetKey =
  | `price_sheet.row.${'first' | 'bank_fee' | 'payment'}`
  | `price_sheet.row.${'first' | 'bank_fee' | 'payment' | 'space'}.note`
  | `price_sheet.row.${'price' | 'finish' | 'heating' | 'garage' | 'storageroom' | 'total' | 'total.month' | 'warm'}`
  | `price_sheet.rate.${Exclude<CostUnit, 'tenge'>}`
  | 'price_sheet.proof'
  | 'price_sheet.proof.record'

/** What a row says: its name, what it rests on, and the page of its source; null where it has none. */
export type RowWords = {
  readonly title: string
  readonly notes: readonly string[]
  readonly url: string | null
}

/**
 * The words of a row.
 *
 * @param table `once` is paid to move in, `month` every month
 * @param day the day of the sheet
 */
export function rowWords(
  row: PriceSheetRow<Cost, Space>,
  { table, day }: { table: 'once' | 'month'; day: string },
  speech: PriceSheetSpeech,
): RowWords {
  const { say } = speech
  switch (row.kind) {
    case 'first':
    case 'bank_fee':
    case 'payment':
      return {
        title: say(`price_sheet.row.${row.kind}`),
        notes: [say(`price_sheet.row.${row.kind}.note`)],
        url: null,
      }
    case 'price':
      return { title: say('price_sheet.row.price'), notes: [], url: null }
    case 'total':
      return {
        title: say(table === 'once' ? 'price_sheet.row.total' : 'price_sheet.row.total.month'),
        notes: [],
        url: null,
      }
    case 'warm':
      return { title: say('price_sheet.row.warm'), notes: [], url: null }
    case 'space': {
      const { category, count } = row.space
      const note = say('price_sheet.row.space.note', { date: speech.date(day), count: String(count) })
      return { title: say(`price_sheet.row.${category}`), notes: [note], url: null }
    }
    case 'cost': {
      const { kind, title, proof } = row.cost
      const named =
        kind === 'finish' || kind === 'heating' ? say(`price_sheet.row.${kind}`, { title }) : title
      const notes = [rateWords(row.cost, speech), proofWords(proof, speech)].filter((note) => note !== '')
      return { title: named, notes, url: proof.url }
    }
  }
}

/** Where a figure is from, of which day that is, and until when it holds where that is told. */
export function proofWords(
  { act, article, date, valid_until: until }: Proof,
  { say, date: day }: PriceSheetSpeech,
) {
  const source = [act, article].filter(Boolean).join(', ')
  return until === null
    ? say('price_sheet.proof.record', { source, date: day(date) })
    : say('price_sheet.proof', { source, date: day(date), until: day(until) })
}

/** «12 МРП», «0,5–1 % цены», «100–150 ₸ за м²»; empty for a sum in tenge, which says everything. */
function rateWords({ unit, basis: { from, to } }: Cost, { say, number, price }: PriceSheetSpeech): string {
  if (unit === 'tenge') return ''
  const high = unit === 'm2' && Number.isInteger(to) ? price(to) : number(to, 4)
  return say(`price_sheet.rate.${unit}`, { rate: from === to ? high : `${number(from, 4)}–${high}` })
}

/** A sum, or the two between which it lies: «51 900 ₸», «0–51 900 ₸». */
export function rangeParts(
  { from, to }: { readonly from: number; readonly to: number },
  { price, number }: Pick<Numbers, 'price' | 'number'>,
): readonly [string] | readonly [string, string] {
  return from === to ? [price(to)] : [number(from, 0), price(to)]
}
