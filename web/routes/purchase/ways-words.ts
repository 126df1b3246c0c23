import type { Way } from '#domain/ways-to-buy.ts'

/** The text that names the ways to buy, by those that there are beside the whole price at once. */
export function purchaseLead(ways: readonly Way[]) {
  return `purchase.lead${ending(ways)}` as const
}

/** The same for the description of the page. */
export function purchaseDescription(ways: readonly Way[]) {
  return `purchase.description${ending(ways)}` as const
}

function ending(ways: readonly Way[]) {
  const [loans, parts] = [ways.includes('mortgage'), ways.includes('installment')]
  if (loans && parts) return ''
  return loans ? '.mortgage' : parts ? '.installment' : '.payment100'
}
