/**
 * The effective annual rate (ГЭСВ) of equal or unequal monthly payments for a sum, in per cent: the yearly rate at
 * which the payments, discounted to the day of the sum, are worth that sum. Without anything on top it is 0.
 */
export function effectiveRate(sum: number, payments: readonly { readonly amount: number }[]): number {
  const worth = (monthly: number) =>
    payments.reduce((all, { amount }, index) => all + amount / (1 + monthly) ** (index + 1), 0)
  if (worth(0) <= sum) return 0
  let [low, high] = [0, 1]
  // A millionth part of a month's rate is far below the shown precision.
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (worth(middle) > sum) low = middle
    else high = middle
  }
  return ((1 + low) ** 12 - 1) * 100
}
