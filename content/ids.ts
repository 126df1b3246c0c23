import { staffText } from '#domain/staff/staff-text.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Problem, refuse } from './problem.ts'
import type { AnyEntry, Records } from './records.ts'

/** Ids that a database has given out: by kind and slug, also of records that are gone. */
export type KnownIds = {
  readonly bySlug: { readonly [K in Kind]?: ReadonlyMap<string, number> }
  /** The largest id in use, whether or not it has a slug. */
  readonly largest: { readonly [K in Kind]?: number }
  /** The project of each house, both by id. */
  readonly projects: ReadonlyMap<number, number>
}

/** The id of every record. */
export type ContentIds = {
  /** @throws Error when there is no such record, which the check of the records rules out */
  of(kind: Kind, slug: string): number
  /** Null for a reference that a record leaves out. */
  ofAny(kind: Kind, slug: string | null): number | null
  all(kind: Kind): ReadonlyMap<string, number>
}

/**
 * Numbers the records. A record keeps the id it was once given; one that brings its own keeps that; any other gets
 * the next free id of its kind. No id is given twice, not even that of a record that is gone: favourites, requests
 * and other sites may hold it.
 *
 * @throws ContentError when a record brings an id that is another one's, or another id than before
 */
export function numberRecords(
  records: Records,
  known: KnownIds = { bySlug: {}, largest: {}, projects: new Map() },
): ContentIds {
  const problems: Problem[] = []
  const ids = new Map<Kind, ReadonlyMap<string, number>>()
  const renames = renamesOf(records, known, (project) => ids.get('complexes')?.get(project))
  for (const kind of kinds) {
    const isRename = renames[kind] ?? (() => true)
    ids.set(kind, numberKind(records[kind], knownOf(known, kind), isRename, problems))
  }
  refuse(problems)
  const all = (kind: Kind) => ids.get(kind) ?? new Map<string, number>()
  const of = (kind: Kind, slug: string) => {
    const id = all(kind).get(slug)
    if (id === undefined) throw new Error(`${kind}: there is no "${slug}"`)
    return id
  }
  return { of, ofAny: (kind, slug) => (slug === null ? null : of(kind, slug)), all }
}

/** Whether a record that brings the id of one that is gone is this one under a new slug. */
type IsRename = (slug: string, id: number) => boolean

/**
 * Projects and houses have units, which would become those of a stranger: a house is renamed within its project, and a
 * renamed project still has a house.
 */
function renamesOf(
  { houses }: Records,
  known: KnownIds,
  idOf: (project: string) => number | undefined,
): { readonly [K in Kind]?: IsRename } {
  const before = known.bySlug.houses ?? new Map<string, number>()
  const projectOf = (id: number | undefined) => (id === undefined ? undefined : known.projects.get(id))
  const projects = new Map(houses.map(({ slug, record }) => [slug, record.complex]))
  return {
    complexes: (project, id) =>
      houses.some(
        ({ slug, record }) => record.complex === project && projectOf(record.id ?? before.get(slug)) === id,
      ),
    houses(slug, id) {
      const project = projectOf(id)
      return project !== undefined && project === idOf(projects.get(slug) ?? '')
    },
  }
}

function knownOf({ bySlug, largest }: KnownIds, kind: Kind) {
  return { ids: bySlug[kind] ?? new Map<string, number>(), largest: largest[kind] ?? 0 }
}

function numberKind(
  entries: readonly AnyEntry[],
  { ids: known, largest }: ReturnType<typeof knownOf>,
  isRename: IsRename,
  problems: Problem[],
): ReadonlyMap<string, number> {
  const slugs = new Set(entries.map(({ slug }) => slug))
  const holders = new Map([...known].map(([slug, id]) => [id, slug]))
  const own = entries.flatMap(({ record }) => record.id ?? [])
  let next = Math.max(largest, 0, ...known.values(), ...own) + 1
  const numbered = new Map<string, number>()
  for (const { slug, record, source } of entries) {
    const before = known.get(slug)
    const holder = record.id === undefined ? undefined : holders.get(record.id)
    const refuseId = (message: string) =>
      problems.push({ file: source.name, line: source.lineOf(['id']), message: `id: ${message}` })
    if (record.id !== undefined && before !== undefined && before !== record.id) {
      refuseId(
        staffText('this record was imported with {id} before, and ids do not change: write {id} or nothing', {
          id: before,
        }),
      )
    } else if (record.id !== undefined && holder !== undefined && holder !== slug) {
      if (slugs.has(holder) || !isRename(slug, record.id)) {
        refuseId(
          staffText('{id} belongs to "{slug}": leave id out, or write a new one', {
            id: record.id,
            slug: holder,
          }),
        )
      }
    }
    numbered.set(slug, record.id ?? before ?? next++)
  }
  return numbered
}
