import type { MiddlewareHandler } from 'hono'
import { withTimeout } from '#database/with-timeout.ts'

/** How a body has to come: the longest wait for its next bytes, in milliseconds, and the least bytes a second. */
type Pace = { silence: number; rate: number }

/**
 * Slower than any telephone, and far too slow for whoever would hold a place with it. A lift or a change of the cell
 * makes a telephone silent for some twenty seconds.
 */
export const slowest: Pace = { silence: 30_000, rate: 1_000 }

/**
 * Breaks off a body that comes too slowly (R396): its reader sees the same as when the sender goes away. Only the time
 * counts in which its reader waits for it.
 */
export function steadyBodies(pace = slowest): MiddlewareHandler {
  return async (c, next) => {
    const { url, method, headers, body, signal } = c.req.raw
    if (body !== null) {
      const init = { method, headers, body: steady(body, pace), signal, duplex: 'half' }
      c.req.raw = new Request(url, init)
    }
    await next()
  }
}

function steady(body: ReadableStream<Uint8Array>, { silence, rate }: Pace): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let patience = silence
  return new ReadableStream(
    {
      async pull(controller) {
        const began = performance.now()
        const { done, value } = await withTimeout(patience, () => reader.read())
        if (done) return controller.close()
        const earned = (value.byteLength / rate) * 1000
        patience = Math.min(silence, patience - (performance.now() - began) + earned)
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
