import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { staffText } from '#domain/staff/staff-text.ts'
import type { KnownUnit } from '#database/feeds/feed-units.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import { type ChessboardPlace, ChessboardPlace as Place } from './dialects/chessboard.ts'
import type { FeedUnit } from './accept-offer.ts'
import type { FeedOffer } from './feed-offer.ts'
import { doorKey } from './words/door-key.ts'
import { type FeedStatus, isLessAvailable } from './words/statuses.ts'
import { type Problem, problemText, reasonText, type SkipReason } from './skip-reasons.ts'

/** An offer that is left out. */
export type Skipped = WhichOffer & { reason: SkipReason; why: string[] }

/** Where an offer stands in the feed, and its id there. */
type WhichOffer = Pick<FeedOffer, 'line' | 'sheet' | 'id'>

/** A house of the feed and the one here that it was taken for, with the bounds of its numbers and floors. */
export type Match = {
  name: string
  house_id: number
  units: number
  numbers: [first: number, last: number] | null
  floors: [lowest: number, highest: number] | null
}

/** A unit of the feed on its way into the database. */
export type StagedUnit = {
  seq: number
  /** The unit here that it means; null for a new one. */
  estate_id: number | null
  /** Whether the unit here is remembered under the id of the feed. */
  isNamed: boolean
  unit: FeedUnit
}

/** Of a unit its columns are what is asked of all units at once; `unit` is the whole one, as JSON. */
const tables = `
  create table seen (external_id text primary key) without rowid;
  create table units (
    seq integer primary key,
    external_id text not null unique,
    house_id integer not null,
    category text not null,
    door text,
    section integer,
    floor integer,
    area real not null,
    is_doubted integer not null,
    place text not null,
    guess text,
    number text not null,
    status text not null,
    price integer,
    own_id integer,
    unit text not null,
    estate_id integer
  );
  create unique index units_twins on units (house_id, category, door, ifnull(section, 0), ifnull(floor, 999), area);
  create table twins (seq integer primary key, unit_seq integer not null, external_id text not null, unit text not null);
  create index twins_unit on twins (unit_seq);
  create table skipped (seq integer primary key, line integer, sheet text not null, id text not null, reason text not null, why text not null);
  create table left_out (external_id text primary key, status text) without rowid;
  create table parts (kind text not null, id text not null, value text not null, primary key (kind, id)) without rowid;
  create table known (
    estate_id integer primary key,
    house_id integer not null,
    category text not null,
    door text,
    section integer not null,
    floor integer not null,
    area real not null,
    status text not null,
    price integer not null,
    external_id text,
    taken integer not null default 0
  );
  create index known_external on known (external_id);
  create table matches (seq integer primary key, estate_id integer unique);
`

/**
 * Everything that a feed holds, read before the first row of the database is touched. It lies in a temporary file
 * that SQLite deletes by itself, also when the process is killed, so that its size is bound by the disk and not by
 * the memory.
 */
export class Staging {
  readonly #file = new DatabaseSync('')
  readonly #statements = new Map<string, StatementSync>()
  #seq = 0

  constructor() {
    this.#file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8000')
    this.#file.exec(tables)
    this.#file.exec('begin')
  }

  close(): void {
    this.#file.close()
  }

  /** Notes that the feed has an id; false when it has had it before. */
  isNewId(id: string): boolean {
    return this.#run('insert into seen values (?) on conflict do nothing', id) > 0
  }

  /** Keeps a unit; false when the feed has had the same unit before, under another id. */
  addUnit(unit: FeedUnit): boolean {
    return this.#keep(++this.#seq, unit)
  }

  #keep(seq: number, unit: FeedUnit): boolean {
    const added = this.#run(
      `insert into units (seq, external_id, house_id, category, door, section, floor, area, is_doubted, place, guess,
          number, status, price, own_id, unit)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      seq,
      unit.external_id,
      unit.house_id,
      unit.category,
      doorKey(unit),
      unit.section,
      unit.floor,
      unit.area_total,
      unit.is_status_known ? 0 : 1,
      unit.place,
      unit.guess,
      unit.geo_flatnum,
      unit.status,
      unit.price,
      unit.own?.id ?? null,
      JSON.stringify(unit),
    )
    return added > 0
  }

  /**
   * Another offer with the id of one before it: of both statuses the one that leaves the unit less available counts.
   *
   * @param status undefined where it is not understood
   * @returns whether it is that of the other offer
   */
  alsoSays(id: string, status: FeedStatus | undefined): boolean {
    const [unit] = this.#all('select seq, unit from units where external_id = ?', id)
    if (unit !== undefined) return this.#lessen(unit, status)
    const [out] = this.#all('select status from left_out where external_id = ?', id)
    if (out === undefined || !isLessAvailable(status, (out['status'] ?? undefined) as FeedStatus | undefined))
      return false
    return this.#run('update left_out set status = ? where external_id = ?', status ?? null, id) > 0
  }

  /**
   * Leaves out a unit that the feed has had before under another id. `settleTwins` says more when the units here are
   * known.
   */
  addTwin(unit: FeedUnit): void {
    const [twin] = this.#all(
      `select seq from units where house_id = ? and category = ? and door = ?
        and ifnull(section, 0) = ? and ifnull(floor, 999) = ? and area = ?`,
      unit.house_id,
      unit.category,
      doorKey(unit),
      unit.section ?? 0,
      unit.floor ?? 999,
      unit.area_total,
    )
    this.skip({ ...unit, id: unit.external_id }, [twinProblem(unit)])
    if (twin === undefined) return
    const { external_id } = unit
    this.#run(
      'insert into twins values (?, ?, ?, ?)',
      this.#seq,
      Number(twin['seq']),
      external_id,
      JSON.stringify(unit),
    )
  }

  /**
   * Of offers for one and the same unit, by its door, floor and area, the feed's id decides, once the units here are
   * known: those whose ids are remembered are units of their own, whatever their order in the feed. Of others the first
   * alone counts, where none is remembered. Of the statuses of all that are left out the one that leaves the unit least
   * available counts for the one that stays, where that is one.
   */
  settleTwins(): void {
    this.exec('drop index units_twins')
    const some = 'select distinct unit_seq from twins where unit_seq > ? order by unit_seq limit 1000'
    for (let groups = this.#all(some, 0); groups.length > 0;) {
      for (const { unit_seq: seq } of groups) this.#settle(Number(seq))
      groups = this.#all(some, Number(groups.at(-1)?.['unit_seq']))
    }
  }

  /** @param seq of the first of them */
  #settle(seq: number): void {
    const isKnown = 'exists (select 1 from known where known.external_id = twins.external_id)'
    const [first] = this.#all(
      `select unit, exists (select 1 from known where known.external_id = units.external_id) as is_known
        from units where seq = ?`,
      seq,
    )
    // Its house belongs to another source, and so do the others.
    if (first === undefined) return
    const staying = first['is_known'] === 1 ? [seq] : []
    const left: Pick<FeedUnit, 'status' | 'is_status_known'>[] = this.#all(
      `select distinct unit ->> '$.status' as status, unit ->> '$.is_status_known' as is_status_known
        from twins where unit_seq = ? and not ${isKnown}`,
      seq,
    ).map(({ status, is_status_known: isStatusKnown }) => ({
      status: status as FeedStatus,
      is_status_known: isStatusKnown === 1,
    }))
    for (const twin of this.#all(`select seq, unit from twins where unit_seq = ? and ${isKnown}`, seq)) {
      const own = Number(twin['seq'])
      this.#run('delete from skipped where seq = ?', own)
      this.#keep(own, JSON.parse(String(twin['unit'])) as FeedUnit)
      staying.push(own)
    }
    const unit = JSON.parse(String(first['unit'])) as FeedUnit
    if (staying.length === 0) staying.push(seq)
    else if (!staying.includes(seq)) {
      this.skipUnit({ seq, unit }, twinProblem(unit))
      left.push(unit)
    }
    if (staying.length > 1) return
    for (const { status, is_status_known: isStatusKnown } of left) {
      const [one] = this.#all('select seq, unit from units where seq = ?', staying[0] ?? seq)
      if (one !== undefined) this.#lessen(one, isStatusKnown ? status : undefined)
    }
  }

  #lessen({ seq, unit: text }: Record<string, unknown>, status: FeedStatus | undefined): boolean {
    const unit = JSON.parse(String(text)) as FeedUnit
    if (!isLessAvailable(status, unit.is_status_known ? unit.status : undefined)) return false
    const listed = listedStatuses.find((each) => each === status)
    const less: FeedUnit = {
      ...unit,
      status: status ?? 'hidden',
      is_status_known: status !== undefined,
      own: unit.own && listed !== undefined ? { ...unit.own, status: listed } : unit.own,
    }
    const isDoubted = status === undefined ? 1 : 0
    return (
      this.#run(
        'update units set unit = ?, status = ?, is_doubted = ? where seq = ?',
        JSON.stringify(less),
        less.status,
        isDoubted,
        Number(seq),
      ) > 0
    )
  }

  skip({ line, sheet, id }: WhichOffer, problems: readonly Problem[]): void {
    const [first] = problems
    if (!first) throw new TypeError('an offer is not left out without a reason')
    const why = JSON.stringify(problems.map(problemText))
    this.#run(
      'insert into skipped values (?, ?, ?, ?, ?, ?)',
      ++this.#seq,
      line,
      sheet,
      id,
      first.reason,
      why,
    )
  }

  /** Takes a unit out again that was kept before. */
  skipUnit({ seq, unit }: Pick<StagedUnit, 'seq' | 'unit'>, problem: Problem): void {
    this.#run('delete from units where seq = ?', seq)
    this.skip({ ...unit, id: unit.external_id }, [problem])
  }

  /** The same, of a unit that is known by its place in the feed only. */
  skipSeq(seq: number, problem: Problem): void {
    for (const unit of this.unitsAfter(seq - 1, 1)) this.skipUnit(unit, problem)
  }

  /**
   * Takes the units out again whose house was guessed from a bare number in one of these projects, unless the feed's
   * id is remembered for a unit of that very house.
   *
   * @returns the feed's names of their places, once a unit
   */
  *skipGuesses(projects: ReadonlySet<string>): Generator<string> {
    const some = `select seq, place from units where guess = ? and seq > ? and not exists
      (select 1 from known where known.external_id = units.external_id and known.house_id = units.house_id)
      order by seq limit 1000`
    for (const project of projects) {
      for (let rows = this.#all(some, project, 0); rows.length > 0;) {
        for (const { seq, place } of rows) {
          this.skipSeq(Number(seq), { reason: 'unknown_house', detail: String(place) })
          yield String(place)
        }
        rows = this.#all(some, project, Number(rows.at(-1)?.['seq']))
      }
    }
  }

  /** Takes all units of a house out again. */
  skipHouse(house: number, problem: Problem): void {
    const some = 'select seq from units where house_id = ? order by seq limit 1000'
    for (let rows = this.#all(some, house); rows.length > 0; rows = this.#all(some, house)) {
      for (const { seq } of rows) this.skipSeq(Number(seq), problem)
    }
  }

  /** What was matched: a line for each house of the feed, in the order of its first unit. */
  matches(): Match[] {
    const rows = this.#all(`
      select place, house_id, count(*) as units, min(floor) as lowest, max(floor) as highest,
        min(nullif(cast(number as integer), 0)) as first, max(nullif(cast(number as integer), 0)) as last
      from units group by place, house_id order by min(seq) limit 1000`)
    return rows.map(({ place, house_id, units, lowest, highest, first, last }) => ({
      name: String(place),
      house_id: Number(house_id),
      units: Number(units),
      numbers: first === null ? null : [Number(first), Number(last)],
      floors: lowest === null ? null : [Number(lowest), Number(highest)],
    }))
  }

  *skipped(): Generator<Skipped> {
    for (const row of this.#statement(
      'select line, sheet, id, reason, why from skipped order by seq',
    ).iterate()) {
      const { why, ...offer } = row as Omit<Skipped, 'why'> & { why: string }
      yield { ...offer, why: JSON.parse(why) as string[] }
    }
  }

  /** Keeps what an offer that is left out says of its unit's status; null where that is not understood. */
  leaveOut(id: string, status: FeedUnit['status'] | null): void {
    this.#run('insert into left_out values (?, ?) on conflict do nothing', id, status)
  }

  reasons(): Partial<Record<SkipReason, number>> {
    const rows = this.#all(
      'select reason, count(*) as count from skipped group by reason order by count desc, reason',
    )
    return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]))
  }

  /** The first offer that is left out for a reason, with what was wrong: `line 2 («G2: …»)`. */
  exampleOf(reason: SkipReason): string {
    const [row] = this.#all(
      'select line, sheet, id, why from skipped where reason = ? order by seq limit 1',
      reason,
    )
    const { line = null, sheet = '', id = '', why = '[]' } = row ?? {}
    const [first = ''] = JSON.parse(String(why)) as string[]
    const place =
      line === null
        ? staffText('offer {id}', { id: String(id) })
        : staffText('line {line}', { line: String(line) })
    const where = sheet === '' ? '' : staffText('sheet «{sheet}», ', { sheet: String(sheet) })
    return `${where}${place}${first.slice(reasonText(reason).length)}`
  }

  /** Parts of units that a feed lists separately, kept until they can be joined. */
  addPart(kind: 'unit' | 'place', id: string, value: unknown): boolean {
    const text = JSON.stringify(value)
    return this.#run('insert into parts values (?, ?, ?) on conflict do nothing', kind, id, text) > 0
  }

  *unitsWithPlaces(): Generator<{ id: string; unit: unknown; place: ChessboardPlace | null }> {
    const rows = this.#statement(`select unit.id, unit.value as unit, place.value as place from parts unit
      left join parts place on place.kind = 'place' and place.id = unit.id where unit.kind = 'unit' order by unit.id`)
    for (const row of rows.iterate()) {
      const { id, unit, place } = row as { id: string; unit: string; place: string | null }
      yield { id, unit: JSON.parse(unit), place: place === null ? null : Place.parse(JSON.parse(place)) }
    }
  }

  coveredHouses(): number[] {
    return this.#all('select distinct house_id from units').map(({ house_id }) => Number(house_id))
  }

  addKnown(units: readonly KnownUnit[]): void {
    for (const unit of units) {
      this.#run(
        `insert into known (estate_id, house_id, category, door, section, floor, area, status, price, external_id)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        unit.id,
        unit.house_id,
        unit.category,
        doorKey(unit),
        unit.section,
        unit.floor,
        unit.area_total,
        unit.status,
        unit.price,
        unit.external_id,
      )
    }
  }

  /** Makes the changes of the file that matching needs; `statements` are its own words. */
  exec(statements: string): void {
    this.#file.exec(statements)
  }

  /** Rows of a question about the file, one by one. */
  iterate(question: string, ...values: SQLInputValue[]): Iterable<Record<string, unknown>> {
    return this.#statement(question).iterate(...values)
  }

  count(question: string): number {
    return Number(this.#all(question)[0]?.['count'])
  }

  /** Largest id that a unit of our own units.json has; 0 for every other format. */
  largestOwnId(): number {
    return this.count(`select ifnull(max(own_id), 0) as count from units`)
  }

  match(seq: number, estate: number): void {
    this.#run('insert into matches values (?, ?) on conflict do nothing', seq, estate)
  }

  /** Units in the order of the feed, some at a time. */
  unitsAfter(seq: number, limit: number): StagedUnit[] {
    const rows = this.#all(
      `select units.seq, units.estate_id, units.unit, known.external_id is units.external_id as is_named
        from units left join known using (estate_id) where units.seq > ? order by units.seq limit ?`,
      seq,
      limit,
    )
    return rows.map(({ seq, estate_id, unit, is_named }) => ({
      seq: Number(seq),
      estate_id: estate_id === null ? null : Number(estate_id),
      isNamed: is_named === 1,
      unit: JSON.parse(String(unit)) as FeedUnit,
    }))
  }

  #statement(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known) return known
    const statement = this.#file.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }

  #run(text: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(text).run(...values).changes)
  }

  #all(text: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#statement(text).all(...values)
  }
}

function twinProblem({ geo_flatnum }: FeedUnit): Problem {
  return { reason: 'duplicate_unit', detail: geo_flatnum }
}
