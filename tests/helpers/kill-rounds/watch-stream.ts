import { setTimeout as wait } from 'node:timers/promises'
import { pages } from '#contract/pages.ts'
import { postWatch } from '#contract/watches.ts'
import { reasonOf } from './callback-stream.ts'

/** A visitor who wants to be told about a search. */
type Reader = {
  email: string
  /** Of an own network each: letters to strangers have a limit for one. */
  address: string
  /** Sends the form of the page as plain HTML, else as a script does. */
  isPlain: boolean
  /** How often the wish was taken. */
  taken: number
  /** How often the server died before it answered. */
  cut: number
}

/** Time between two groups of visitors, in milliseconds, and how many come at once. */
const pause = 40
const together = 4

/** Visitors who ask to be told, one group after the other, to one site process after another. */
export class WatchStream {
  readonly readers: Reader[] = []
  /** Answers that are always wrong. */
  readonly strange: string[] = []
  readonly #random: () => number
  readonly #most: number
  readonly #token: () => string

  /**
   * @param most new visitors: letters of a day have an end
   * @param token of a form that was open for a while
   */
  constructor(random: () => number, most: number, token: () => string) {
    this.#random = random
    this.#most = most
    this.#token = token
  }

  /** Visitors whose wish nobody has answered for: they send it again. */
  get unanswered(): readonly Reader[] {
    return this.readers.filter(({ taken }) => taken === 0)
  }

  get answers(): number {
    return this.readers.reduce((sum, { taken }) => sum + taken, 0)
  }

  /** Sends until the signal, some unanswered wishes among new ones; resolves when none is open. */
  async run(url: string, end: AbortSignal): Promise<void> {
    const open: Promise<void>[] = []
    const again = [...this.unanswered]
    while (!end.aborted) {
      for (let count = 0; count < together; count++) {
        const one = (this.#random() < 0.3 && again.shift()) || this.#newcomer()
        open.push(this.send(url, one))
        // An impatient finger.
        if (this.#random() < 0.2) open.push(this.send(url, one))
      }
      await wait(pause, undefined, { signal: end }).catch(() => {})
    }
    await Promise.all(open)
  }

  async send(url: string, one: Reader): Promise<void> {
    try {
      const status = one.isPlain ? await this.#sendForm(url, one) : await this.#sendScript(url, one)
      if (status === (one.isPlain ? 303 : 201)) one.taken += 1
      else this.strange.push(`${one.email}: ${String(status)}`)
    } catch (error) {
      // A process that is gone did not even hear of it.
      if (!reasonOf(error).includes('ECONNREFUSED')) one.cut += 1
    }
  }

  async #sendScript(url: string, { email, address }: Reader): Promise<number> {
    const response = await fetch(url + postWatch.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ email, consent: true, category: 'flat', search: 'rooms=2' }),
    })
    await response.arrayBuffer()
    return response.status
  }

  async #sendForm(url: string, { email, address }: Reader): Promise<number> {
    const fields = {
      email,
      consent: 'true',
      category: 'flat',
      search: 'rooms=2',
      form_token: this.#token(),
      website: '',
    }
    const response = await fetch(url + pages.watch('ru', 'list=apartments&rooms=2'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Accept-Language': 'ru', 'X-Forwarded-For': address },
      body: new URLSearchParams(fields),
    })
    await response.arrayBuffer()
    return response.status
  }

  #newcomer(): Reader {
    const number = this.readers.length
    const known = this.readers[Math.floor(this.#random() * number)]
    if (number >= this.#most && known !== undefined) return known
    const one: Reader = {
      email: `reader${String(number)}@example.kz`,
      address: `198.${String(Math.floor(number / 200))}.${String(number % 200)}.7`,
      isPlain: this.#random() < 0.5,
      taken: 0,
      cut: 0,
    }
    this.readers.push(one)
    return one
  }
}
