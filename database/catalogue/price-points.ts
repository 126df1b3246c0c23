import { writtenOnce } from '../engines/written-once.ts'

/**
 * The prices of a unit from the oldest, with why each is another one. A price by hand is no price of the list, nor has
 * visitors' business what the list says meanwhile: such a unit has none.
 */
export const listPrices = writtenOnce((db, id) =>
  db
    .selectFrom('estate_prices')
    .select(['date', 'price', 'reason'])
    .where('estate_id', '=', id)
    .where('estate_id', 'not in', (row) =>
      row.selectFrom('unit_overrides').select('estate_id').where('price', 'is not', null),
    )
    .orderBy('date'),
)
