import { partsAreThere } from '../data/later-parts.ts'

/** Does what was done before the scripts took over, once the parts that come later answer too. */
export async function carryOutEarlyActs(): Promise<void> {
  const acts = globalThis.earlyActs
  if (acts === undefined) return
  acts.takenOver()
  await partsAreThere()
  acts.stop()
  if (acts.elements.size > 0) (await import('./act-again.ts')).actAgain(acts.elements)
}
