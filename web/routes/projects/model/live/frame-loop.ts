import { createPace } from './pace.ts'

/** Whom frames are asked of, and what time it is in milliseconds: the browser, or a test. */
export type FrameClock = {
  readonly now: () => number
  readonly request: (draw: () => void) => number
  readonly cancel: (asked: number) => void
}

export const browserClock: FrameClock = {
  now: () => performance.now(),
  request: (draw) => requestAnimationFrame(draw),
  cancel: (asked) => cancelAnimationFrame(asked),
}

/** Frames on demand, one at a time however often they are asked for, after those of the beginning. */
export type FrameLoop = {
  readonly ask: () => void
  /** The quality, 0 the finest. */
  readonly step: () => number
  readonly stop: () => void
}

/** So many frames follow the first one unasked, and none later than so many milliseconds after it. */
const rehearsal = { frames: 20, time: 1000 }

/**
 * The first frame is drawn some times more: by then the browser has compiled what a frame runs, and the first frames of
 * a hand are as short as later ones. Their quality does not go down for what is compiled in them.
 *
 * @param does.coarsen is called before a frame from which on the picture has another quality: frames came late
 * @param does.rehearse is called before a frame that nobody has asked for: all of it is to be worked out again
 */
export function createFrameLoop(
  clock: FrameClock,
  does: { readonly draw: () => void; readonly coarsen: () => void; readonly rehearse: () => void },
): FrameLoop {
  const pace = createPace()
  let rehearsals = rehearsal.frames
  let firstAt: number | null = null
  let asked: number | null = null
  let askedAt = 0
  function frame(): void {
    asked = null
    const now = clock.now()
    firstAt ??= now
    if (now - firstAt > rehearsal.time) rehearsals = 0
    if (rehearsals === 0 && pace.note(now - askedAt)) does.coarsen()
    does.draw()
    if (rehearsals === 0) return
    rehearsals--
    does.rehearse()
    ask()
  }
  function ask(): void {
    if (asked !== null) return
    askedAt = clock.now()
    asked = clock.request(frame)
  }
  return {
    ask,
    step: () => pace.step(),
    stop() {
      if (asked !== null) clock.cancel(asked)
      asked = null
    },
  }
}
