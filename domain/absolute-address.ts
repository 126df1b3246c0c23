/** An address in full, as a page of `site` would read it; null for what is none: it may have come from another server. */
export function absoluteAddress(address: string, site?: string): URL | null {
  try {
    const url = new URL(address, site)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}
