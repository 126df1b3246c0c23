import type { ServerResponse } from 'node:http'

/**
 * Lets answers say that their connections end with them: a proxy then opens new ones, to another replica, instead of
 * sending a request into a connection that is being closed.
 */
export class LastAnswers {
  readonly #open = new Set<ServerResponse>()
  #haveBegun = false

  /** Before anything of an answer is written: one that is made at once needs no more. */
  mark(response: ServerResponse): void {
    response.shouldKeepAlive &&= !this.#haveBegun
  }

  /** Takes note of an answer that takes its time. */
  watch(response: ServerResponse): void {
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }

  /** From now on every answer is the last one of its connection, those that are being made included. */
  begin(): void {
    this.#haveBegun = true
    for (const response of this.#open) response.shouldKeepAlive = false
  }
}
