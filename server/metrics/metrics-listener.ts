import { createServer, type ServerResponse } from 'node:http'
import type { Prometheus } from './prometheus.ts'
import { StartError } from '../start-error.ts'

/** Where the figures are; every other address of the listener is missing. */
const metricsPath = '/metrics'

type MetricsListener = { port: number; close(): Promise<void> }

/** Answers `GET /metrics` on a port of its own. A port that cannot be opened is a `StartError`. */
export async function metricsListener(
  read: Prometheus['read'],
  host: string,
  port: number,
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: 10_000, keepAliveTimeout: 60_000 }, (request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (path !== metricsPath) return plain(response, 404, 'Only /metrics is here.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Only GET.\n')
    read().then(
      ({ text, type }) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => plain(response, 500, 'Metrics are unavailable.\n'),
    )
  })
  const opened = Promise.withResolvers<void>()
  server.once('error', opened.reject).listen(port, host, opened.resolve)
  await opened.promise.catch((error: unknown) => {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartError(
      `The port ${port} on ${host} for /metrics could not be opened (${why}).
  METRICS_PORT and METRICS_HOST say where it is; without METRICS_PORT there is none.`,
      error,
    )
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}
