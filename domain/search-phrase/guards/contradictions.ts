import type { Told } from '../sentence.ts'

/** What a lower and an upper bound are of, with the wishes that they come from. */
const bounded: Readonly<Record<string, readonly string[]>> = {
  price: ['price_from', 'price_to', 'first_payment', 'small'],
  area: ['area_from', 'area_to'],
  floor: ['floor_from', 'floor_to', 'ends', 'floor_not'],
}

/**
 * Takes criteria out that no home can have: a least that is more than the most, and the first floor alone where it is
 * refused. Where the words of those stand, so that they are told as not understood.
 */
export function withoutContradictions(
  criteria: Record<string, string>,
  told: readonly Told[],
): { from: number; to: number }[] {
  return Object.entries(bounded).flatMap(([name, keys]) => {
    const [from, to] = [criteria[`${name}_from`], criteria[`${name}_to`]]
    if (from === undefined || to === undefined) return []
    const isRefused = name === 'floor' && to === '1' && criteria['floor_not']?.includes('first') === true
    if (Number(from) <= Number(to) && !isRefused) return []
    delete criteria[`${name}_from`]
    delete criteria[`${name}_to`]
    if (isRefused) delete criteria['floor_not']
    return told.filter(({ wish }) => keys.includes(wish.key))
  })
}
