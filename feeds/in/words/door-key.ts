import type { EstateTable } from '#database/tables.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { foldedText } from '#domain/folded-text.ts'

/**
 * The number on the door as it is compared: signs and look-alike letters do not count, «295/1» and «295а/1» differ.
 * Null for a unit without a number, which is like no other.
 */
export function doorKey({
  category,
  geo_flatnum,
}: Pick<EstateTable, 'category' | 'geo_flatnum'>): string | null {
  if (geo_flatnum === '') return null
  const number = estateNumber(category, geo_flatnum)
  return foldedText(number) || number
}
