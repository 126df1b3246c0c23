import type { EstateCard } from '#contract/estates.ts'
import type { PriceBand, PriceSheet, PriceStep, PriceSheetWay } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import type { Language } from '#domain/languages.ts'
import { formatCount, formatDecimal, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import { isPaidLater, priceSheetRows } from '#domain/price-sheet-rows.ts'
import { shownBands } from '#domain/price-band.ts'
import { proofWords, rangeParts, rowWords, type PriceSheetSpeech } from '#domain/price-sheet-words.ts'
import type { Texts } from '#texts/texts.ts'
import { unitWords } from './calculation-words.ts'
import { filled } from '#domain/filled.ts'

/** A table of the document: the notes of a row stand under its name. */
type PriceTable = {
  title: string
  /** Whether its last column has words and no sums. */
  isWords: boolean
  columns: string[]
  rows: {
    name: string
    notes: readonly string[]
    /** Where the last note is from; null for nowhere. */
    url: string | null
    cells: string[]
    isTotal: boolean
  }[]
  /** Beneath it. */
  note: string | null
}

/** All that a flat costs in words, before it becomes a PDF. */
export type PriceSheetDocument = {
  title: string
  unit: string
  lead: string
  facts: { label: string; value: string }[]
  bands: { title: string; lines: string[] }
  history: PriceTable | null
  /** The host of the address of the source ends the words; on a screen they lead to it. */
  ways: { title: string; lines: { name: string; totals: string; words: string; url: string | null }[] }
  tables: PriceTable[]
  notes: string[]
  pageLine: string
}

/** The sheet of a flat in words (R1109). `words` are all texts of the site in that language. */
export function priceSheetDocument(
  estate: EstateCard,
  sheet: PriceSheet,
  language: Language,
  words: Texts,
  setting: NumberStyle,
): PriceSheetDocument {
  const style = numberStyleIn(language, setting)
  const price = (tenge: number) => formatPrice(tenge, style)
  const day = (date: string) => formatDate(date, language)
  const number = (value: number, decimals: number) => formatDecimal(value, style, decimals)
  const say: PriceSheetSpeech['say'] = (key, params = {}) => filled(words[key], params)
  const speech = { say, price, number, date: day }
  const { once, month } = priceSheetRows(sheet)
  const isByWay = isPaidLater(sheet.ways)
  const columns = [words['price_sheet.row'], ...sheet.ways.map((way) => wayTitle(way, words))]
  const tableOf = (table: 'once' | 'month', rows: typeof once): PriceTable => ({
    title: words[`price_sheet.${table}`],
    isWords: false,
    columns,
    rows: rows.map((row) => {
      const { title, notes, url } = rowWords(row, { table, day: sheet.day }, speech)
      const cells = row.cells.map((cell) => (cell === null ? '—' : rangeParts(cell, speech).join('–')))
      return { name: title, notes, url, cells, isTotal: row.kind === 'total' || row.kind === 'warm' }
    }),
    note: null,
  })
  const bandLine = ({
    band: { scope, title, peers, low, middle, high, lower },
    alsoOf,
  }: {
    band: PriceBand
    alsoOf: string | null
  }) =>
    [
      `${filled(words[`price_sheet.band.${scope}`], { name: title })}: ${rangeParts({ from: low, to: high }, speech).join('–')}.`,
      filled(words[lower === 0 ? 'price_sheet.band.words.lowest' : 'price_sheet.band.words'], {
        own: price(sheet.price_m2),
        lower: formatCount(lower, style),
        peers: formatCount(peers, style),
        middle: price(middle),
      }),
      ...(alsoOf === null ? [] : [filled(words['price_sheet.band.also'], { name: alsoOf })]),
    ].join(' ')
  return {
    title: words['price_sheet.title'],
    unit: unitWords(estate, language, words, setting),
    lead: filled(words['price_sheet.lead'], { date: day(sheet.day) }),
    facts: [
      {
        label: filled(words['price_sheet.from_list'], { date: day(sheet.price_at) }),
        value: price(sheet.price),
      },
      { label: words['price_sheet.m2'], value: price(sheet.price_m2) },
    ],
    bands: {
      title: words['price_sheet.band.title'],
      lines:
        sheet.bands.length === 0
          ? [words['price_sheet.band.none']]
          : [
              ...shownBands(sheet.bands).map(bandLine),
              filled(words['price_sheet.band.source'], { date: day(sheet.day) }),
            ],
    },
    history: sheet.history.length === 0 ? null : historyOf(sheet.history, words, { price, day }),
    ways: {
      title: words[isByWay ? 'price_sheet.ways' : 'price_sheet.ways.whole'],
      lines: sheet.ways.map((way) => wayLine(way, words, speech)),
    },
    tables: [tableOf('once', once), ...(month.length === 0 ? [] : [tableOf('month', month)])],
    notes: [
      ...(sheet.mci === null
        ? []
        : [
            `${filled(words['price_sheet.mci'], { amount: price(sheet.mci.amount) })} ${proofWords(sheet.mci.proof, speech)}`,
          ]),
      [
        filled(words['price_sheet.totals.source'], { date: day(sheet.day) }),
        ...(isByWay ? [words['price_sheet.programmes']] : []),
      ].join(' '),
      words['price_sheet.rounding'],
      words['price_sheet.left_out'],
    ],
    pageLine: words['calculation.page_line'],
  }
}

function wayTitle({ programme }: PriceSheetWay, words: Texts): string {
  return words[programme === null ? 'price_sheet.way.whole' : (`price_sheet.way.${programme.kind}` as const)]
}

/** The two totals of a way (R1242), its programme with bank and terms, and where they are written: the host, since nobody types an address of two lines. */
function wayLine(way: PriceSheetWay, words: Texts, speech: PriceSheetSpeech) {
  const { number, date } = speech
  const { programme, months, once, month } = way
  const name = wayTitle(way, words)
  const totals = [
    `${words['price_sheet.once']}: ${rangeParts(once, speech).join('–')}`,
    ...(month.to > 0 ? [`${words['price_sheet.month']}: ${rangeParts(month, speech).join('–')}`] : []),
  ].join('. ')
  if (programme === null) return { name, totals, words: words['price_sheet.way.whole.note'], url: null }
  const { title, bank, rate_effective: rate, kind, valid_from: since, source_url: url } = programme
  const page = url !== null && /^https?:\/\//.test(url) ? URL.parse(url) : null
  const told = [
    filled(words['price_sheet.way.programme'], { title, bank, date: date(since) }),
    filled(words['price_sheet.way.months'], { months: String(months ?? 0) }),
    ...(kind === 'installment' ? [] : [filled(words['price_sheet.way.rate'], { rate: number(rate, 1) })]),
    ...(page === null ? [] : [page.host.replace(/^www\./, '')]),
  ]
  return { name, totals, words: told.join(', '), url: page?.href ?? null }
}

function historyOf(
  history: readonly PriceStep[],
  words: Texts,
  { price, day }: { price: (tenge: number) => string; day: (date: string) => string },
): PriceTable {
  return {
    title: words['price_sheet.history.title'],
    isWords: true,
    columns: [
      words['price_sheet.history.date'],
      words['price_sheet.history.price'],
      words['price_sheet.history.change'],
      words['price_sheet.history.reason'],
    ],
    rows: history.toReversed().map((step) => ({
      name: day(step.date),
      notes: [],
      url: null,
      cells: [price(step.price), changeWords(step.difference, price), reasonWords(step, words)],
      isTotal: false,
    })),
    note: words['price_sheet.history.source'],
  }
}

function changeWords(change: number | null, price: (tenge: number) => string): string {
  if (change === null) return '—'
  return change === 0 ? price(0) : `${change > 0 ? '+' : '−'}${price(Math.abs(change))}`
}

function reasonWords({ reason, note, difference }: PriceStep, words: Texts): string {
  if (reason === null)
    return note ?? words[difference === null ? 'price_sheet.reason.first' : 'price_sheet.reason.unknown']
  return [words[`price_sheet.reason.${reason}`], note].filter((part) => part !== null).join(': ')
}
