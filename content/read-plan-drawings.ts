import { staffText } from '#domain/staff/staff-text.ts'
import { planHash, PlanSources } from '#media/plans/plan-sources.ts'
import { below, type Folder, isThere } from './list-files.ts'
import type { Problem } from './problem.ts'
import type { Media } from './read-media.ts'
import { checkSource, readSource, readText } from './source-file.ts'

/**
 * The plans that a folder draws itself (`media/plans/`, each a drawing in the form of the demo company and its record),
 * as they were made and shipped. No other folder gets a drawing of them (R602).
 *
 * @param made the shipped drawings: one is known by the hash of its original
 */
export function readPlanDrawings(folder: Folder, made: Media['plans'], problems: Problem[]): Media['plans'] {
  const plans = below(below(folder, 'media'), 'plans')
  const list = below(plans, 'plans.json')
  if (!isThere(list)) return {}
  const source = readSource(list, problems)
  const records = source && checkSource(PlanSources, source, problems)
  const drawn: Media['plans'] = {}
  for (const [code, record] of Object.entries(records ?? {})) {
    const file = below(plans, `${code}.svg`)
    const drawing = readText(file, problems)
    if (drawing === null) continue
    const plan = made[code]
    if (plan?.hash === planHash(drawing, record)) drawn[code] = plan
    else {
      const message = staffText('this drawing is not made yet: npm run media -- plans')
      problems.push({ file: file.name, line: null, message })
    }
  }
  return drawn
}
