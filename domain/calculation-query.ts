import { idValues, matchingValues, searchOf, wholeNumberValue } from './query-values.ts'
import { isRestorationCode, type RestorationCode } from './restorations.ts'

/** The input of a calculator in its address; null for each field that the visitor left open. */
export type CalculationQuery = {
  readonly price: number | null
  readonly initial: number | null
  readonly months: number | null
  /** Slugs of a programme and of a city. */
  readonly program: string | null
  readonly city: string | null
  readonly restoration: RestorationCode | null
  /** The buyer's monthly payment and savings: the calculator then finds the price, not the payment. */
  readonly monthly: number | null
  readonly hand: number | null
  /** The home to buy: the id of a unit, or the slug of a project. */
  readonly estate: number | null
  readonly complex: string | null
}

/** The keys of such an address. */
export const calculationKeys = [
  'price',
  'initial',
  'months',
  'program',
  'city',
  'restoration',
  'monthly',
  'hand',
  'estate',
  'complex',
] as const satisfies readonly (keyof CalculationQuery)[]

/** No flat costs less, in tenge: payments of less than this say nothing. */
export const lowestPrice = 1_000_000

/** The same bounds that the file with the schedule has (contract/calculation-export.ts). */
const highestPrice = 1_000_000_000_000
export const longestTerm = 600

/** Sums that a visitor types into a calculator. */
const typedNames = ['price', 'initial', 'months'] as const

/** A typed text that is not a sum, as the visitor wrote it. */
export type RefusedSums = Partial<Record<(typeof typedNames)[number], string>>

/** The address keeps this many characters of such a text. */
const longestRefused = 40

/** Reads a query; malformed values are left open (A4). */
export function calculationOfParams(params: URLSearchParams): CalculationQuery {
  const get = (key: string) => params.get(key) ?? ''
  const restoration = get('restoration')
  return {
    price: bounded(get('price'), lowestPrice, highestPrice),
    initial: bounded(get('initial'), 0, highestPrice),
    months: bounded(get('months'), 1, longestTerm),
    program: slugOf(get('program')),
    city: slugOf(get('city')),
    restoration: isRestorationCode(restoration) ? restoration : null,
    monthly: bounded(get('monthly'), 1, highestPrice),
    hand: bounded(get('hand'), 0, highestPrice),
    estate: idValues(get('estate'))[0] ?? null,
    complex: slugOf(get('complex')),
  }
}

/** Values of a plain form that `calculationOfParams` left open, by name: the page reports them (R319). */
export function refusedOfParams(params: URLSearchParams): RefusedSums {
  const asked = calculationOfParams(params)
  const refused: RefusedSums = {}
  for (const name of typedNames) {
    const text = (params.get(name) ?? '').trim().slice(0, longestRefused)
    if (asked[name] === null && text !== '') refused[name] = text
  }
  return refused
}

/**
 * The query of a plain form in the form of our links, with the texts that are not sums, which the page reports
 * (R319).
 */
export function tidyCalculation(params: URLSearchParams): string {
  const sent = { ...calculationOfParams(params), ...refusedOfParams(params) }
  return searchOf(calculationKeys.map((key) => [key, sent[key]]))
}

/** The field of a plain form that says what it was opened with. */
export const openedName = 'opened'

/** What a form was opened with: the way to pay, its programme, and the sums that nobody had chosen. */
type Opened = { type: string; program: string | null; initial: number | null; months: number | null }

/** The value of `openedName`. */
export function openedValue({ type, program, initial, months }: Opened): string {
  return [type, program ?? '', initial ?? '', months ?? ''].join('.')
}

/**
 * What a plain form asks for. Its boxes hold sums that belong to the programme it was opened with: where another one
 * is chosen, those that nobody changed are left open, as they are with a script (R501).
 *
 * @param page the way to pay of the page that the form leads to, where the form has no choice of its own
 */
export function askedByForm(params: URLSearchParams, page: string): URLSearchParams {
  const asked = new URLSearchParams(params)
  const opened = asked.get(openedName)
  asked.delete(openedName)
  if (opened === null) return asked
  const [type, program, initial, months] = opened.slice(0, longestOpened).split('.')
  const isSame = (asked.get('type') ?? page) === type && (asked.get('program') ?? '') === program
  const { initial: sum, months: term } = calculationOfParams(asked)
  if (!isSame && sum !== null && String(sum) === initial) asked.delete('initial')
  if (!isSame && term !== null && String(term) === months) asked.delete('months')
  return asked
}

/** Slug, way and two sums. */
const longestOpened = 140

export function calculationSearch(query: Partial<CalculationQuery>): string {
  return searchOf(calculationKeys.map((key) => [key, query[key] ?? null]))
}

function bounded(text: string, min: number, max: number): number | null {
  // People paste the sign along with the sum.
  const sum = text.replace('₸', '').trim()
  const value = millionsValue(sum) ?? wholeNumberValue(sum)
  return value !== null && value >= min && value <= max ? value : null
}

/** Millions as people say them, in whole tenge: «35,5 млн», `35.5 mln`. */
function millionsValue(text: string): number | null {
  const [, count] =
    /^(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:млн|миллион|миллиона|миллионов|mln|million)\.?$/i.exec(text) ?? []
  return count === undefined ? null : Math.round(Number(count.replace(',', '.')) * 1_000_000)
}

function slugOf(text: string): string | null {
  return matchingValues(text, /^[a-z0-9-]{1,80}$/)[0] ?? null
}
