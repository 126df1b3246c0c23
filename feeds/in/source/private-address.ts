import { BlockList, isIP } from 'node:net'

const own = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  // Any address of IPv4 is written here, or sent on to it: by translators, 6to4 and Teredo.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(network, bits, 'ipv6')
}

/**
 * Whether an IP address belongs to this machine or its network and not to the internet, or may lead there. No address
 * counts as such.
 */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return true
  return own.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

const linkLocal = new BlockList()
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4')
linkLocal.addSubnet('::ffff:169.254.0.0', 112, 'ipv6')
linkLocal.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether an IP address is of the link alone, as `169.254.169.254` is, at which clouds tell a machine its keys: no feed
 * lies there, whatever staff say.
 */
export function isLinkLocal(address: string): boolean {
  return linkLocal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
