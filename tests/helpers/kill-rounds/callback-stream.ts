import { setTimeout as wait } from 'node:timers/promises'
import { sendCallback } from '../leads/send-callback.ts'

/** One visitor's request, sent once or more. */
export type Sent = {
  phone: string
  /** Null for a careless client, which does not repeat unanswered requests. */
  key: string | null
  /** Every id that was answered with 201. */
  ids: string[]
  /** Running in a round in which the database was down: its contents could not be read. */
  sawOutage: boolean
}

/** Time between two requests, in milliseconds. */
const pause = 30

/** Visitors who send callbacks one after another, to one site process after another. */
export class CallbackStream {
  readonly sent: Sent[] = []
  /** Answers that are always wrong. */
  readonly strange: string[] = []
  /** Why requests got no answer, a line each: a process that was killed could give none. */
  readonly broken: string[] = []
  isOutageRound = false
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  /** Requests that have to be sent again. */
  get unanswered(): readonly Sent[] {
    return this.sent.filter(({ key, ids }) => key !== null && ids.length === 0)
  }

  get answers(): number {
    return this.sent.reduce((sum, { ids }) => sum + ids.length, 0)
  }

  /** Sends until the signal, some unanswered requests among new ones; resolves when none is open. */
  async run(url: string, end: AbortSignal): Promise<void> {
    const open: Promise<void>[] = []
    const again = [...this.unanswered]
    while (!end.aborted) {
      const one = (this.#random() < 0.3 && again.shift()) || this.#newcomer()
      open.push(this.send(url, one))
      // An impatient finger, or a client that repeats too early.
      if (one.key !== null && this.#random() < 0.2) open.push(this.send(url, one))
      await wait(pause, undefined, { signal: end }).catch(() => {})
    }
    await Promise.all(open)
  }

  async send(url: string, one: Sent): Promise<void> {
    one.sawOutage ||= this.isOutageRound
    try {
      const { phone, key } = one
      const { status, id } = await sendCallback(url, { phone, ...(key !== null && { key }) })
      if (id === null) this.strange.push(`${phone}: ${status}`)
      else one.ids.push(id)
    } catch (error) {
      this.broken.push(`${one.phone}: ${reasonOf(error)}`)
    }
    // Requests that ran when the database went down were affected too.
    one.sawOutage ||= this.isOutageRound
  }

  #newcomer(): Sent {
    const number = this.sent.length + 1
    const key = this.#random() < 0.85 ? `key-${number}` : null
    const one: Sent = { phone: `+7701${String(number).padStart(7, '0')}`, key, ids: [], sawOutage: false }
    this.sent.push(one)
    return one
  }
}

/** The original error of a failed request: `fetch` has it as the cause of its own error. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
