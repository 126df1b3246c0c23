/** The largest `limit`. */
const maxAsked = 100

/** How many of a list are asked for by `limit`; null for all. */
export function limitOf(value: string): number | null {
  const limit = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return limit >= 1 && limit <= maxAsked ? limit : null
}
