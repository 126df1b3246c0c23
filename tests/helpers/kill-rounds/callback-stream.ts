import { setTimeout as wait } from 'node:timers/promises'
import { sendCallback } from '../leads/send-callback.ts'

/** One visitor's request, sent once or more. */
export type Sent = {
  phone: string
  /** Null for a careless client, which does not send again what was not answered. */
  key: string | null
  /** Every id that was answered with 201. */
  ids: string[]
  /** Under way in a round in which the database was away: what it holds could not be asked. */
  sawOutage: boolean
}

/** Time between two requests, in milliseconds. */
const pause = 30

/** Visitors who send callbacks one after another, to one site process after another. */
export class CallbackStream {
  readonly sent: Sent[] = []
  /** Answers that nobody should have got. */
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

  /** Sends until the signal, some that were not answered before among what is new; resolves when nothing is open. */
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
    // What was under way when the database went away saw it too.
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

/** What broke a request: `fetch` keeps that as the cause of its own words. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
