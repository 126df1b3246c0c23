import { LRUCache } from 'lru-cache'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Files made on request, kept in memory up to `maxSize` bytes in all, the least recently used leaving first. Equal
 * questions while one is being made wait for the same one; a failure is not kept.
 */
export function keptBytes(maxSize: number) {
  const kept = new LRUCache<string, Bytes, () => Promise<Uint8Array>>({
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _stale, { context: make }) => new Uint8Array(await make()),
    // An entry evicted while it is being made still goes to its waiting callers.
    ignoreFetchAbort: true,
  })
  return (key: string, make: () => Promise<Uint8Array>): Promise<Bytes> =>
    kept.forceFetch(key, { context: make })
}
