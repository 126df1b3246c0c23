import { type ExpressionBuilder, sql } from 'kysely'
import { shortlistIds } from '#domain/shortlist.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import type { MeetingAnswer, MeetingState } from '#domain/meeting-state.ts'
import { meetingFormats, type MeetingPlace } from '#domain/meeting-place.ts'
import { parseTimeSlot } from '#domain/meeting-time.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { noteLook } from '#database/staff/looks.ts'
import type { StaffLookTable, Tables } from '../tables.ts'

/** A day in Kazakhstan and a time of it; null where they are open. */
export type MeetingTime = { day: string | null; slot: string | null }

/** A meeting as it stands: what staff have answered, else what the visitor asked for. */
export type KnownMeeting = MeetingTime &
  MeetingPlace & {
    state: MeetingState
    asked: MeetingTime & MeetingPlace
    /** The units to talk about. */
    estateIds: number[]
    /** How many answers there were. */
    sequence: number
    createdAt: string
    /** Of the last answer, else of the request. */
    changedAt: string
    /** Who of staff answered last; null before the first answer. */
    changedBy: string | null
  }

/** Meetings by the id of their request. Requests of another form, and those that are gone, are left out. */
export async function knownMeetings(
  db: Database,
  leadIds: readonly string[],
): Promise<Map<string, KnownMeeting>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('leads')
    .leftJoin('meetings', 'meetings.lead_id', 'leads.id')
    .select(['leads.id', 'leads.body', 'leads.created_at', 'leads.complex_id', 'leads.estate_id'])
    .select(['state', 'day', 'slot', 'sequence', 'changed_at', 'changed_by'])
    .select(['meetings.format', 'meetings.office_id', 'meetings.address'])
    .select('meetings.complex_id as set_complex_id')
    .where('leads.id', 'in', leadIds)
    .where('leads.form', '=', 'meets')
    .execute()
  return new Map(
    rows.map((row) => {
      const body = readJson(row.body)
      const asked = { ...askedTime(body), ...askedPlace(body, row.complex_id) }
      const list = shortlistIds(String(body['estate_ids'] ?? row.estate_id ?? ''))
      const meeting: KnownMeeting = {
        state: row.state ?? 'asked',
        ...asked,
        ...(row.state !== null && { day: row.day, slot: row.slot }),
        ...(row.format !== null && {
          format: row.format,
          officeId: row.office_id,
          complexId: row.set_complex_id,
          address: row.address,
        }),
        asked,
        estateIds: list,
        sequence: row.sequence ?? 0,
        createdAt: row.created_at,
        changedAt: row.changed_at ?? row.created_at,
        changedBy: row.changed_by,
      }
      return [row.id, meeting]
    }),
  )
}

/** One of them; null where there is none. */
export async function knownMeeting(db: Database, leadId: string): Promise<KnownMeeting | null> {
  return (await knownMeetings(db, [leadId])).get(leadId) ?? null
}

/** Bodies may be older than the rules of today. */
function askedTime(body: Readonly<Record<string, unknown>>): MeetingTime {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].slice(0, 40) : '')
  const day = text('date')
  return isCalendarDay(day) ? { day, slot: parseTimeSlot(text('time_slot')) } : { day: null, slot: null }
}

function askedPlace(body: Readonly<Record<string, unknown>>, complexId: number | null): MeetingPlace {
  const format = meetingFormats.find((each) => each === body['format']) ?? null
  return {
    format,
    officeId: format === 'office' && typeof body['office_id'] === 'number' ? body['office_id'] : null,
    // The request of a unit has the project of the unit, wherever the meeting is.
    complexId: format === 'site' ? complexId : null,
    address: null,
  }
}

/** An answer of staff to a request for a meeting. */
export type AnsweredMeeting = MeetingTime &
  MeetingPlace & {
    leadId: string
    state: MeetingAnswer
    /** The `sequence` that was shown when this answer was given. */
    seen: number
    by: string
    at: Date
    /** Of the look that the answer is kept as. */
    lookId: string
  }

const lookOf: Readonly<Record<MeetingAnswer, StaffLookTable['what']>> = {
  confirmed: 'confirm',
  moved: 'move',
  cancelled: 'cancel',
}

/**
 * Keeps an answer, together with who gave it. False, and nothing is kept, where somebody has answered since: they
 * decide on what stands now.
 */
export async function answerMeeting(db: Database, answer: AnsweredMeeting): Promise<boolean> {
  const { leadId, state, day, slot, format, officeId, complexId, address, seen, by, at, lookId } = answer
  const changed = {
    state,
    day,
    slot,
    format,
    office_id: officeId,
    complex_id: complexId,
    address,
    sequence: seen + 1,
    changed_at: at.toISOString(),
    changed_by: by,
  }
  return db.transaction().execute(async (trx) => {
    const written =
      seen === 0
        ? await trx
            .insertInto('meetings')
            .values({ lead_id: leadId, ...changed })
            .onConflict((conflict) => conflict.doNothing())
            .returning('lead_id')
            .executeTakeFirst()
        : await trx
            .updateTable('meetings')
            .set(changed)
            .where('lead_id', '=', leadId)
            .where('sequence', '=', seen)
            .returning('lead_id')
            .executeTakeFirst()
    if (written === undefined) return false
    await noteLook(trx, { id: lookId, at: at.toISOString(), name: by, what: lookOf[state], lead_id: leadId })
    return true
  })
}

/**
 * Meetings from today on, the next first; those without a day that wait for staff; those of the days before; and the
 * cancelled ones of any day, which no other view shows.
 */
export const meetingViews = ['upcoming', 'undated', 'past', 'cancelled'] as const
export type MeetingView = (typeof meetingViews)[number]

/** The ids of requests for a meeting by the day of the meeting; of a day by its hour, any hour first. */
export async function meetingIds(
  db: Database,
  view: MeetingView,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  // The engines put a missing day at different ends.
  const orderDay = sql<string>`coalesce(meetings.day, leads.body ->> 'date', '')`
  const slot = sql<string>`coalesce(case when meetings.state is null then leads.body ->> 'time_slot' else meetings.slot end, '')`
  const order = view === 'upcoming' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('leads')
    .leftJoin('meetings', 'meetings.lead_id', 'leads.id')
    .select('leads.id')
    // Written out, so that the index of these requests alone is used.
    .where(sql<boolean>`leads.form = 'meets'`)
    .where((row) => inView(row, view, today))
    .orderBy(orderDay, order)
    .orderBy(slot, order)
    .orderBy('leads.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many meetings of a view wait for an answer. */
export type WaitingMeetings = Record<'upcoming' | 'undated', number>

/** The meetings from today on, and those without a day, that staff have not answered (R1782). */
export async function waitingMeetings(db: Database, today: string): Promise<WaitingMeetings> {
  const count = async (view: MeetingView) => {
    const { waiting } = await db
      .selectFrom('leads')
      .leftJoin('meetings', 'meetings.lead_id', 'leads.id')
      .select((row) => row.fn.countAll().as('waiting'))
      .where(sql<boolean>`leads.form = 'meets'`)
      .where('meetings.state', 'is', null)
      .where((row) => inView(row, view, today))
      .executeTakeFirstOrThrow()
    return Number(waiting)
  }
  return { upcoming: await count('upcoming'), undated: await count('undated') }
}

function inView(
  row: ExpressionBuilder<Tables & { meetings: Tables['meetings'] }, 'leads' | 'meetings'>,
  view: MeetingView,
  today: string,
) {
  const day = sql<string | null>`coalesce(meetings.day, leads.body ->> 'date')`
  if (view === 'cancelled') return row('meetings.state', '=', 'cancelled')
  if (view === 'undated') return row.and([row(day, 'is', null), row('meetings.state', 'is', null)])
  return row.and([
    row(day, view === 'upcoming' ? '>=' : '<', today),
    row.or([row('meetings.state', 'is', null), row('meetings.state', '!=', 'cancelled')]),
  ])
}
