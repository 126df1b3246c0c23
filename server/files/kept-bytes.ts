type Bytes = Uint8Array<ArrayBuffer>

/**
 * Files made on request, kept in memory up to `most` bytes in all: what was asked for longest ago leaves first. Equal
 * questions while one is being made wait for the same one; a failure is kept for nobody.
 */
export function keptBytes(most: number) {
  const kept = new Map<string, Bytes>()
  const making = new Map<string, Promise<Bytes>>()
  let size = 0

  function keep(key: string, bytes: Bytes): void {
    kept.set(key, bytes)
    size += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (size <= most) return
      kept.delete(oldest)
      size -= byteLength
    }
  }

  async function made(key: string, make: () => Promise<Uint8Array>): Promise<Bytes> {
    const bytes = new Uint8Array(await make())
    keep(key, bytes)
    return bytes
  }

  return async function bytesOf(key: string, make: () => Promise<Uint8Array>): Promise<Bytes> {
    const held = kept.get(key)
    if (held !== undefined) {
      kept.delete(key)
      kept.set(key, held)
      return held
    }
    const underWay = making.get(key)
    if (underWay !== undefined) return underWay
    const bytes = made(key, make)
    making.set(key, bytes)
    return bytes.finally(() => making.delete(key))
  }
}
