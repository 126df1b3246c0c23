import { LRUCache } from 'lru-cache'
import { addressNetwork } from '#leads/intake/address-network.ts'
import type { Env } from '../env.ts'
import { isPrivateNetwork } from './client-ip.ts'

/** How long work waits for its turn, in milliseconds: of an address within its limit, and of one above it. */
const waitMs = { within: 10_000, above: 2_000 } as const

/** Above so many in one line a further one is refused at once: each waiting request costs memory. */
const longestLine = 1_000

/**
 * A round of the event loop that takes longer was spent on renders under way, in milliseconds: another one would only
 * lengthen the rounds, between which everything else is answered.
 */
const longRound = 10

/** Addresses whose renders are counted; those that were quiet the longest are forgotten first. */
const mostAddresses = 50_000

/** Whole seconds after which a refused caller may come again. */
const pause = 5

/** No turn came in time. */
export class TooBusy extends Error {
  readonly retryAfter = String(pause)

  constructor() {
    super('too much work at once')
    this.name = 'TooBusy'
  }
}

/** `after` calls back in so many milliseconds unless it is called off. */
type Clock = { now(): number; after(ms: number, run: () => void): () => void }

const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

type Kind = 'page' | 'form' | 'renewal'

export type RenderQueue = {
  /**
   * Does work that no memory has, when its turn comes.
   *
   * @param address of the visitor; empty for work that is for everybody
   * @param kind forms are counted apart: robots that read must not cost a neighbour's request. The renewal of a page that
   *   may still be shown waits behind all others
   * @throws TooBusy when no turn comes in time
   */
  turn<T>(address: string, work: () => Promise<T>, kind?: Kind): Promise<T>
  /** Waits for a turn and does not hold it: for work with a limit of its own, and for answers that a slow reader paces. */
  admit(address: string): Promise<void>
}

/**
 * Turns for renders and other work that is not from memory: at most RENDERS_AT_ONCE, each begun in a round of the event
 * loop of its own, so that pages from memory are answered in between. While others compute none is begun in addition,
 * but while they wait for their data. An address above RENDER_LIMIT waits behind all
 * others: its work begins when there is no other. A private address may be a proxy with all visitors behind it, and is
 * not counted.
 */
export function renderQueue(
  env: Pick<Env, 'RENDER_LIMIT' | 'RENDERS_AT_ONCE'>,
  clock: Clock = systemClock,
): RenderQueue {
  const atOnce = env.RENDERS_AT_ONCE === 0 ? Infinity : env.RENDERS_AT_ONCE
  const isAbove = addressLimit(env, clock)
  const within: (() => void)[] = []
  const above: (() => void)[] = []
  let running = 0
  let isStarting = false

  function takeNext(): (() => void) | undefined {
    if (within.length > 0) return running < atOnce ? within.shift() : undefined
    return running === 0 ? above.shift() : undefined
  }

  function start(): void {
    if (isStarting || within.length + above.length === 0) return
    isStarting = true
    const round = clock.now()
    setImmediate(() => {
      isStarting = false
      const othersCompute = running > 0 && clock.now() - round > longRound
      const begin = othersCompute ? undefined : takeNext()
      if (begin !== undefined) {
        running += 1
        begin()
      }
      if (begin !== undefined || othersCompute) start()
    })
  }

  function place(line: (() => void)[], ms: number): Promise<void> {
    if (line.length >= longestLine) throw new TooBusy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      callOff()
      resolve()
    }
    const callOff = clock.after(ms, () => {
      line.splice(line.indexOf(begin), 1)
      reject(new TooBusy())
    })
    line.push(begin)
    start()
    return promise
  }

  async function turn<T>(address: string, work: () => Promise<T>, kind: Kind = 'page'): Promise<T> {
    const isBehind = kind === 'renewal' || isAbove(address, kind)
    await (isBehind ? place(above, waitMs.above) : place(within, waitMs.within))
    try {
      return await work()
    } finally {
      running -= 1
      start()
    }
  }

  return { turn, admit: (address) => turn(address, async () => {}) }
}

/** Counts a render of an address; true above its limit, and then it does not count. Half the limit may come at once. */
function addressLimit(
  { RENDER_LIMIT: limit }: Pick<Env, 'RENDER_LIMIT'>,
  clock: Clock,
): (address: string, kind: string) => boolean {
  if (limit === null) return () => false
  /** The moment at which all renders of a network would be done, one in each `step`. */
  const doneAt = new LRUCache<string, number>({ max: mostAddresses })
  const step = (limit.seconds * 1000) / limit.requests
  const burst = step * Math.max(1, limit.requests / 2)
  return (address, kind) => {
    const network = isPrivateNetwork(address) ? null : addressNetwork(address)
    if (network === null) return false
    const key = `${kind} ${network}`
    const done = Math.max(doneAt.get(key) ?? 0, clock.now()) + step
    if (done > clock.now() + burst) return true
    doneAt.set(key, done)
    return false
  }
}
