import { windowSun, type WindowSun } from '#domain/model/window-sun.ts'
import type { OpenWindow, ShownModel } from './model-shown.ts'

/** The sun of the open window on a day of the year. */
export type WindowDay = (day: number) => WindowSun

/** A slider of the hour asks again and again for the same day: it is counted once. */
export function createWindowDay({ bodies, model }: ShownModel, { spot }: OpenWindow): WindowDay {
  let last: { day: number; sun: WindowSun } | undefined
  return (day) => {
    if (last?.day !== day) last = { day, sun: windowSun(day, spot, bodies, model) }
    return last.sun
  }
}
