import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { addressNetworks, networkShares } from '../intake/address-network.ts'

type Places = {
  /** Bodies taken at a time, from everybody and from one visitor. */
  all: number
  each: number
  /** How long one may wait for a place, in milliseconds. */
  timeoutMs: number
}

/** Does work in a place for the visitor's address. @throws E_TIMEOUT of async-mutex when none becomes free */
export type InPlace = <T>(address: string, work: () => Promise<T>) => Promise<T>

/**
 * Places for work that the sender can draw out: one visitor holds a few of them, the networks around an IPv6 address
 * some more, the rest are for others (R396). Those whose address is unknown share the places of one visitor.
 */
export function senderPlaces({ all, each, timeoutMs }: Places): InPlace {
  const shared = withTimeout(new Semaphore(all), timeoutMs)
  const senders = new Map<string, { own: SemaphoreInterface; users: number }>()

  function inNetwork<T>(network: string, share: number, work: () => Promise<T>): Promise<T> {
    const places = Math.max(each, Math.min(each * share, all - each))
    const sender = senders.get(network) ?? {
      own: withTimeout(new Semaphore(places), timeoutMs),
      users: 0,
    }
    senders.set(network, sender)
    sender.users += 1
    return sender.own.runExclusive(work).finally(() => {
      sender.users -= 1
      if (sender.users === 0) senders.delete(network)
    })
  }

  return (address, work) => {
    const networks = addressNetworks(address)
    // The narrowest first: who waits there holds no place of the networks around.
    const inPlace = (networks.length === 0 ? [''] : networks).reduceRight(
      (inner, network, index) => () => inNetwork(network, networkShares[index] ?? 1, inner),
      () => shared.runExclusive(work),
    )
    return inPlace()
  }
}
