import type { Selectable } from 'kysely'
import { publicPrice } from '#domain/shown-price.ts'
import type { EstateTable } from '../tables.ts'

type PriceColumns = Pick<Selectable<EstateTable>, 'price' | 'price_m2' | 'price_old'>

/** The prices of a unit as they may leave the server: none of them where the price is on request (A45). */
export function pricesOf(row: PriceColumns & Pick<EstateTable, 'status'>): {
  [Column in keyof PriceColumns]: number | null
} {
  const price = publicPrice(row)
  return price === null
    ? { price, price_m2: null, price_old: null }
    : { price, price_m2: row.price_m2, price_old: row.price_old }
}
