import { type KindTotals, unknownPrice } from './segment.ts'

type Columns = Record<'kind' | 'price' | 'area' | 'floor', ArrayLike<number>>

export function kindTotals({ kind, price, area, floor }: Columns, kinds: number): KindTotals {
  const units = new Uint32Array(kinds)
  for (let row = 0; row < kind.length; row++)
    units[kind[row] as number] = (units[kind[row] as number] ?? 0) + 1
  const [priceMin, priceMax] = ends(kind, price, kinds)
  const [areaMin, areaMax] = ends(kind, area, kinds)
  const [floorMin, floorMax] = ends(kind, floor, kinds)
  return { units, priceMin, priceMax, areaMin, areaMax, floorMin, floorMax }
}

function ends(kind: ArrayLike<number>, values: ArrayLike<number>, kinds: number) {
  const min = new Float64Array(kinds).fill(Infinity)
  const max = new Float64Array(kinds).fill(-Infinity)
  for (let row = 0; row < kind.length; row++) {
    const [position, value] = [kind[row] as number, values[row] as number]
    if (value === unknownPrice) continue
    if (value < (min[position] as number)) min[position] = value
    if (value > (max[position] as number)) max[position] = value
  }
  return [min, max] as const
}
