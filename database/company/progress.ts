import type { Answer } from '#contract/api-client.ts'
import type { getProgress } from '#contract/progress.ts'
import type { Language } from '#domain/languages.ts'
import { monthOf } from '#domain/months.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** Things by slug or by id. */
type Named = { slugs: readonly string[]; ids: readonly number[] }

/** `month` is one like `2026-11`, or `latest`; null means all. */
export type ProgressCriteria = { complexes: Named; houses: Named; month: string | null }

/**
 * The construction diary from the newest entry, and its months. Houses go before projects; the diary of a house has
 * the entries about its whole project in it. When none of the given ones exists, it is the diary of all (note b).
 */
export async function findProgress(
  db: Database,
  { complexes, houses, month }: ProgressCriteria,
  language: Language,
): Promise<Answer<typeof getProgress>> {
  const all = await datesOf(db)
  const dates = all.filter(await scopeOf(db, complexes, houses))
  const months = [...new Set(dates.map(({ date }) => monthOf(date)))]
  const shown = month === 'latest' ? months[0] : month
  const ids = new Set(
    dates.filter(({ date }) => shown === null || monthOf(date) === shown).map(({ id }) => id),
  )
  const meta = { complexes: await projectsOf(db, all, language), months }
  if (ids.size === 0) return { data: [], meta }
  const before = previousOf(dates)
  const rows = await entryRows(db, typeof shown === 'string' ? shown : null)
  return {
    data: rows
      .filter(({ id }) => ids.has(id))
      .map((row) => ({
        id: row.id,
        complex: { id: row.complex_id, slug: row.complex_slug, name: textIn(row.complex_name, language) },
        house:
          row.house_id === null || row.house_slug === null || row.house_name === null
            ? null
            : { id: row.house_id, slug: row.house_slug, name: textIn(row.house_name, language) },
        date: row.date,
        title: textIn(row.title, language),
        percent: row.percent,
        previous: before.get(row.id) ?? null,
        stages: readJson(row.stages).map(({ name, percent }) => ({ name: name[language], percent })),
        photos: readJson(row.photos).map((photo) => pictureIn(photo, language)),
        video_url: row.video_url,
        webcam_url: row.webcam_url,
      })),
    meta,
  }
}

type EntryDate = {
  id: number
  complex_id: number
  house_id: number | null
  date: string
  percent: number
}

/** The entry before each, of the same house or project. */
function previousOf(dates: readonly EntryDate[]): Map<number, { date: string; percent: number }> {
  const diaries = Map.groupBy(dates, (entry) => `${entry.complex_id} ${entry.house_id}`)
  return new Map(
    [...diaries.values()].flatMap((diary) =>
      diary.flatMap(({ id }, index) => {
        const before = diary[index + 1]
        return before ? [[id, { date: before.date, percent: before.percent }] as const] : []
      }),
    ),
  )
}

/** The wanted entries; null means all. */
type Scope = (entry: Pick<EntryDate, 'complex_id' | 'house_id'>) => boolean

/** Looked up among all: projects and houses are few, and PostgreSQL knows no empty list. */
async function scopeOf(db: Database, complexes: Named, houses: Named): Promise<Scope> {
  if (houses.slugs.length + houses.ids.length > 0) {
    const rows = await db.selectFrom('houses').select(['id', 'slug', 'complex_id']).execute()
    const found = rows.filter((row) => isNamed(row, houses))
    if (found.length > 0) {
      const ids = new Set(found.map(({ id }) => id))
      const projects = new Set(found.map(({ complex_id }) => complex_id))
      return (entry) => (entry.house_id === null ? projects.has(entry.complex_id) : ids.has(entry.house_id))
    }
  }
  if (complexes.slugs.length + complexes.ids.length > 0) {
    const rows = await db.selectFrom('complexes').select(['id', 'slug']).execute()
    const ids = new Set(rows.filter((row) => isNamed(row, complexes)).map(({ id }) => id))
    if (ids.size > 0) return (entry) => ids.has(entry.complex_id)
  }
  return () => true
}

function isNamed({ id, slug }: { id: number; slug: string }, { ids, slugs }: Named): boolean {
  return slugs.includes(slug) || ids.includes(id)
}

/** The bare dates of all diaries, from the newest. */
function datesOf(db: Database): Promise<EntryDate[]> {
  return db
    .selectFrom('construction_progress')
    .select(['id', 'complex_id', 'house_id', 'date', 'percent'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The projects that have a diary, in the order of the menu. */
async function projectsOf(db: Database, dates: readonly EntryDate[], language: Language) {
  const ids = new Set(dates.map(({ complex_id }) => complex_id))
  const rows = await db
    .selectFrom('complexes')
    .select(['id', 'slug', 'name'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ slug, name }) => ({ slug, name: textIn(name, language) }))
}

/** Entries with all their data, of one month or of all, the newest first; of one day in the order of the projects. */
function entryRows(db: Database, month: string | null) {
  let query = db
    .selectFrom('construction_progress as entry')
    .innerJoin('complexes', 'complexes.id', 'entry.complex_id')
    .leftJoin('houses', 'houses.id', 'entry.house_id')
    .selectAll('entry')
    .select([
      'complexes.slug as complex_slug',
      'complexes.name as complex_name',
      'houses.slug as house_slug',
      'houses.name as house_name',
    ])
    .orderBy('entry.date', 'desc')
    .orderBy('complexes.sort_order')
    .orderBy('entry.id', 'desc')
  if (month !== null) {
    query = query.where('entry.date', '>=', `${month}-01`).where('entry.date', '<=', `${month}-31`)
  }
  return query.execute()
}
