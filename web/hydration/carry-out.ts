import { partsAreThere } from '../data/later-parts.ts'

const code = () => import('./act-again.ts')

/** Does what was done before the scripts took over, once the parts that come later answer too. */
export async function carryOutEarlyActs(): Promise<void> {
  const acts = globalThis.earlyActs
  if (acts === undefined) return
  acts.takenOver()
  // Fetched beside those parts. Where it does not come, the second try below says so.
  if (acts.elements.size > 0) code().catch(() => {})
  await partsAreThere()
  acts.stop()
  if (acts.elements.size > 0) await (await code()).actAgain(acts)
}
