import type { Told } from '../sentence.ts'

/** Lower and upper bounds of one thing, with the wishes that they come from. */
const bounded = [
  { least: 'price_from', most: 'price_to', keys: ['price_from', 'price_to', 'first_payment', 'small'] },
  { least: 'area_from', most: 'area_to', keys: ['area_from', 'area_to'] },
  { least: 'floor_from', most: 'floor_to', keys: ['floor_from', 'floor_to', 'ends', 'floor_not'] },
] as const

/**
 * Takes criteria out that no home can have: a least that is more than the most, and the first floor alone where it is
 * refused. Where the words of those stand, so that they are told as not understood.
 */
export function withoutContradictions(
  criteria: Record<string, string>,
  told: readonly Told[],
): { from: number; to: number }[] {
  return bounded.flatMap(({ least, most, keys }) => {
    const [from, to] = [criteria[least], criteria[most]]
    if (from === undefined || to === undefined) return []
    const isRefused =
      least === 'floor_from' && to === '1' && criteria['floor_not']?.includes('first') === true
    if (Number(from) <= Number(to) && !isRefused) return []
    delete criteria[least]
    delete criteria[most]
    if (isRefused) delete criteria['floor_not']
    return told.filter(({ wish }) => keys.some((key) => key === wish.key))
  })
}
