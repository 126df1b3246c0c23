import type { Accept } from 'hono/utils/accept'

/** How much a caller wants what a part of an Accept header names, 0 to 1 (RFC 9110 §12.4.2). No number counts as 0. */
export function acceptWeight({ q, params }: Accept): number {
  return Number.isNaN(Number(params['q'] ?? params['Q'] ?? 1)) ? 0 : q
}
