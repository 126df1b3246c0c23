import { sunnyUnits } from '#domain/model/model-shade.ts'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import type { ShownModel } from './model-shown.ts'

/** The ids of the flats into which the sun shines at a moment. */
export type SunnyFlats = (moment: SunMoment) => ReadonlySet<number>

/** Several parts of the page ask for the same moment: it is counted once. */
export function createSunnyFlats({ looks, bodies, model }: ShownModel): SunnyFlats {
  let last: { moment: SunMoment; sunny: ReadonlySet<number> } | undefined
  return (moment) => {
    if (last?.moment !== moment) last = { moment, sunny: sunnyUnits(looks, sunPlace(moment, model), bodies) }
    return last.sunny
  }
}
