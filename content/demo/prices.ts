import type { EstateTable } from '#database/tables.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import { chance } from './random.ts'

const finishFactor: Record<RestorationCode, number> = {
  rough: 0.96,
  rough_plus: 0.98,
  prefine: 1,
  fine: 1.05,
  turnkey: 1.09,
}

/** Small flats cost more by the metre. Index is the number of rooms. */
const roomsFactor = [1.06, 1.03, 1, 0.98, 0.97]

/** A metre of open terrace costs a third of a metre indoors. */
const terraceFactor = 0.3

/** Shops on the ground floor cost more than flats above them. */
export const commerceFactor = 1.35

type Priced = Pick<
  EstateTable,
  'id' | 'rooms' | 'floor' | 'floors_total' | 'area_total' | 'area_terrace' | 'restoration'
> & { views: readonly string[] }

/** Price of a flat in tenge, from the house's price by the metre. */
export function flatPrice(flat: Priced, housePriceM2: number): number {
  const height = flat.floor / flat.floors_total
  const far = flat.views.some((view) => view === 'mountains' || view === 'water')
  const metre =
    housePriceM2 *
    (flat.restoration ? finishFactor[flat.restoration] : 1) *
    (roomsFactor[flat.rooms] ?? 0.97) *
    (0.975 + 0.06 * height) *
    (far ? 1.03 : flat.views.includes('park') ? 1.01 : 1) *
    spread(flat.id, 0.008)
  return toThousands(metre * (flat.area_total + terraceFactor * (flat.area_terrace ?? 0)))
}

/** A number around 1, up to `width` to either side, that belongs to a unit. */
export function spread(id: number, width: number): number {
  return 1 + (chance('spread', id) * 2 - 1) * width
}

/** All prices are whole thousands of tenge. */
export function toThousands(amount: number): number {
  return Math.round(amount / 1000) * 1000
}
