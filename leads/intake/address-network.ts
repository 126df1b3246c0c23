import { isIP } from 'node:net'

/**
 * The part of an address that identifies one visitor: an IPv4 address, or the first 64 bits of an IPv6 one, since
 * every household and every phone can choose among the rest. Null for an invalid address.
 */
export function addressNetwork(address: string): string | null {
  switch (isIP(address)) {
    case 4:
      return address
    case 6:
      return network6(groupsOf(address))
    default:
      return null
  }
}

/**
 * The networks that an address counts in, the narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an
 * IPv6 one, since a house may have a /56 and a company, or whoever rents a server, a /48 of 65,536 such networks. Empty
 * for an invalid address.
 */
export function addressNetworks(address: string): string[] {
  const visitor = addressNetwork(address)
  if (visitor === null) return []
  return visitor.includes(':')
    ? [visitor, ...[56, 48].map((bits) => prefix(groupsOf(address), bits))]
    : [visitor]
}

/** Whether two addresses are of one /24 of IPv4, or one /48 of IPv6: what one customer of a network may well have. */
export function areNear(one: string, other: string): boolean {
  const network = widestNetwork(one)
  return network !== null && network === widestNetwork(other)
}

/** The network in which addresses are near each other; null for an invalid address. */
export function widestNetwork(address: string): string | null {
  const widest = addressNetworks(address).at(-1) ?? null
  return widest?.includes(':') === false ? widest.slice(0, widest.lastIndexOf('.')) : widest
}

/**
 * How many times the limit of one visitor each of these networks has: the /64 once, its /56 twice, its /48 four times.
 * One visitor has one /64, and so cannot use up what a city's worth of phones has together.
 */
export const networkShares = [1, 2, 4] as const

function network6(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return prefix(groups, 64)
}

/** The first `bits` of an address, from 48 to 64, like `2001:db8:1:200::/56`. */
function prefix(groups: readonly number[], bits: number): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const kept = [first, second, third, fourth & (0xffff << (64 - bits))]
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** The eight groups of an IPv6 address; the URL parser writes every form of it in one way, but for a run of zeros. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = plain.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
