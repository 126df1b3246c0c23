import { type RestorationCode, restorationCodes } from './restorations.ts'

/** The works in a home, in the order of building, each with the first finish that includes it. */
const works = [
  ['walls', 'rough'],
  ['utilities', 'rough'],
  ['screed', 'rough_plus'],
  ['plaster', 'prefine'],
  ['outlets', 'prefine'],
  ['surfaces', 'fine'],
  ['floors', 'fine'],
  ['doors', 'turnkey'],
  ['fittings', 'turnkey'],
  ['furniture', null],
] as const satisfies readonly (readonly [string, RestorationCode | null])[]

export type FinishWork = (typeof works)[number][0]

/** The works that a finish includes and leaves to the buyer: every finish includes all works of those before it. */
export function finishWorks(finish: RestorationCode): { done: FinishWork[]; left: FinishWork[] } {
  const reached = restorationCodes.indexOf(finish)
  const isDone = (from: RestorationCode | null) => from !== null && restorationCodes.indexOf(from) <= reached
  const named = (done: boolean) => works.filter(([, from]) => isDone(from) === done).map(([work]) => work)
  return { done: named(true), left: named(false) }
}
