import { BlockList, isIP } from 'node:net'

/** Networks of proxies and containers: never a visitor's address when there is a public one too. */
const inside = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4')
}
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
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
 * The visitor's address. Without trust it is the other end of the connection. With TRUST_PROXY it is the last public
 * address of X-Forwarded-For: the visitor may have written the addresses before it, those after it are our
 * own proxies. Where all are private (an office network) the first one counts.
 */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const own = bareAddress(peer ?? '') ?? ''
  if (!trustProxy || forwardedFor === undefined) return own
  const chain = forwardedFor
    .slice(-2000)
    .split(',')
    .map(bareAddress)
    .filter((address) => address !== null)
  return chain.findLast((address) => !isInside(address)) ?? chain[0] ?? own
}

/** Scheme that the visitor's browser used; behind a trusted proxy the one that the nearest proxy names. */
export function visitorScheme(own: string, forwardedProto: string | undefined, trustProxy: boolean): string {
  const last = trustProxy ? forwardedProto?.split(',').at(-1)?.trim().toLowerCase() : undefined
  return last === 'http' || last === 'https' ? last : own
}
