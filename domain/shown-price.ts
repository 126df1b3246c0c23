import type { EstateStatus } from './estate-words.ts'

/**
 * The price that visitors may see: of a free unit and of a reserved one. On request means that the company names it
 * in person, and what a sold unit did cost is the buyer's affair (A1). A price of 0 is not known yet.
 */
export function shownPrice({ status, price }: { status: EstateStatus; price: number }): number | null {
  return (status === 'free' || status === 'reserved') && price > 0 ? price : null
}
