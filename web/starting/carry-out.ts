import { partsAreThere } from '../data/later-parts.ts'

const code = () => import('./act-again.ts')

/** Does what was done before the scripts took over, once the parts that come later answer too. */
export async function carryOutEarlyActs(): Promise<void> {
  const acts = globalThis.earlyActs
  if (acts === undefined) return
  acts.takenOver()
  // Fetched beside those parts.
  if (acts.elements.size > 0) void code()
  await partsAreThere()
  acts.stop()
  if (acts.elements.size > 0) (await code()).actAgain(acts.elements)
}
