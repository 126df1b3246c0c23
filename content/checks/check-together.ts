import { staffText } from '#domain/staff/staff-text.ts'
import { kinds } from '../kinds.ts'
import { placeOf, type Problem } from '../problem.ts'
import type { AnyEntry, Entries } from '../records.ts'

/** Mistakes between records that are right one by one. */
/** @param isBuilder whether the company builds what names no other builder */
export function* checkTogether(entries: Entries, isBuilder: boolean): Generator<Problem> {
  for (const kind of kinds) yield* repeated<AnyEntry>(entries[kind], ({ record }) => record.id, ['id'])
  for (const houses of Map.groupBy(entries.houses, ({ record }) => record.complex).values()) {
    yield* repeated(houses, ({ record }) => record.queue_no, ['queue_no'])
  }
  const homes = new Map(entries.houses.map(({ slug, record }) => [slug, record.complex]))
  /** A missing house has already been reported. */
  const isElsewhere = (house: string | null, complex: string | null): house is string =>
    house !== null && homes.has(house) && homes.get(house) !== complex
  for (const entry of entries.complexes) {
    for (const [index, { house }] of (entry.record.genplan?.outlines ?? []).entries()) {
      if (!isElsewhere(house, entry.slug)) continue
      yield problem(
        entry,
        ['genplan', 'outlines', index, 'house'],
        staffText('"{house}" is a house of another project', { house }),
      )
    }
  }
  const unfinished = entries.houses.filter(({ record }) => record.handed_over_at === null)
  const building = new Set(unfinished.map(({ record }) => record.complex))
  for (const entry of entries.complexes) {
    if (isBuilder || entry.record.builder !== null || !building.has(entry.slug)) continue
    yield problem(
      entry,
      ['builder'],
      staffText(
        'a project with an unfinished queue must name its builder: name in three languages and bin; or company.yaml says is_builder: true',
      ),
    )
  }
  for (const entry of [...entries.progress, ...entries.calculators, ...entries['property-descriptions']]) {
    const { house, complex } = entry.record
    if (isElsewhere(house, complex))
      yield problem(entry, ['house'], staffText('"{house}" is not a house of that project', { house }))
  }
}

/** All entries but the first with the same value; undefined is not a value. */
function* repeated<E extends AnyEntry>(
  entries: readonly E[],
  valueOf: (entry: E) => number | undefined,
  path: readonly string[],
): Generator<Problem> {
  const first = new Map<number, E>()
  for (const entry of entries) {
    const value = valueOf(entry)
    if (value === undefined) continue
    const other = first.get(value)
    if (other)
      yield problem(
        entry,
        path,
        staffText('{value} is also that of {file}', { value, file: other.source.name }),
      )
    else first.set(value, entry)
  }
}

function problem(
  { source }: Pick<AnyEntry, 'source'>,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  return { file: source.name, line: source.lineOf(path), message: `${placeOf(path)}: ${message}` }
}
