import type { KindTotals } from './segment.ts'

type Columns = Record<'kind' | 'price' | 'area' | 'kitchen' | 'floor', ArrayLike<number>>

export function kindTotals({ kind, price, area, kitchen, floor }: Columns, kinds: number): KindTotals {
  const units = new Uint32Array(kinds)
  for (let row = 0; row < kind.length; row++)
    units[kind[row] as number] = (units[kind[row] as number] ?? 0) + 1
  const [priceMin, priceMax] = ends(kind, price, kinds)
  const [areaMin, areaMax] = ends(kind, area, kinds)
  const [kitchenMin, kitchenMax] = ends(kind, kitchen, kinds)
  const [floorMin, floorMax] = ends(kind, floor, kinds)
  return { units, priceMin, priceMax, areaMin, areaMax, kitchenMin, kitchenMax, floorMin, floorMax }
}

/** The least and the greatest of each kind; what is not known is infinite, and is none of them. */
function ends(kind: ArrayLike<number>, values: ArrayLike<number>, kinds: number) {
  const min = new Float64Array(kinds).fill(Infinity)
  const max = new Float64Array(kinds).fill(-Infinity)
  for (let row = 0; row < kind.length; row++) {
    const [position, value] = [kind[row] as number, values[row] as number]
    if (!Number.isFinite(value)) continue
    if (value < (min[position] as number)) min[position] = value
    if (value > (max[position] as number)) max[position] = value
  }
  return [min, max] as const
}
