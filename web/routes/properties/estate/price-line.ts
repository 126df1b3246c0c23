type PricePoint = { readonly date: string; readonly price: number }

/**
 * A history of prices as a line in a square of 100: a price holds until the next one, the last one until `end`. The
 * lowest and the highest price keep a tenth of the square from its edges; one price alone lies in the middle.
 */
export function priceLine(history: readonly PricePoint[], end: string): { line: string; dots: string } {
  const [first] = history
  if (first === undefined) return { line: '', dots: '' }
  const from = Date.parse(first.date)
  const span = Math.max(1, Date.parse(end) - from)
  const prices = history.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const spots = history.map(({ date, price }) => ({
    x: rounded(Math.min(1, (Date.parse(date) - from) / span) * 100),
    y: rounded(high === low ? 50 : 90 - ((price - low) / (high - low)) * 80),
  }))
  const line = spots.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  // A line without a length is a dot where its ends are round.
  return { line: `${line}H100`, dots: spots.map(({ x, y }) => `M${x} ${y}h0`).join('') }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
