import type { Category } from '#domain/categories.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import {
  cheapestMonthly,
  isPaidAtOnce,
  leastFirstPayment,
  type OfferedProgramme,
  type PaymentCriteria,
} from '#domain/monthly-from.ts'
import { homeObstacles } from '#domain/programme-match.ts'
import { programmesFor } from '#domain/programme-buyers.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { at, sorted } from '../index/columns.ts'
import { byPrice } from '../index/price-order.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Segment, unknownPrice } from '../index/segment.ts'

/** The monthly payments of a segment's units. */
export type Payments = {
  /** Tenge by row: 0 where the money at hand is the whole price, `noPayment` where no programme fits. */
  readonly amounts: Float64Array
  /** The rows from low to high, ties from cheap to dear and then by id; those that no programme fits come last. */
  readonly order: () => Uint32Array
  /** How many rows have an amount. */
  readonly known: number
}

const noPayment = Infinity

/** The last ones of each segment: all that is filtered for one answer differs in other filters than these. */
const latest = new WeakMap<
  Segment,
  { key: string; programmes: readonly OfferedProgramme[]; payments: Payments }
>()

/** The monthly figure of each unit (A49) under a visitor's terms of payment. */
export function paymentsOf(
  index: SearchIndex,
  category: Category,
  { hand, program, firstPaymentTo = null }: PaymentCriteria,
): Payments {
  const segment = index.segments[category]
  const { programmes } = index.words
  const key = `${hand} ${program} ${firstPaymentTo}`
  const remembered = latest.get(segment)
  if (remembered?.key === key && remembered.programmes === programmes) return remembered.payments
  const amounts = amountsOf(index, category, { hand, program, firstPaymentTo })
  let order: Uint32Array | null = null
  const cheaper = byPrice(segment)
  const lower = (a: number, b: number) => {
    const [one, other] = [at(amounts, a), at(amounts, b)]
    return one === other ? cheaper(a, b) : one - other
  }
  const payments = {
    amounts,
    order: () => (order ??= sorted(segment.size, lower)),
    known: amounts.filter((amount) => amount !== noPayment).length,
  }
  latest.set(segment, { key, programmes, payments })
  return payments
}

function amountsOf(index: SearchIndex, category: Category, criterion: PaymentCriteria): Float64Array {
  return sums(index, category, criterion.program, (programmes, unit) => {
    if (isPaidAtOnce(unit, criterion)) return 0
    return cheapestMonthly(programmes, unit, index.day, criterion)?.amount ?? noPayment
  })
}

/**
 * The least tenge that must be paid at once for each unit, by row, under the programmes for anybody or the named one;
 * Infinity where it can be bought under none of them.
 */
export function firstPaymentsOf(
  index: SearchIndex,
  category: Category,
  program: string | null,
): Float64Array {
  return sums(index, category, program, (programmes, unit) =>
    leastFirstPayment(programmes, unit, index.day, program),
  )
}

type Home = ReturnType<typeof homesOf>[number]

/** A sum for each row, out of the programmes that its home may have and its price; `noPayment` without a price. */
function sums(
  index: SearchIndex,
  category: Category,
  program: string | null,
  sumOf: (programmes: Home['programmes'], unit: Home['place'] & { price: number }) => number,
): Float64Array {
  const { size, kind: kinds, price: prices } = index.segments[category]
  const homes = homesOf(index, category, program)
  return Float64Array.from({ length: size }, (_, row) => {
    const price = at(prices, row)
    const home = homes[at(kinds, row)]
    return home === undefined || price === unknownPrice
      ? noPayment
      : sumOf(home.programmes, { ...home.place, price })
  })
}

/** For each kind of unit its place, and the programmes that some price of it would fit. */
function homesOf({ words, segments }: SearchIndex, category: Category, program: string | null) {
  const { kinds } = segments[category]
  const programmes = programmesFor(words.programmes, program)
  return Array.from({ length: kinds.size }, (_, kind) => {
    const house = words.houses[at(kinds.house, kind)]
    const complex = words.complexes[house?.complex ?? -1]
    const place = {
      category,
      status: listedStatuses[at(kinds.status, kind)] ?? 'sold',
      complex_id: complex?.id ?? 0,
      house_id: house?.id ?? 0,
      city_id: words.cities[complex?.city ?? -1]?.id ?? 0,
      restoration: restorationCodes[at(kinds.restoration, kind)] ?? null,
      // How much higher it was does not matter to any programme.
      price_old: at(kinds.reduced, kind) === 1 ? Infinity : null,
    }
    const free = { ...place, complex_ids: [place.complex_id], price: 0 }
    return { place, programmes: programmes.filter((each) => homeObstacles(each, free, 0).length === 0) }
  })
}
