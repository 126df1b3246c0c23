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

/** Frames on demand, one at a time however often they are asked for. */
export type FrameLoop = {
  readonly ask: () => void
  /** The quality, 0 the finest. */
  readonly step: () => number
  readonly stop: () => void
}

/** @param does.coarsen is called before a frame from which on the picture has another quality: frames came late */
export function createFrameLoop(
  clock: FrameClock,
  does: { readonly draw: () => void; readonly coarsen: () => void },
): FrameLoop {
  const pace = createPace()
  let asked: number | null = null
  let askedAt = 0
  function frame(): void {
    asked = null
    if (pace.note(clock.now() - askedAt)) does.coarsen()
    does.draw()
  }
  return {
    ask() {
      if (asked !== null) return
      askedAt = clock.now()
      asked = clock.request(frame)
    },
    step: () => pace.step(),
    stop() {
      if (asked !== null) clock.cancel(asked)
      asked = null
    },
  }
}
