import { createServer, type Server } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { GracefulShutdown } from './graceful-shutdown.ts'
import { headerBytes, timeouts } from '../middleware/limits.ts'
import { StartError } from '../start-error.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type Listener = {
  server: Server
  /** Opens the port and returns its number. A port that cannot be opened is a `StartError` with the remedy. */
  open(host: string, port: number): Promise<number>
  shutdown: GracefulShutdown
}

/** Answers requests with `fetch`, once its port is open. */
export function prepareListener(fetch: Fetch): Listener {
  const options = {
    maxHeaderSize: headerBytes,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.look,
    // Most requests have no body: no stream that ends has to be made for them.
    optimizeEmptyRequests: true,
  }
  const answer = getRequestListener(fetch)
  const server = createServer(options, (request, response) => {
    if (shutdown.accept(request, response)) void answer(request, response)
  })
  server.timeout = timeouts.silence
  const shutdown = new GracefulShutdown(server)
  return { server, open: (host, port) => openPort(server, host, port), shutdown }
}

/** A prepared listener whose port is open. */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
): Promise<Omit<Listener, 'open'> & { port: number }> {
  const listener = prepareListener(fetch)
  return { ...listener, port: await listener.open(host, port) }
}

/** Opens a port for a moment: one that cannot be opened is reported before any change, as a `StartError`. */
export async function mustBeFree(host: string, port: number): Promise<void> {
  const probe = createNetServer((socket) => socket.destroy())
  await openPort(probe, host, port)
  await new Promise((resolve) => probe.close(resolve))
}

async function openPort(server: NetServer, host: string, port: number): Promise<number> {
  const opened = Promise.withResolvers<void>()
  server.once('error', opened.reject).listen(port, host, opened.resolve)
  try {
    await opened.promise
  } catch (error) {
    throw new StartError(portAdvice(error, host, port), error)
  }
  server.off('error', opened.reject)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
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
      return `HOST is set to ${host}, which is not an address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for all networks.`
    default:
      return `Port ${port} on ${host} could not be opened: ${error instanceof Error ? error.message : String(error)}`
  }
}
