import type { Transaction } from 'kysely'
import { promiseRows, type PromiseRow } from '#database/catalogue/promise-rows.ts'
import { writeJson } from '#database/engines/json.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import type { Tables } from '#database/tables.ts'
import type { YearQuarter } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Content, Row } from './content.ts'
import type { Records } from './records.ts'
import type { HouseRecord } from './schemas/places.ts'
import type { TableSummary } from './summary.ts'

type Import = {
  records: Pick<Records, 'company' | 'houses'>
  content: Pick<Content, 'complexes' | 'houses'>
  /** The database had the content of another company until now. */
  isAnother: boolean
  now: Date
}

/** The columns of a word about a house that stay while its record says nothing new. */
const said = ['is_listed', 'deadline_year', 'deadline_quarter', 'handed_over_at'] as const

/**
 * Keeps what became of the deadlines of houses (R1010): a row where a record says something else than before, or where
 * it left or came back. Rows are added and neither changed nor removed (R1011). A house goes on with its rows by its id;
 * one that is new takes over those of a house that is gone with the same number in the same project.
 */
export async function writePromises(
  trx: Transaction<Tables>,
  { records, content, isAnother, now }: Import,
): Promise<TableSummary> {
  const company = await promisedBy(trx, records.company.name.ru, isAnother)
  const rows = await promiseRows(trx, company)
  const taken = await takeOver(trx, company, rows, content)
  const today = dayInKazakhstan(now)
  const corrections = new Map(
    records.houses.map(({ slug, record }) => [slug, record.deadline_correction] as const),
  )
  const complexes = new Map(content.complexes.map((complex) => [complex.id, complex.name]))
  const listed = new Set(content.houses.map(({ id }) => id))
  const words = content.houses.map((house) => {
    const before = rows.get(house.id) ?? []
    const complex_name = complexes.get(house.complex_id) ?? house.name
    return nextWord(before, { ...house, complex_name }, corrections.get(house.slug) ?? null)
  })
  const left = [...rows].flatMap(([id, before]): Word[] => {
    const last = before.at(-1)
    return listed.has(id) || last?.is_listed !== 1 ? [] : [{ ...last, is_listed: 0, reason: writeJson(null) }]
  })
  const added = [...words.flatMap((word) => word ?? []), ...left].map((word): Row<'house_promises'> => {
    const last = rows.get(word.house_id)?.at(-1)
    return {
      ...word,
      company,
      number: (last?.number ?? 0) + 1,
      // A clock that was put back makes no word older than the one before it.
      day: last !== undefined && last.day > today ? last.day : today,
    }
  })
  for (const row of added) await trx.insertInto('house_promises').values(row).execute()
  const unchanged = words.filter((word) => word === null).length
  return { added: added.length, changed: taken, unchanged, removed: 0, withdrawn: 0 }
}

/** Whose words are kept; those of a company that was here before stay under its own name. */
async function promisedBy(trx: Transaction<Tables>, name: string, isAnother: boolean): Promise<string> {
  const known = isAnother ? null : await readSetting(trx, 'promised_by')
  if (known !== null) return known
  await writeSetting(trx, 'promised_by', name)
  return name
}

/**
 * Gives the rows of houses that are gone to new ones with the same number in the same project: a record that was renamed
 * without its id.
 *
 * @returns how many houses took rows over
 */
async function takeOver(
  trx: Transaction<Tables>,
  company: string,
  rows: Map<number, PromiseRow[]>,
  { houses }: Import['content'],
): Promise<number> {
  const listed = new Set(houses.map(({ id }) => id))
  const placeOf = ({ complex_id, queue_no }: { complex_id: number; queue_no: number }) =>
    `${String(complex_id)} ${String(queue_no)}`
  const gone = new Map(
    [...rows].flatMap(([id, told]) => {
      const last = told.at(-1)
      return listed.has(id) || last === undefined ? [] : [[placeOf(last), id] as const]
    }),
  )
  let taken = 0
  for (const house of houses) {
    const former = gone.get(placeOf(house))
    const told = former === undefined || rows.has(house.id) ? undefined : rows.get(former)
    if (former === undefined || told === undefined) continue
    await trx
      .updateTable('house_promises')
      .set({ house_id: house.id })
      .where('company', '=', company)
      .where('house_id', '=', former)
      .execute()
    rows.set(house.id, told)
    rows.delete(former)
    taken += 1
  }
  return taken
}

type Word = Omit<Row<'house_promises'>, 'company' | 'number' | 'day'>

/** What a record says that it has not said before; null for nothing. */
function nextWord(
  before: readonly PromiseRow[],
  house: Row<'houses'> & Pick<Row<'house_promises'>, 'complex_name'>,
  correction: HouseRecord['deadline_correction'],
): Word | null {
  const last = before.at(-1)
  const hasDeadline = (house.deadline_year ?? null) !== null
  const deadline = hasDeadline ? house : last
  const word: Word = {
    house_id: house.id,
    is_listed: 1,
    // A finished house need not say its deadline any more.
    deadline_year: deadline?.deadline_year ?? null,
    deadline_quarter: deadline?.deadline_quarter ?? null,
    handed_over_at: house.handed_over_at ?? null,
    reason: writeJson(null),
    complex_id: house.complex_id,
    queue_no: house.queue_no,
    house_name: house.name,
    complex_name: house.complex_name,
  }
  const isNew = last === undefined || said.some((column) => last[column] !== word[column])
  if (correction !== null && isCorrected(isNew ? [...before, word] : before, correction.from))
    return { ...word, reason: writeJson(correction.reason) }
  return isNew ? word : null
}

type Said = Pick<Word, 'deadline_year' | 'deadline_quarter'> & Partial<Pick<PromiseRow, 'reason'>>

/** Whether the last change of the deadline came from this one, and nobody has said yet why. */
function isCorrected(words: readonly Said[], from: YearQuarter): boolean {
  const isSame = (one: Said | undefined, other: Said | undefined) =>
    one?.deadline_year === other?.deadline_year && one?.deadline_quarter === other?.deadline_quarter
  const at = words.findLastIndex((word, index) => index > 0 && !isSame(word, words[index - 1]))
  const former = words[at - 1]
  return (
    isSame(former, { deadline_year: from.year, deadline_quarter: from.quarter }) &&
    words.slice(at).every(({ reason }) => reason === undefined || reason === 'null')
  )
}
