import { type CallClock, createPaced, readable } from '../paced.ts'

/** The flat under the mouse or the finger, in words below the model so often that they can be read. */
export type ChosenFlat = {
  readonly choose: (flat: number | null) => void
  /** The flat that the words are of. */
  readonly said: () => number | null
  /** @returns ends it */
  readonly follow: (tell: () => void) => () => void
  readonly stop: () => void
}

export function createChosenFlat(clock: CallClock): ChosenFlat {
  const followers = new Set<() => void>()
  let said: number | null = null
  const words = createPaced(readable, clock, (flat: number | null) => {
    said = flat
    for (const tell of followers) tell()
  })
  return {
    choose: (flat) => words.tell(flat),
    said: () => said,
    follow(tell) {
      followers.add(tell)
      return () => followers.delete(tell)
    },
    stop: () => words.stop(),
  }
}
