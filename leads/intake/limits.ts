import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#database/open.ts'
import { type SharedCounter, sharedCounter } from '#database/leads/shared-counter.ts'
import { addressNetworks, networkShares } from './address-network.ts'

/** At most `requests` in `seconds`; null means no limit. */
type Limit = { readonly requests: number; readonly seconds: number } | null

/** Takes back a count, for a request that was not accepted as a new one. */
type GiveBack = () => Promise<void>

export type LeadLimits = {
  /**
   * Counts one request of an address (empty: unknown, not counted) and of a phone or mail address (empty: it gives none,
   * not counted). A request that is refused counts nowhere.
   *
   * @throws TooMany above one of the limits
   */
  take(address: string, contact: string): Promise<GiveBack>
  /**
   * The same for a request, which is not refused for its phone: `held` says that it is over that limit (A47). It
   * counts for the address all the same, and so do the bytes of its file.
   *
   * @throws TooMany above one of the limits of the address
   */
  takeOrHold(address: string, contact: string, bytes?: number): Promise<{ giveBack: GiveBack; held: boolean }>
  /** Resolves when nothing of it uses the database any more. */
  close(): Promise<void>
}

/** For tests, and for callers of the API in process without visitors. */
export const noLimits: LeadLimits = {
  take: async () => async () => {},
  takeOrHold: async () => ({ giveBack: async () => {}, held: false }),
  close: async () => {},
}

/** Rate limit exceeded. */
export class TooMany extends Error {
  /** Whole seconds until the next request is taken. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many requests')
    this.name = 'TooMany'
    this.retryAfter = retryAfter
  }
}

const secondsOfDay = 24 * 3600

/** How often counts whose window has ended are deleted, in milliseconds. */
const sweepTime = 5 * 60_000

type LimitParts = {
  db: Database
  address: Limit
  phone: Limit
  /** Bytes of files that an address may send in a day; null means no limit. */
  dayBytes?: number | null
  /** Of the site, the same on all replicas: the counts hold hashes, since addresses and phones are personal. */
  secret: string
  /** Called when shared counts could not be used; until they can, this process counts by itself. */
  onError?: (error: unknown) => void
  sweepEvery?: number
}

/**
 * The limits of A14: by address and by phone, for all forms together. On PostgreSQL the replicas share the counts, on
 * SQLite they are in the memory of the one process. IPv6 addresses count in the networks around them, too (R392).
 */
export function leadLimits(parts: LimitParts): LeadLimits {
  const { db, secret, onError = () => {}, sweepEvery = sweepTime } = parts
  const shared = sharedCounter(db)
  const { address: limit, dayBytes = null } = parts
  const byNetwork = networkShares.map((share) => ({
    requests: limiter('address', limit && { ...limit, requests: limit.requests * share }, shared, onError),
    kilobytes: limiter(
      'bytes',
      dayBytes === null ? null : { requests: kilobytes(dayBytes) * share, seconds: secondsOfDay },
      shared,
      onError,
    ),
  }))
  const byContact = limiter('phone', parts.phone, shared, onError)
  const hashed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  let sweeping: Promise<unknown> | undefined
  const sweep = setInterval(() => {
    sweeping = shared?.forget(Date.now()).catch(onError)
  }, sweepEvery).unref()

  /** Counts for both; `over` is the refusal of the contact's limit, when the address alone was counted. */
  async function count(
    address: string,
    contact: string,
    bytes = 0,
  ): Promise<{ giveBack: GiveBack; over: TooMany | null }> {
    const taken: GiveBack[] = []
    const giveBack = async () => void (await Promise.all(taken.splice(0).map((back) => back())))
    try {
      for (const [index, network] of addressNetworks(address).entries()) {
        const count = byNetwork[index]
        if (count === undefined) continue
        taken.push(await count.requests(hashed(network)))
        if (bytes > 0) taken.push(await count.kilobytes(hashed(network), kilobytes(bytes)))
      }
    } catch (error) {
      await giveBack()
      throw error
    }
    if (contact === '') return { giveBack, over: null }
    try {
      taken.push(await byContact(hashed(contact.toLowerCase())))
      return { giveBack, over: null }
    } catch (error) {
      if (error instanceof TooMany) return { giveBack, over: error }
      await giveBack()
      throw error
    }
  }

  return {
    async take(address, contact) {
      const { giveBack, over } = await count(address, contact)
      if (over === null) return giveBack
      await giveBack()
      throw over
    },
    async takeOrHold(address, contact, bytes) {
      const { giveBack, over } = await count(address, contact, bytes)
      return { giveBack, held: over !== null }
    },
    async close() {
      clearInterval(sweep)
      await sweeping
    },
  }
}

/** Counts one request under a key, or so many points. */
type Count = (key: string, points?: number) => Promise<GiveBack>

/** Counts of bytes are kept in kilobytes: PostgreSQL has whole numbers up to two billion for them. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}

function limiter(
  name: string,
  limit: Limit,
  shared: SharedCounter | null,
  onError: (error: unknown) => void,
): Count {
  if (limit === null) return async () => async () => {}
  const rule = { keyPrefix: name, points: limit.requests, duration: limit.seconds }
  const memory = new RateLimiterMemory(rule)
  const counts = shared === null ? memory : sharedLimiter(rule, shared, memory, onError)
  return async (key, points = 1) => {
    try {
      await counts.consume(key, points)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // What is refused is counted, too: a large file that did not fit must not stand for smaller ones.
      if (points > 1) await counts.reward(key, points)
      throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
    return async () => void (await counts.reward(key, points))
  }
}

function sharedLimiter(
  rule: { keyPrefix: string; points: number; duration: number },
  { table, client }: SharedCounter,
  insuranceLimiter: RateLimiterMemory,
  onError: (error: unknown) => void,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...rule,
    storeType: 'client',
    storeClient: {
      query: (query: Parameters<typeof client.query>[0]) =>
        client.query(query).catch((error: unknown) => {
          onError(error)
          throw error
        }),
    },
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter,
  })
}
