/** How fine the picture is: most pixels for each of the screen's, and the sides of the map of shadows. */
export const qualities = [
  { pixels: 2, shadows: 2048 },
  { pixels: 1, shadows: 1024 },
  { pixels: 0.75, shadows: 1024 },
  { pixels: 0.5, shadows: 512 },
] as const

/** A frame is late when it comes so many milliseconds after it was asked for. */
const late = 40

/** So many frames are looked at together, and the first ones, in which programs are made, not at all. */
const together = 6
const first = 2

/** Watches whether frames come in time; told to be late, the picture takes the next quality, never a finer one. */
export type Pace = {
  readonly step: () => number
  /** @returns whether the quality went down a step */
  readonly note: (wait: number) => boolean
}

export function createPace(): Pace {
  let [step, seen]: [number, number] = [0, 0]
  let waits: number[] = []
  return {
    step: () => step,
    note(wait) {
      seen++
      if (seen <= first) return false
      waits.push(wait)
      if (waits.length < together) return false
      const average = waits.reduce((sum, each) => sum + each, 0) / waits.length
      waits = []
      if (average <= late || step === qualities.length - 1) return false
      step++
      seen = 0
      return true
    },
  }
}
