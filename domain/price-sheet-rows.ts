import type { SumRange } from './deal-costs.ts'
import type { Way } from './ways-to-buy.ts'

/** A cost of the sheet as its rows need it. */
type Cost = { readonly kind: string; readonly for_ways: readonly Way[]; readonly sum: SumRange }
type Space = { readonly category: 'garage' | 'storageroom'; readonly sum: SumRange }
type WayOf = {
  readonly way: Way
  readonly first: number
  readonly fee: number
  readonly monthly: number | null
  readonly once: SumRange
  readonly month: SumRange
  readonly warm_month: SumRange
}

type Sheet<C extends Cost, S extends Space> = {
  readonly costs: readonly C[]
  readonly spaces: readonly S[]
  readonly chosen: { readonly garage: boolean; readonly storageroom: boolean }
  readonly ways: readonly WayOf[]
}

/** A row that needs no record: `price` is all that is paid first where nothing can be paid later. */
type PlainKind = 'price' | 'first' | 'bank_fee' | 'payment' | 'total' | 'warm'

/** A row of the sheet: what it is, and its sum for each way to pay; null where it does not belong to that way. */
export type PriceSheetRow<C, S> = { readonly cells: readonly (SumRange | null)[] } & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'cost'; readonly cost: C }
  | { readonly kind: 'space'; readonly space: S }
)

/** Whether any of these ways lets a buyer pay later. */
export function isPaidLater(ways: readonly { readonly monthly: number | null }[]): boolean {
  return ways.some(({ monthly }) => monthly !== null)
}

const exactly = (sum: number): SumRange => ({ from: sum, to: sum })

/**
 * The two tables of a sheet, a row for each cost and a column for each way to pay, the totals last: what is paid to move
 * in, and every month. A row that belongs to no way is left out, and so is a month in which nothing is paid.
 */
export function priceSheetRows<C extends Cost, S extends Space>({
  costs,
  spaces,
  chosen,
  ways,
}: Sheet<C, S>) {
  const row = (kind: PlainKind, of: (way: WayOf) => SumRange | null) => ({ kind, cells: ways.map(of) })
  const costRows = (...kinds: string[]): PriceSheetRow<C, S>[] =>
    costs
      .filter(({ kind }) => kinds.includes(kind))
      .map((cost) => ({
        kind: 'cost',
        cost,
        cells: ways.map(({ way }) => (cost.for_ways.includes(way) ? cost.sum : null)),
      }))
  const isSaid = ({ cells }: PriceSheetRow<C, S>) => cells.some((cell) => cell !== null)
  const once: PriceSheetRow<C, S>[] = [
    row(isPaidLater(ways) ? 'first' : 'price', ({ first }) => exactly(first)),
    row('bank_fee', ({ fee }) => (fee === 0 ? null : exactly(fee))),
    ...costRows('fee', 'finish'),
    ...spaces
      .filter(({ category }) => chosen[category])
      .map((space) => ({ kind: 'space' as const, space, cells: ways.map(() => space.sum) })),
  ].filter(isSaid)
  const month: PriceSheetRow<C, S>[] = [
    row('payment', ({ monthly }) => (monthly === null ? null : exactly(monthly))),
    ...costRows('maintenance', 'heating'),
  ].filter(isSaid)
  const isHeated = costs.some(({ kind }) => kind === 'heating')
  return {
    once: [...once, row('total', ({ once: sum }) => sum)],
    month:
      month.length === 0
        ? []
        : [
            ...month,
            row('total', ({ month: sum }) => sum),
            ...(isHeated ? [row('warm', ({ warm_month: sum }) => sum)] : []),
          ],
  }
}
