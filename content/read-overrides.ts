import { type UnitOverride, UnitsFile } from '#feeds/overrides/units-file.ts'
import type { ContentFiles } from './list-files.ts'
import type { Problem } from './problem.ts'
import { checkSource, readSource } from './source-file.ts'
import { missingRecord, type World } from './world.ts'

/** `units.yaml`: what staff say of units by hand (R590), each with its line. Which units there are, only the database knows. */
export function readOverrides(files: ContentFiles, world: World, problems: Problem[]): UnitOverride[] {
  const file = files.lists.get('units')
  const source = file && readSource(file, problems)
  const list = source && checkSource(unitsSchema(world), source, problems)
  return (list?.units ?? []).map((unit, index) => ({
    ...unit,
    line: source?.lineOf(['units', index]) ?? 0,
  }))
}

function unitsSchema(world: World) {
  return UnitsFile.superRefine(({ units }, context) => {
    for (const [index, unit] of units.entries()) {
      for (const [field, kind] of [
        ['house', 'houses'],
        ['promotion', 'promotions'],
      ] as const) {
        const slug = unit[field]
        if (slug === undefined || world.has(kind, slug)) continue
        const message = missingRecord(world, kind, slug)
        context.addIssue({ code: 'custom', path: ['units', index, field], message })
      }
    }
  })
}
