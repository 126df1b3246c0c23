import { allEndpoints } from '#contract/all-endpoints.ts'

/** What editors write: a minute of delay is not noticed. */
const editorial: ReadonlySet<string> = new Set(
  allEndpoints.filter(({ isEditorial }) => isEditorial === true).map(({ endpoint }) => endpoint.path),
)

/**
 * How long an answer may be kept, by the path of its call. Prices, statuses and counts are promises to a buyer: a copy of
 * anything but words is asked about again each time (304 is cheap).
 */
export function readLifetime(path: string): string {
  return editorial.has(path) ? 'public, max-age=60' : 'public, no-cache'
}
