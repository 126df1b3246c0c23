/** The price of today and the one before a discount. An offer price that is not a discount is ignored. */
export function discounted(
  full: number | null,
  offers: readonly (number | null)[],
  before: number | null,
): { price: number | null; price_before: number | null } {
  const lower = offers.filter((offer): offer is number => offer !== null && offer > 0)
  const best = lower.length === 0 ? null : Math.min(...lower)
  if (best !== null && (full === null || full === 0)) return { price: best, price_before: null }
  if (best !== null && full !== null && best < full) return { price: best, price_before: full }
  return { price: full, price_before: full !== null && before !== null && before > full ? before : null }
}
