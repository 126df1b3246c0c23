/**
 * Why a unit got a price: `list` the company changed its prices, `offer` the unit got a reduced one beside its former
 * price, `offer_over` the reduced one ended.
 */
export const priceReasons = ['list', 'offer', 'offer_over'] as const
export type PriceReason = (typeof priceReasons)[number]

type Priced = { readonly price: number; readonly price_old: number | null }

/** Why a unit's price changed, judged by the old and the new row of its source (R1103). Null for its first price. */
export function priceReason(now: Priced, before: Priced | null): PriceReason | null {
  if (before === null) return null
  if (isReduced(now) && now.price < before.price) return 'offer'
  return isReduced(before) && !isReduced(now) && now.price > before.price ? 'offer_over' : 'list'
}

function isReduced({ price, price_old: former }: Priced): boolean {
  return former !== null && former > price
}

type Point = { readonly date: string; readonly price: number; readonly reason: PriceReason | null }

/** Why prices changed from one day to another, both included, in the words of the company. */
export type ChangeNote<W> = { readonly from: string; readonly to: string; readonly words: W }

/** A price of a unit: by how many tenge it is another one than before, and why; null of the first one, and unknown. */
export type PriceStep<W> = Point & { readonly difference: number | null; readonly note: W | null }

/** The prices of a unit from the oldest, each with its change and what the company says of the day (R1103). */
export function priceSteps<W>(points: readonly Point[], notes: readonly ChangeNote<W>[]): PriceStep<W>[] {
  return points.map((point, index) => {
    const before = points[index - 1]
    const note = notes.find(({ from, to }) => from <= point.date && point.date <= to)
    return {
      ...point,
      difference: before === undefined ? null : point.price - before.price,
      note: before === undefined ? null : (note?.words ?? null),
    }
  })
}
