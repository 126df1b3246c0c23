import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { addressNetwork } from '../intake/address-network.ts'

type Places = {
  /** Bodies taken at a time, from everybody and from one visitor. */
  all: number
  each: number
  /** How long one may wait for a place, in milliseconds. */
  patience: number
}

/** Does work in a place for the visitor's address. @throws E_TIMEOUT of async-mutex when none becomes free */
export type InPlace = <T>(address: string, work: () => Promise<T>) => Promise<T>

/**
 * Places for work that the sender can draw out: one visitor holds a few of them, the rest are for others (R396).
 * Those whose address is unknown share the places of one visitor.
 */
export function senderPlaces({ all, each, patience }: Places): InPlace {
  const shared = withTimeout(new Semaphore(all), patience)
  const visitors = new Map<string, { own: SemaphoreInterface; users: number }>()
  return async (address, work) => {
    const network = addressNetwork(address) ?? ''
    const visitor = visitors.get(network) ?? { own: withTimeout(new Semaphore(each), patience), users: 0 }
    visitors.set(network, visitor)
    visitor.users += 1
    try {
      return await visitor.own.runExclusive(() => shared.runExclusive(work))
    } finally {
      visitor.users -= 1
      if (visitor.users === 0) visitors.delete(network)
    }
  }
}
