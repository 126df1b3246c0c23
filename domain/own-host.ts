const loopback = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/**
 * Whether an address leads to this site under any name of its host: by http and https, with and without `www.`, with
 * the usual port said, and under the names of the machine itself, which are no other site for any visitor (R186).
 *
 * @param site the address of this site (PUBLIC_URL)
 */
export function isOwnHost(named: URL, site: URL): boolean {
  if (!/^https?:$/.test(named.protocol)) return false
  if (loopback.test(plainName(named)))
    return !loopback.test(plainName(site)) || plainPort(named) === plainPort(site)
  return plainName(named) === plainName(site) && plainPort(named) === plainPort(site)
}

/** Letters are small already: `URL` sees to that. */
function plainName({ hostname }: URL): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** Of http by the port of https too: proxies lead from one to the other. */
function plainPort({ port }: URL): string {
  return port === '80' || port === '443' ? '' : port
}
