import { isIP } from 'node:net'
import { hostOf } from '#domain/secret-names.ts'
import { isPrivateAddress } from '../in/source/private-address.ts'

/** Whether the host is an address or a name of the own network; other names are looked up when the feed is read. */
export function isOfOwnNetwork(address: string): boolean {
  const host = (hostOf(address) ?? '').replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPrivateAddress(host)
  return /(?:^|\.)(?:localhost|local|internal|lan)\.?$/i.test(host)
}
