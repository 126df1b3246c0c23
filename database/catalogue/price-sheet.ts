import type { PriceSheet, PriceSheetCost, PriceSheetWay } from '#contract/price-sheet.ts'
import { costOf, type SumRange, sumOf } from '#domain/deal-costs.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { priceBand } from '#domain/price-band.ts'
import { priceSteps } from '#domain/price-reasons.ts'
import type { PriceSheetChoice } from '#domain/price-sheet-choice.ts'
import { type PriceSheetWay as Way, priceSheetWays } from '#domain/price-sheet-ways.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { waysToBuy } from '#domain/ways-to-buy.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { sourcesIn } from '../contents/sources.ts'
import type { Database } from '../open.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { pricePeers } from '../search/query/price-peers.ts'
import { writtenOnce } from '../engines/written-once.ts'
import { cardRows } from './estate-cards.ts'
import { recordedFeeColumns, recordedFee } from './house-facts.ts'
import { listPrices } from './price-points.ts'
import { type SharedReads, sharedReads } from './shared-reads.ts'
import type { StoredCost, StoredCosts, StoredProof } from './stored-costs.ts'

/** What the upkeep of a house is called, and the two records that may tell what it costs. */
type RecordWords = { title: string; house: string; project: string }

type Asked = { id: number; choice: PriceSheetChoice; language: Language; now: Date; words: RecordWords }

/**
 * All that a flat costs (R1100). Costs whose last day is over are left out (R1105), and so is what is counted in monthly
 * calculation indices while nobody says what one is. Upkeep by the record of the house or its project comes
 * before `costs.yaml` (R1290). Null where there is no such flat, and where visitors see no price of
 * it.
 */
export async function findPriceSheet(
  db: Database,
  index: SearchIndex,
  { id, choice, language, now, words }: Asked,
  shared: SharedReads = sharedReads(db),
): Promise<PriceSheet | null> {
  const [row] = await pricedRows(db, id)
  const price = row === undefined ? null : shownPrice(row)
  if (row === undefined || price === null || row.category !== 'flat') return null
  const day = dayInKazakhstan(now)
  const [prices, costs, programmes, spaces] = await Promise.all([
    listPrices(db, id),
    shared.costs(),
    shared.programmes(language, day),
    shared.spaces(row.complex_id),
  ])
  const home = { price, area: row.area_total, project: row.complex_slug, finish: row.restoration }
  const upkeep = recordedUpkeep(row, home, words)
  const { mci, finishes, all } = costsFor(costs, home, day, language, upkeep)
  const offered = spaces.filter((space) => space !== null)
  const chosen = {
    finish: finishes.find(({ code }) => code === choice.finish)?.code ?? null,
    garage: choice.garage && offered.some(({ category }) => category === 'garage'),
    storageroom: choice.storageroom && offered.some(({ category }) => category === 'storageroom'),
  }
  const counted = all.filter(({ code }) => code === undefined || code === chosen.finish)
  const lines = counted.map(({ code: _code, ...cost }): PriceSheetCost => cost)
  const extras = offered.filter(({ category }) => chosen[category]).map(({ sum }) => sum)
  const unit = { ...row, price }
  const [last] = prices.slice(-1)
  return {
    day,
    price,
    price_m2: row.price_m2,
    price_at: last?.price === price ? last.date : dayInKazakhstan(new Date(row.updated_at)),
    bands: bandsOf(index, row, language),
    history: priceSteps(
      prices,
      notesFor(costs, row.complex_slug).map(({ reason, ...span }) => ({ ...span, words: reason[language] })),
    ),
    mci: lines.some((line) => line.unit === 'mci') ? mci : null,
    finishes,
    spaces: offered,
    chosen,
    costs: lines,
    ways: priceSheetWays(programmes, unit, day).map((way) => wayOf(way, lines, extras)),
  }
}

const pricedRows = writtenOnce((db, id) =>
  cardRows(db)
    .select(['estates.updated_at', ...recordedFeeColumns])
    .where('estates.id', '=', id),
)

type Row = Awaited<ReturnType<typeof pricedRows>>[number]

/** Where its price for a square metre stands in its project and in its city, as far as there are enough peers. */
function bandsOf(index: SearchIndex, row: Row, language: Language): PriceSheet['bands'] {
  const complex = index.words.complexes.find(({ id }) => id === row.complex_id)
  if (complex === undefined) return []
  const names = {
    project: complex.name[language],
    city: index.words.cities[complex.city]?.title[language] ?? '',
  }
  return (['project', 'city'] as const).flatMap((scope) => {
    const all = pricePeers(index, { scope, complexId: row.complex_id, rooms: row.rooms })
    const own = Math.round(row.price / row.area_total)
    const at = row.status === 'free' ? all.indexOf(own) : -1
    const band = priceBand(at === -1 ? all : all.filter((_, place) => place !== at), own)
    return band === null ? [] : [{ scope, title: names[scope], ...band }]
  })
}

type Home = { price: number; area: number; project: string; finish: Row['restoration'] }
type Counted = PriceSheetCost & { code?: string }

/** The costs that hold today for a home, counted for it, and the classes of finishing that it may get. */
function costsFor(
  costs: StoredCosts | null,
  home: Home,
  day: string,
  language: Language,
  upkeep: Counted | null,
) {
  const holds = ({ valid_until: until }: StoredProof) => day <= until
  const mci = costs?.mci && holds(costs.mci) ? costs.mci : null
  const counted = (kind: PriceSheetCost['kind'], cost: StoredCost): Omit<PriceSheetCost, 'for_ways'>[] => {
    const { title, unit, from, projects } = cost
    const basis = { from, to: cost.to ?? from }
    const sum = costOf({ unit, ...basis }, home, mci?.amount ?? null)
    const isHere = projects.length === 0 || projects.includes(home.project)
    if (sum === null || !isHere || !holds(cost)) return []
    return [{ kind, title: title[language], unit, basis, sum, proof: proofOf(cost, language) }]
  }
  const everyWay = [...waysToBuy]
  const finishing = (costs?.finishing ?? []).flatMap((cost): Counted[] =>
    cost.finishes.length === 0 || (home.finish !== null && cost.finishes.includes(home.finish))
      ? counted('finish', cost).map((line) => ({ ...line, for_ways: everyWay, code: cost.code }))
      : [],
  )
  const monthly = (kind: 'maintenance' | 'heating') =>
    (costs?.[kind] ?? []).flatMap((cost) =>
      counted(kind, cost).map((line) => ({ ...line, for_ways: everyWay })),
    )
  const fees = (costs?.fees ?? []).flatMap((cost) =>
    counted('fee', cost).map((line) => ({
      ...line,
      for_ways: cost.ways.length === 0 ? everyWay : [...cost.ways],
    })),
  )
  const maintenance = upkeep === null ? monthly('maintenance') : [upkeep]
  const all: Counted[] = [...fees, ...finishing, ...maintenance, ...monthly('heating')]
  return {
    mci: mci && { amount: mci.amount, proof: proofOf(mci, language) },
    finishes: finishing.map(({ code = '', title }) => ({ code, title })),
    all,
  }
}

/** The upkeep by the record of the house or its project, which holds until that record says something else; null where none says it. */
function recordedUpkeep(
  row: Parameters<typeof recordedFee>[0],
  home: Home,
  words: RecordWords,
): Counted | null {
  const told = recordedFee(row)
  if (told === null) return null
  const { record, fee, day } = told
  const basis = { from: fee, to: fee }
  const sum = costOf({ unit: 'm2', ...basis }, home, null)
  if (sum === null) return null
  return {
    kind: 'maintenance',
    title: words.title,
    unit: 'm2',
    basis,
    sum,
    for_ways: [...waysToBuy],
    proof: { act: words[record], article: null, date: day, url: null, valid_until: null },
  }
}

function proofOf({ source, valid_until }: StoredProof, language: Language): PriceSheetCost['proof'] {
  const [told] = sourcesIn([source], language)
  return { act: '', article: null, date: source.date, url: null, ...told, valid_until }
}

function notesFor(costs: StoredCosts | null, project: string) {
  return (costs?.price_changes ?? [])
    .filter(({ projects }) => projects.length === 0 || projects.includes(project))
    .map(({ from, to, reason }) => ({ from, to, reason }))
}

function wayOf(
  { way, programme, first, fee, monthly, months }: Way<Mortgage>,
  costs: readonly PriceSheetCost[],
  extras: readonly SumRange[],
): PriceSheetWay {
  const exactly = (sum: number) => ({ from: sum, to: sum })
  const of = (...kinds: PriceSheetCost['kind'][]) =>
    costs.filter(({ kind, for_ways }) => kinds.includes(kind) && for_ways.includes(way)).map(({ sum }) => sum)
  const payment = exactly(monthly ?? 0)
  return {
    way,
    programme: programme && shownProgramme(programme),
    first,
    fee,
    monthly,
    months,
    once: sumOf([exactly(first), exactly(fee), ...of('fee', 'finish'), ...extras]),
    month: sumOf([payment, ...of('maintenance', 'heating')]),
    warm_month: sumOf([payment, ...of('maintenance')]),
  }
}

function shownProgramme(programme: Mortgage): PriceSheetWay['programme'] {
  const { id, code, title, bank, kind, rate_nominal, rate_effective, source_url, valid_from } = programme
  return { id, code, title, bank, kind, rate_nominal, rate_effective, source_url, valid_from }
}
