import { setImmediate as breath } from 'node:timers/promises'

/** How long matching keeps others waiting, in milliseconds. */
const slice = 10

/** Lets others have their turn after each slice of work. */
export function rests() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > slice,
    async take() {
      await breath()
      since = performance.now()
    },
  }
}
