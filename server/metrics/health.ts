import { Hono } from 'hono'
import { withTimeout } from '#database/with-timeout.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/** The time limit for the check of a part, in milliseconds. */
const usualTimeoutMs = 2000

const isReady = (part: () => Promise<unknown>, timeoutMs: number): Promise<boolean> =>
  withTimeout(timeoutMs, part).then(
    () => true,
    () => false,
  )

/** Figures for monitoring; they do not affect whether the process can serve. */
export type Figures = Readonly<Record<string, () => number>>

/**
 * `/healthz` answers 200 while the process lives; `/readyz` answers 200 when it can serve, else 503, and names each
 * part with its state and each figure. A part is a function that rejects when the part is not there. `?part=NAME`
 * asks for one part alone.
 */
export function health(
  parts: Readonly<Record<string, () => Promise<unknown>>>,
  { figures = {}, timeoutMs = usualTimeoutMs }: { figures?: Figures; timeoutMs?: number } = {},
) {
  const headers = { 'Cache-Control': cachePolicy.health.lifetime }
  return new Hono()
    .get('/healthz', (c) => c.text('ok', 200, headers))
    .get('/readyz', async (c) => {
      const only = c.req.query('part')
      const asked = Object.entries(parts).filter(([name]) => only === undefined || name === only)
      if (only !== undefined && asked.length === 0) return c.text('There is no such part', 404, headers)
      const states = await Promise.all(
        asked.map(async ([name, part]) => [name, await isReady(part, timeoutMs)] as const),
      )
      const ready = states.every(([, state]) => state)
      const counts = Object.entries(figures).map(([name, figure]) => [name, figure()] as const)
      const body = { ready, parts: Object.fromEntries(states), figures: Object.fromEntries(counts) }
      return c.json(body, ready ? 200 : 503, headers)
    })
}
