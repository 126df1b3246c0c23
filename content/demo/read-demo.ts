import type { z } from 'zod'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, entriesOf, type Folder, isThere } from '../list-files.ts'
import type { Problem } from '../problem.ts'
import type { Media } from '../read-media.ts'
import type { Entries } from '../records.ts'
import { checkSource, parseSource, readText, type SourceFile } from '../source-file.ts'
import { Geometry } from './geometry.ts'
import { type DemoStock, ProjectStock, type UnitPlan, UnitPlans } from './stock.ts'

/** Reads `demo/` of a content folder; null where there is none, as in every folder but that of the demo company. */
export function readDemo(
  folder: Folder,
  entries: Entries,
  drawings: Media['plans'],
  problems: Problem[],
): DemoStock | null {
  const demo = below(folder, 'demo')
  const projects = below(demo, 'projects')
  if (!isThere(projects)) return null
  const [plansSource, plans] = readFile(UnitPlans, demo, 'unit-plans.json', problems)
  if (plansSource && plans) problems.push(...planProblems(plans, plansSource, drawings))
  return {
    plans: plans ?? {},
    projects: entriesOf(projects).flatMap(({ name }) => {
      const slug = name.replace(/\.yaml$/, '')
      const [source, stock] = readFile(ProjectStock, projects, name, problems)
      const [, geometry] = readFile(Geometry, below(demo, 'geometry'), `${slug}.json`, problems)
      if (!source || !stock || !geometry) return []
      problems.push(...stockProblems(slug, stock, source, entries, plans ?? {}))
      return [{ slug, stock, geometry }]
    }),
  }
}

function readFile<S extends z.ZodType>(
  schema: S,
  folder: Folder,
  name: string,
  problems: Problem[],
): [SourceFile, z.output<S> | null] | [null, null] {
  const file = below(folder, name)
  const text = readText(file, problems)
  const source = text === null ? null : parseSource(text, file.name, problems)
  return source ? [source, checkSource(schema, source, problems)] : [null, null]
}

/** A drawing whose area is not the area of the units would make the site contradict itself. */
function* planProblems(
  plans: Record<string, UnitPlan>,
  source: SourceFile,
  drawings: Media['plans'],
): Generator<Problem> {
  for (const [code, unit] of Object.entries(plans)) {
    const drawing = drawings[code]
    const isSame =
      drawing?.area_total === unit.area && drawing.rooms === unit.rooms && drawing.category === unit.category
    if (isSame) continue
    const message = drawing
      ? staffText('"{code}" differs from its drawing in media/plans', { code })
      : staffText('"{code}" has no drawing in media/plans', { code })
    yield { file: source.name, line: source.lineOf([code]), message }
  }
}

function* stockProblems(
  slug: string,
  stock: z.infer<typeof ProjectStock>,
  source: SourceFile,
  entries: Entries,
  plans: Readonly<Record<string, UnitPlan>>,
): Generator<Problem> {
  const problem = (path: readonly PropertyKey[], message: string): Problem => ({
    file: source.name,
    line: source.lineOf(path),
    message,
  })
  const houses = entries.houses.filter(({ record }) => record.complex === slug)
  for (const house of houses) {
    if (!Object.hasOwn(stock.houses, house.slug))
      yield problem(['houses'], staffText('there is no house "{slug}"', { slug: house.slug }))
  }
  for (const [name, house] of Object.entries(stock.houses)) {
    const path = ['houses', name]
    const record = houses.find((other) => other.slug === name)?.record
    if (!record) yield problem(path, staffText('"{house}" is not a house of that project', { house: name }))
    else if (record.legal && house.sale_start < record.legal.permit_date) {
      yield problem([...path, 'sale_start'], staffText('must not be earlier than the permit'))
    }
    for (const [index, { section, floors, front, back }] of house.layouts.entries()) {
      const at = [...path, 'layouts', index]
      if (section > house.section_bays.length)
        yield problem(at, staffText('there is no section {section}', { section }))
      if (floors[0] > floors[1]) yield problem(at, staffText('floors must run from lower to upper'))
      const unknown = [...front, ...back].find((code) => !Object.hasOwn(plans, code))
      if (unknown !== undefined)
        yield problem(at, staffText('there is no plan "{code}" in unit-plans.json', { code: unknown }))
    }
  }
}
