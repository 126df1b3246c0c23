import { isRecord } from './error-body.ts'

/** What would tell the price of a unit that is on request. */
const prices: Readonly<Record<string, null | readonly []>> = {
  price: null,
  price_m2: null,
  price_old: null,
  price_valid_until: null,
  monthly_from: null,
  payment: null,
  price_history: [],
}

/** An answer of another server whose units on request have no price in it, as ours (A45). */
export function withoutPricesOnRequest(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutPricesOnRequest)
  if (!isRecord(answer)) return answer
  const isWithheld = isOnRequest(answer)
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      isWithheld && Object.hasOwn(prices, key) ? prices[key] : withoutPricesOnRequest(value),
    ]),
  )
}

function isOnRequest(thing: Readonly<Record<string, unknown>>): boolean {
  const { price, status } = thing
  if (price === undefined || typeof status !== 'string') return false
  return price === null || status === 'request' || status === 'unconfirmed'
}
