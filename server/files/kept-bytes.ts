import { LRUCache } from 'lru-cache'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Gives the bytes of a file. `admit` is waited for where memory does not have it: its failure is the caller's alone.
 * `ttl`: milliseconds after which they are asked for again; without it never.
 */
type BytesOf = (
  key: string,
  make: () => Promise<Uint8Array>,
  admit?: () => Promise<void>,
  ttl?: number,
) => Promise<Bytes>

/**
 * Files made on request, kept in memory up to `maxSize` bytes in all, the least recently used leaving first. Equal
 * questions while one is being made wait for the same one; a failure is not kept.
 */
export function keptBytes(maxSize: number, now: () => number = () => performance.now()): BytesOf {
  const kept = new LRUCache<string, Bytes, () => Promise<Uint8Array>>({
    maxSize,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _stale, { context: make }) => new Uint8Array(await make()),
    // An entry evicted while it is being made still goes to its waiting callers.
    ignoreFetchAbort: true,
  })
  return async (key, make, admit, ttl) => {
    if (admit !== undefined && !kept.has(key)) await admit()
    return kept.forceFetch(key, { context: make, ...(ttl !== undefined && { ttl }) })
  }
}
