import type { SunMoment } from '#domain/model/sun-place.ts'
import { type CallClock, createPaced, readable } from './paced.ts'

/** Whom frames and later calls are asked of: the browser, or a test. */
export type FeedClock = CallClock & {
  readonly request: (frame: () => void) => number
  readonly cancel: (asked: number) => void
}

export const feedClock: FeedClock = {
  now: () => performance.now(),
  request: (frame) => requestAnimationFrame(frame),
  cancel: (asked) => cancelAnimationFrame(asked),
  later: (call, wait) => globalThis.setTimeout(call, wait) as unknown as number,
  forget: (asked) => globalThis.clearTimeout(asked),
}

/** How soon a follower is told: at each move, so often that it can be read, or once the slider rests. */
export type MomentPace = 'move' | 'words' | 'rest'

/** The moment that the sliders move, for all parts of the page that follow it. */
export type MomentFeed = {
  /** The moment as followers of a pace have it. */
  readonly at: (pace: MomentPace) => SunMoment
  readonly move: (part: Partial<SunMoment>) => void
  /** @returns ends it */
  readonly follow: (pace: MomentPace, tell: () => void) => () => void
  /** Tells nobody any more what has moved until now. */
  readonly stop: () => void
}

/** What is much work waits until a slider rests for so long, in milliseconds. */
const rest = 150

/**
 * Each pace has its own work: a move is a frame of the picture, words are written from the first move on so often that
 * they can be read, and the rest follows once the slider rests. What follows words or a rest comes one part after
 * another, a frame each; a slider that moves on ends what is left of a rest, and no words. The time of a rest is followed
 * by two frames without a move: where a frame takes longer than the rest, a hand that moves would seem to rest between
 * two of them. A move asks for a frame only when words are due, and sets no timer while one runs.
 */
export function createMomentFeed(first: SunMoment, clock: FeedClock): MomentFeed {
  const at: Record<MomentPace, SunMoment> = { move: first, words: first, rest: first }
  const followers: Record<MomentPace, Set<() => void>> = {
    move: new Set(),
    words: new Set(),
    rest: new Set(),
  }
  let resting: number | null = null
  let asked: number | null = null
  let movedAt = 0
  /** Frames until a rest begins. */
  let ahead = 0
  let parts: (() => void)[] = []
  /** Who is still to be told for words, in turn: where frames are slow, nobody is passed over. */
  const unsaid = new Set<() => void>()

  const words = createPaced(readable, clock, (moment: SunMoment) => {
    at.words = moment
    for (const tell of followers.words) unsaid.add(tell)
    ask()
  })
  function frame(): void {
    asked = null
    const [tell] = unsaid
    if (tell === undefined) goOnResting()
    else {
      unsaid.delete(tell)
      tell()
    }
    if (unsaid.size > 0 || (resting === null && ahead + parts.length > 0)) ask()
  }
  function goOnResting(): void {
    // The slider has moved on.
    if (resting !== null) return
    if (ahead > 0) {
      ahead--
      if (ahead > 0) return
      at.rest = at.move
      parts = [...followers.rest]
    }
    const part = parts.shift()
    // One that follows no more is not told.
    if (part !== undefined && followers.rest.has(part)) part()
  }
  function ask(): void {
    asked ??= clock.request(frame)
  }
  function look(): void {
    const left = movedAt + rest - clock.now()
    resting = left > 0 ? clock.later(look, left) : null
    if (resting !== null) return
    ahead = 2
    ask()
  }
  return {
    at: (pace) => at[pace],
    move(part) {
      const { day, minutes } = { ...at.move, ...part }
      if (day === at.move.day && minutes === at.move.minutes) return
      at.move = { day, minutes }
      for (const tell of followers.move) tell()
      words.tell(at.move)
      parts = []
      movedAt = clock.now()
      resting ??= clock.later(look, rest)
    },
    follow(pace, tell) {
      followers[pace].add(tell)
      return () => {
        followers[pace].delete(tell)
        unsaid.delete(tell)
      }
    },
    stop() {
      parts = []
      unsaid.clear()
      words.stop()
      if (resting !== null) clock.forget(resting)
      if (asked !== null) clock.cancel(asked)
      resting = asked = null
    },
  }
}
