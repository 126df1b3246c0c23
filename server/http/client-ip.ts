import { BlockList, isIP } from 'node:net'

/**
 * The proxies that are believed (TRUST_PROXY): none; so many of them, one behind the other; those of these networks;
 * or, by the old word `on`, the connection and every private address after it.
 */
export type TrustProxy = false | 'on' | number | readonly string[]

const privateNetworks = [
  '10.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** A network like `10.0.0.0/8`, or one address; null for anything else. All addresses together are no network. */
export function networkOf(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', bitText] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return null
  const most = version === 6 ? 128 : 32
  const bits = Number(bitText ?? most)
  return bits < 1 || bits > most ? null : { address, bits, family: `ipv${version === 6 ? 6 : 4}` }
}

/** @returns whether an address lies in one of the networks */
function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.map(networkOf)) {
    if (network !== null) list.addSubnet(network.address, network.bits, network.family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address is of this machine or of a private network, where proxies and the gateways of containers are. */
export const isPrivateNetwork = within(privateNetworks)

/** Whether an address is a believed proxy. Its place is 0 for the connection itself, 1 for the one before it, and on. */
type IsProxy = (address: string, place: number) => boolean

export function believedProxies(trust: TrustProxy): IsProxy {
  if (trust === false) return () => false
  if (typeof trust === 'number') return (_, place) => place < trust
  if (trust !== 'on') return within(trust)
  return (address, place) => place === 0 || isPrivateNetwork(address)
}

/** `::ffff:1.2.3.4`, `1.2.3.4:5678` and `[::1]:80` to the bare address; null for anything else. */
function bareAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * The visitor's address: each believed proxy names the one before it, from the connection through X-Forwarded-For to
 * the left, and the first that is no proxy is the visitor. What stands further left the visitor may have written.
 */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isProxy: IsProxy,
): string {
  let visitor = bareAddress(peer ?? '') ?? ''
  if (!isProxy(visitor, 0) || forwardedFor === undefined) return visitor
  const named = forwardedFor.slice(-2000).split(',').toReversed()
  for (const [index, text] of named.entries()) {
    const address = bareAddress(text)
    if (address === null) return visitor
    visitor = address
    if (!isProxy(visitor, index + 1)) return visitor
  }
  return visitor
}

/** Whether headers of the connection's other end count: it is a believed proxy. */
export function isBehindProxy(peer: string | undefined, isProxy: IsProxy): boolean {
  return isProxy(bareAddress(peer ?? '') ?? '', 0)
}

/** Scheme that the visitor's browser used; behind a believed proxy the one that the nearest proxy names. */
export function visitorScheme(own: string, forwardedProto: string | undefined, behindProxy: boolean): string {
  const last = behindProxy ? forwardedProto?.split(',').at(-1)?.trim().toLowerCase() : undefined
  return last === 'http' || last === 'https' ? last : own
}
