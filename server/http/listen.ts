import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { LastAnswers } from './last-answers.ts'
import { headerBytes, timeouts } from '../middleware/limits.ts'
import { StartError } from '../start-error.ts'
import { TurnAway } from './turn-away.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type Listener = {
  server: Server
  /** Opens the port and answers its number. One that cannot be opened is a `StartError` that says what to do. */
  open(host: string, port: number): Promise<number>
  /** Goes on as before, but every answer is the last one of its connection. */
  drain(): void
  /** Drains, and gets proxies to look elsewhere; resolves when they do. */
  turnAway(): Promise<void>
  /** Drains, takes no more connections, lets requests finish for at most `limit` milliseconds, then cuts them off. */
  close(limit: number): Promise<void>
}

/** Answers a request at once, or says false: then it takes the usual way. */
export type Quick = (...request: Parameters<RequestListener>) => boolean

/** What answers with `quick`, else with `fetch`, once its port is open. */
export function prepareListener(fetch: Fetch, quick: Quick = () => false): Listener {
  const options = {
    maxHeaderSize: headerBytes,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.look,
    // Most requests have no body: no stream that ends has to be made for them.
    optimizeEmptyRequests: true,
  }
  const usual = getRequestListener(fetch)
  const last = new LastAnswers()
  const server = createServer(options, (request, response) => {
    if (away.breaksOff(request)) return
    last.mark(response)
    if (quick(request, response)) return
    last.watch(response)
    void usual(request, response)
  })
  server.timeout = timeouts.silence
  const away = new TurnAway(server)
  return {
    server,
    open: (host, port) => openPort(server, host, port),
    drain: () => last.begin(),
    async turnAway() {
      last.begin()
      await away.begin()
    },
    async close(limit) {
      last.begin()
      await quietTurn()
      const cut = setTimeout(() => server.closeAllConnections(), limit)
      // A connection whose last answer has just gone out would otherwise wait for a next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 20)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(cut)
      clearInterval(sweep)
    },
  }
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

/** Opens a port for a moment: one that cannot be opened is told before anything is touched, as a `StartError`. */
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

/** How short a turn of the event loop is in which nothing happened, in milliseconds, and how many are waited for. */
const quiet = { time: 0.3, turns: 200 }

/**
 * Waits for a turn of the event loop with nothing to do. Connections that the system has made and nobody has accepted
 * yet are reset when a port is closed, and whoever has sent a form into one cannot know what became of it; right after
 * such a turn there are none.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < quiet.turns; turn++) {
    const start = performance.now()
    await setImmediate()
    if (performance.now() - start < quiet.time) return
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
      return `HOST is set to ${host}, which is not an address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for all networks.`
    default:
      return `Port ${port} on ${host} could not be opened: ${error instanceof Error ? error.message : String(error)}`
  }
}
