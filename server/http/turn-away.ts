import type { IncomingMessage, Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long nobody must have come, and how long this is waited for at most. Milliseconds. */
const silence = { enough: 300, longest: 3_000 }

/**
 * Gets a proxy to look elsewhere before a port is closed. Closing resets the connections that the system has made and
 * the process has not taken yet, and a proxy may not repeat a form that it has sent into one. So what may be repeated
 * (GET, HEAD) is broken off first: the proxy asks another replica, remembers that this one failed, and sends no forms
 * here either. Forms that still come are taken.
 */
export class TurnAway {
  readonly #server: Server
  #hasBegun = false

  constructor(server: Server) {
    this.#server = server
  }

  /** Whether a request was broken off instead of being answered. */
  breaksOff({ method, socket }: IncomingMessage): boolean {
    if (!this.#hasBegun || (method !== 'GET' && method !== 'HEAD')) return false
    socket.destroy()
    return true
  }

  /** Begins; resolves when nobody comes any more, or a little later all the same. */
  async begin(): Promise<void> {
    this.#hasBegun = true
    let lastCame = performance.now()
    const end = lastCame + silence.longest
    const somebody = () => (lastCame = performance.now())
    this.#server.on('connection', somebody)
    while (performance.now() < Math.min(end, lastCame + silence.enough)) await wait(20)
    this.#server.off('connection', somebody)
  }
}
