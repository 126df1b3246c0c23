import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { headerBytes, timeouts } from './limits.ts'
import { StartError } from './start-error.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type Listener = {
  port: number
  server: Server
  /** Takes no more connections, lets requests finish for at most `limit` milliseconds, then cuts them off. */
  close(limit: number): Promise<void>
}

/** Answers a request at once, or says false: then it takes the usual way. */
export type Quick = (...request: Parameters<RequestListener>) => boolean

/**
 * Opens the port and answers with `quick`, else with `fetch`. A port that cannot be opened is a `StartError` that says
 * what to do.
 */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  quick: Quick = () => false,
): Promise<Listener> {
  const options = {
    maxHeaderSize: headerBytes,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
  }
  const usual = getRequestListener(fetch)
  const server = createServer(options, (incoming, outgoing) => {
    if (!quick(incoming, outgoing)) void usual(incoming, outgoing)
  })
  const opened = Promise.withResolvers<void>()
  server.once('error', opened.reject).listen(port, host, opened.resolve)
  try {
    await opened.promise
  } catch (error) {
    throw new StartError(portAdvice(error, host, port), error)
  }
  server.off('error', opened.reject)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    server,
    async close(limit) {
      const cut = setTimeout(() => server.closeAllConnections(), limit)
      // A connection whose last answer has just gone out would otherwise wait for a next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 20)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(cut)
      clearInterval(sweep)
    },
  }
}

function portAdvice(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program.
  To use another port: PORT=${port + 1} npm start   (PORT=0 picks a free one)
  To see who holds it:  ss -ltnp 'sport = :${port}'   or   lsof -i :${port}`
    case 'EACCES':
      return `This user may not open port ${port}. Set PORT to a number above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is set to ${host}, which is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for all networks.`
    default:
      return `Port ${port} on ${host} could not be opened: ${error instanceof Error ? error.message : String(error)}`
  }
}
