/** A full address, relative to `site` where needed; null for an invalid one: it may have come from another server. */
export function absoluteAddress(address: string, site?: string): URL | null {
  try {
    const url = new URL(address, site)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}
