import type { Database } from '#database/open.ts'
import type { EstateTable } from '#database/tables.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { doorKey } from '../in/words/door-key.ts'
import type { UnitOverride } from './units-file.ts'

/** Why an override does nothing: its last day is over, no unit or several are meant, another line has it already. */
export type OverrideProblem = {
  why: 'past' | 'unknown' | 'ambiguous' | 'twice'
} & Pick<UnitOverride, 'line' | 'until'> & {
    /** The field of the line to look at. */
    field: 'id' | 'number' | 'until'
    /** The unit in the words of the file. */
    unit: string
  }

const reasons: Readonly<Record<OverrideProblem['why'], StaffText<[]>>> = {
  past: 'its last day is over, it does nothing: take it out',
  unknown: 'there is no such unit',
  ambiguous: 'the house has several of them: add section, or name it by its id',
  twice: 'a line above has this unit already',
}

/** An override that does nothing, as staff read it: `units.yaml:3: number: garden-1 № 8 until 2026-12-31: …`. */
export function problemLine({ line, field, unit, until, why }: OverrideProblem): string {
  const what = staffText('{unit} until {until}', { unit, until })
  return `units.yaml:${line}: ${field}: ${what}: ${staffText(reasons[why])}`
}

type FoundUnits = {
  /** By the id of the unit. */
  found: ReadonlyMap<number, UnitOverride>
  problems: readonly OverrideProblem[]
}

type Known = Pick<EstateTable, 'id' | 'category' | 'geo_flatnum' | 'section' | 'status'> & { house: string }

/** Finds the units that overrides mean. @param today the day in Kazakhstan */
export async function findUnits(
  db: Database,
  overrides: readonly UnitOverride[],
  today: string,
): Promise<FoundUnits> {
  const problems: OverrideProblem[] = []
  const refuse = (override: UnitOverride, why: OverrideProblem['why']) => {
    const field = why === 'past' ? 'until' : override.id === undefined ? 'number' : 'id'
    problems.push({ why, line: override.line, field, until: override.until, unit: wordsOf(override) })
  }
  const present = overrides.filter((override) => {
    const isPast = override.until < today
    if (isPast) refuse(override, 'past')
    return !isPast
  })
  const known = Map.groupBy(await unitsOf(db, present), keyOf)
  const named = await existing(db, present)
  const found = new Map<number, UnitOverride>()
  for (const override of present) {
    const { id, section } = override
    const all = id === undefined ? (known.get(keyOfOverride(override)) ?? []) : []
    const candidates = all.filter((unit) => section === undefined || unit.section === section)
    const there = candidates.filter(({ status }) => status !== 'withdrawn')
    const [unit, other] = there.length > 0 ? there : candidates
    const meant = id === undefined ? unit?.id : named.has(id) ? id : undefined
    if (meant === undefined) refuse(override, 'unknown')
    else if (other !== undefined) refuse(override, 'ambiguous')
    else if (found.has(meant)) refuse(override, 'twice')
    else found.set(meant, override)
  }
  return { found, problems: problems.toSorted((a, b) => a.line - b.line) }
}

async function unitsOf(db: Database, overrides: readonly UnitOverride[]): Promise<Known[]> {
  const houses = [...new Set(overrides.flatMap(({ house }) => house ?? []))]
  if (houses.length === 0) return []
  return db
    .selectFrom('estates')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .select([
      'estates.id',
      'estates.category',
      'estates.geo_flatnum',
      'estates.section',
      'estates.status',
      'houses.slug as house',
    ])
    .where('houses.slug', 'in', houses)
    .orderBy('estates.id')
    .execute()
}

async function existing(db: Database, overrides: readonly UnitOverride[]): Promise<Set<number>> {
  const ids = overrides.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('estates').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Units without a number on their door are known by their ids alone. */
function keyOf(unit: Known): string {
  return `${unit.house} ${unit.category} ${doorKey(unit) ?? ''}`
}

function keyOfOverride({ house = '', number = '', category = 'flat' }: UnitOverride): string {
  return `${house} ${category} ${doorKey({ category, geo_flatnum: number }) ?? ''}`
}

function wordsOf({ id, house = '', number = '', category, section }: UnitOverride): string {
  if (id !== undefined) return `id ${id}`
  const parts = [house, category ?? '', `№ ${number}`, section === undefined ? '' : `(${section})`]
  return parts.filter((part) => part !== '').join(' ')
}
