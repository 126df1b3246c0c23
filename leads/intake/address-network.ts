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

function network6(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
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
