import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#database/open.ts'
import { type SharedCounter, sharedCounter } from '#database/leads/shared-counter.ts'
import { addressNetwork } from './address-network.ts'

/** At most `requests` in `seconds`; null means no limit. */
type Limit = { readonly requests: number; readonly seconds: number } | null

/** Takes back a count, for a request that was not accepted as a new one. */
type GiveBack = () => Promise<void>

export type LeadLimits = {
  /**
   * Counts one request of an address (empty: unknown, not counted) and of a phone or mail address. A request that is
   * refused counts nowhere.
   *
   * @throws TooMany above one of the limits
   */
  take(address: string, contact: string): Promise<GiveBack>
  /**
   * The same for a request, which is not refused for its phone: `held` says that it is over that limit (A47). It
   * counts for the address all the same.
   *
   * @throws TooMany above the limit of the address
   */
  takeOrHold(address: string, contact: string): Promise<{ giveBack: GiveBack; held: boolean }>
  close(): void
}

/** For tests, and for callers of the API in process without visitors. */
export const noLimits: LeadLimits = {
  take: async () => async () => {},
  takeOrHold: async () => ({ giveBack: async () => {}, held: false }),
  close() {},
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

/** How often counts whose window has ended are deleted, in milliseconds. */
const sweepTime = 5 * 60_000

type LimitParts = {
  db: Database
  address: Limit
  phone: Limit
  /** Of the site, the same on all replicas: the counts hold hashes, since addresses and phones are personal. */
  secret: string
  /** Called when shared counts could not be used; until they can, this process counts by itself. */
  onError?: (error: unknown) => void
  sweepEvery?: number
}

/**
 * The limits of A14: by address and by phone, for all forms together. On PostgreSQL the replicas share the counts, on
 * SQLite they are in the memory of the one process.
 */
export function leadLimits(parts: LimitParts): LeadLimits {
  const { db, secret, onError = () => {}, sweepEvery = sweepTime } = parts
  const shared = sharedCounter(db)
  const byAddress = limiter('address', parts.address, shared, onError)
  const byContact = limiter('phone', parts.phone, shared, onError)
  const hashed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const sweep = setInterval(() => void shared?.forget(Date.now()).catch(onError), sweepEvery).unref()

  /** Counts for both; `over` is the refusal of the contact's limit, when the address alone was counted. */
  async function count(
    address: string,
    contact: string,
  ): Promise<{ giveBack: GiveBack; over: TooMany | null }> {
    const taken: GiveBack[] = []
    const giveBack = async () => void (await Promise.all(taken.splice(0).map((back) => back())))
    const network = addressNetwork(address)
    if (network !== null) taken.push(await byAddress(hashed(network)))
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
    async takeOrHold(address, contact) {
      const { giveBack, over } = await count(address, contact)
      return { giveBack, held: over !== null }
    },
    close: () => clearInterval(sweep),
  }
}

/** Counts one request under a key. */
type Count = (key: string) => Promise<GiveBack>

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
  return async (key) => {
    try {
      await counts.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
    return async () => void (await counts.reward(key))
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
