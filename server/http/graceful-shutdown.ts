import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'

/** How long no new connection must have come, and how long this is waited for at most. Milliseconds. */
const silence = { enough: 300, longest: 3_000 }

/** How short a turn of the event loop with no work in it is, in milliseconds, and how many turns are waited for. */
const quiet = { time: 0.3, turns: 200 }

/**
 * Ends a server behind a proxy in three steps, so that no request is lost in a rolling restart: `drain`, `dropRepeatable`,
 * `close`. Each step includes the ones before it.
 */
export class GracefulShutdown {
  readonly #server: Server
  readonly #open = new Set<ServerResponse>()
  #isDraining = false
  #dropsRepeatable = false

  constructor(server: Server) {
    this.#server = server
  }

  /** Takes note of a request. False when its connection was ended instead: it must not be answered then. */
  accept({ method, socket }: IncomingMessage, response: ServerResponse): boolean {
    if (this.#dropsRepeatable && (method === 'GET' || method === 'HEAD')) {
      socket.destroy()
      return false
    }
    if (this.#isDraining) response.shouldKeepAlive = false
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
    return true
  }

  /**
   * Goes on as before, but every answer, also one under way, is the last of its connection: the proxy then opens a new
   * connection, to another replica, instead of sending a request into one that is being closed.
   */
  drain(): void {
    this.#isDraining = true
    for (const response of this.#open) response.shouldKeepAlive = false
  }

  /**
   * Ends the connections of requests that a proxy may repeat (GET, HEAD): it asks another replica, remembers that this
   * one failed, and sends no forms here either. A proxy may not repeat a form, so forms are still answered. Resolves
   * when no new connection comes, or after three seconds.
   */
  async dropRepeatable(): Promise<void> {
    this.drain()
    this.#dropsRepeatable = true
    let lastCame = performance.now()
    const end = lastCame + silence.longest
    const onConnection = () => (lastCame = performance.now())
    this.#server.on('connection', onConnection)
    while (performance.now() < Math.min(end, lastCame + silence.enough)) await wait(20)
    this.#server.off('connection', onConnection)
  }

  /** Takes no more connections, and lets requests finish for at most `timeoutMs` milliseconds before it cuts them off. */
  async close(timeoutMs: number): Promise<void> {
    this.drain()
    await quietTurn()
    const cut = setTimeout(() => this.#server.closeAllConnections(), timeoutMs)
    // A connection whose last answer has just gone out would otherwise wait for a next request.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), 20)
    await new Promise((resolve) => this.#server.close(resolve))
    clearTimeout(cut)
    clearInterval(sweep)
  }
}

/**
 * Waits for a turn of the event loop with nothing to do. Closing a port resets the connections that the system has made
 * and the process has not accepted yet, and the sender of a form cannot know then whether it arrived. Right after such a
 * turn there are none.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < quiet.turns; turn++) {
    const start = performance.now()
    await setImmediate()
    if (performance.now() - start < quiet.time) return
  }
}
