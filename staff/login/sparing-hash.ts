import { setTimeout as wait } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Hash } from './password.ts'

/** So many tries wait for their turn. */
const longestLine = 8

/** Too many people try to log in at once. */
export class LoginCrowd extends Error {
  constructor() {
    super('too many tries to log in at once')
    this.name = 'LoginCrowd'
  }
}

/**
 * One hash at a time, and after each a rest as long as its work: whoever sends names and passwords gets at most half a
 * core and the memory of one hash, however many come (R821).
 *
 * @throws LoginCrowd when too many wait
 */
export function sparingHash(
  hash: Hash,
  rest: (ms: number) => Promise<unknown> = (ms) => wait(ms, null, { ref: false }),
): Hash {
  const turn = new Mutex()
  let inLine = 0
  return async (password, salt) => {
    if (inLine >= longestLine) throw new LoginCrowd()
    inLine += 1
    const release = await turn.acquire()
    const began = performance.now()
    try {
      return await hash(password, salt)
    } finally {
      inLine -= 1
      void rest(performance.now() - began).finally(release)
    }
  }
}
