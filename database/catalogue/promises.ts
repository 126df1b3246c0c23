import type { Answer } from '#contract/api-client.ts'
import type { getPromises, PromisedHouse } from '#contract/promises.ts'
import type { Language, Localized } from '#domain/languages.ts'
import { type PromiseEvent, promiseHistory } from '#domain/promise-history.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import type { Database } from '../open.ts'
import { readSetting } from '../settings.ts'
import { cityColumns, cityOf } from './city.ts'
import { deadlineOf } from './deadline.ts'
import { legalColumns, legalOf } from './legal.ts'
import { promisedOf, type PromiseRow, promiseRows } from './promise-rows.ts'

/** Slugs or ids; those of nothing are ignored, and without any all are meant (note b). */
type Criterion = { slugs: readonly string[]; ids: readonly number[] }

export type PromiseCriteria = { complexes: Criterion; houses: Criterion }

/** Whether the company shows what became of its deadlines: where nothing else is said, it does (R1015). */
export async function showsPromises(db: Database): Promise<boolean> {
  return (await readSetting(db, 'promises_shown')) ?? true
}

/**
 * Houses with what became of their deadlines: projects in their order, the houses of each in theirs, then houses that
 * have left the content after a deadline was published (R1010, R1011). Null where the company does not show it.
 */
export async function findPromises(
  db: Database,
  { complexes, houses }: PromiseCriteria,
  language: Language,
): Promise<Answer<typeof getPromises> | null> {
  if (!(await showsPromises(db))) return null
  const company = await readSetting(db, 'promised_by')
  const [rows, told] = await Promise.all([
    houseRows(db),
    company === null ? new Map<number, PromiseRow[]>() : promiseRows(db, company),
  ])
  const listed = rows.map((row): PromisedHouse => ({
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    is_listed: true,
    complex: {
      id: row.complex_id,
      slug: row.complex_slug,
      name: textIn(row.complex_name, language),
      city: cityOf(row, language),
    },
    ...historyOf(told.get(row.id) ?? [], language),
    deadline: deadlineOf(row) ?? lastDeadline(told.get(row.id)),
    handed_over_at: row.handed_over_at,
    legal: legalOf(row, language),
  }))
  const gone = [...told].flatMap(([id, words]) => {
    const last = words.at(-1)
    if (last === undefined || rows.some((row) => row.id === id)) return []
    const history = historyOf(words, language)
    const project = rows.find(({ complex_id }) => complex_id === last.complex_id)
    const complex = {
      id: last.complex_id,
      slug: project?.complex_slug ?? null,
      name: textIn(last.complex_name, language),
      city: project === undefined ? null : cityOf(project, language),
    }
    return history.first === null ? [] : [leftHouse(id, complex, last, history, language)]
  })
  const all = [...listed, ...gone]
  const inProject = chosen(
    all.map(({ complex }) => complex),
    complexes,
  )
  const isHouse = chosen(all, houses)
  return {
    data: all.filter((house) => inProject(house.complex) && isHouse(house)),
    meta: { since: firstDay(told) },
  }
}

function houseRows(db: Database) {
  return db
    .selectFrom('houses')
    .innerJoin('complexes', 'complexes.id', 'houses.complex_id')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      'houses.id',
      'houses.slug',
      'houses.name',
      'houses.deadline_year',
      'houses.deadline_quarter',
      'houses.handed_over_at',
      ...houseLegal,
      'houses.complex_id',
      'complexes.slug as complex_slug',
      'complexes.name as complex_name',
      ...cityColumns,
    ])
    .orderBy('complexes.sort_order')
    .orderBy('complexes.id')
    .orderBy('houses.sort_order')
    .orderBy('houses.id')
    .execute()
}

const houseLegal = legalColumns.map((column) => `houses.${column}` as const)

type History = Pick<PromisedHouse, 'first' | 'promised' | 'moves' | 'shift' | 'late' | 'events'>

function historyOf(words: readonly PromiseRow[], language: Language): History {
  const { events, ...history } = promiseHistory(words.map(promisedOf))
  const eventOf = ({ handedOverAt, reason, ...event }: PromiseEvent<Localized>) => ({
    ...event,
    handed_over_at: handedOverAt,
    reason: reason && reason[language],
  })
  return { ...history, events: events.map(eventOf) }
}

function lastDeadline(words: readonly PromiseRow[] = []): PromisedHouse['deadline'] {
  const last = words.at(-1)
  return last === undefined ? null : deadlineOf(last)
}

/** A house that only its history knows. */
function leftHouse(
  id: number,
  complex: PromisedHouse['complex'],
  last: PromiseRow,
  history: History,
  language: Language,
): PromisedHouse {
  return {
    id,
    slug: null,
    name: textIn(last.house_name, language),
    is_listed: false,
    complex,
    ...history,
    deadline: deadlineOf(last),
    handed_over_at: last.handed_over_at,
    legal: {
      permit_no: null,
      permit_date: null,
      method: null,
      guarantee_no: null,
      permit_url: null,
      guarantee_url: null,
      builder_name: null,
      bin: null,
    },
  }
}

type Named = { id: number; slug: string | null }

/** Whether a thing is one of those that are asked for. */
function chosen(things: readonly Named[], { slugs, ids }: Criterion): (thing: Named) => boolean {
  const isNamed = ({ id, slug }: Named) => ids.includes(id) || (slug !== null && slugs.includes(slug))
  return things.some(isNamed) ? isNamed : () => true
}

/** The first word about any house. */
function firstDay(told: ReadonlyMap<number, readonly PromiseRow[]>): string | null {
  const days = [...told.values()].flatMap((words) => words[0]?.day ?? [])
  return days.toSorted()[0] ?? null
}
