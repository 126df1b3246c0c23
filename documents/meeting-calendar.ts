import { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, default as calendar } from 'ical-generator'
import type { MeetingState } from '#domain/meeting-state.ts'

/** A meeting as a calendar shows it. Texts are those of the visitor's language. */
export type CalendarMeeting = {
  /** The same for the same meeting, so that a second file changes the entry and adds none. */
  uid: string
  made: Date
  state: MeetingState
  /** Grows with every answer of staff, so that a calendar knows the newer file. */
  sequence: number
  /** When the meeting was asked for, and when it was changed last; null where the site has not kept it. */
  kept: { created: Date; changed: Date } | null
  /** The whole day where there is no end. */
  start: Date
  end: Date | null
  isWholeDay: boolean
  title: string
  text: string
  /** Empty where it is not known. */
  place: string
  url: string
  /** Of the site that makes it, `homes.example`. */
  host: string
}

const statuses: Readonly<Record<MeetingState, ICalEventStatus>> = {
  asked: ICalEventStatus.TENTATIVE,
  moved: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

const busyStatuses: Readonly<Record<MeetingState, ICalEventBusyStatus>> = {
  asked: ICalEventBusyStatus.TENTATIVE,
  moved: ICalEventBusyStatus.TENTATIVE,
  confirmed: ICalEventBusyStatus.BUSY,
  cancelled: ICalEventBusyStatus.FREE,
}

/** A meeting as a calendar file (RFC 5545): tentative until staff confirm it, and cancelled where they do that. */
export function meetingCalendar({
  uid,
  made,
  state,
  sequence,
  kept,
  start,
  end,
  isWholeDay,
  host,
  ...words
}: CalendarMeeting): string {
  const file = calendar({ method: ICalCalendarMethod.PUBLISH, prodId: { company: host, product: 'website' } })
  file.createEvent({
    id: uid,
    stamp: made,
    start,
    end,
    allDay: isWholeDay,
    summary: words.title,
    description: words.text,
    location: words.place === '' ? null : words.place,
    // The library escapes commas as those of texts, which an address must not have.
    url: words.url.replaceAll(',', '%2C'),
    status: statuses[state],
    busystatus: busyStatuses[state],
    sequence,
    created: kept?.created ?? null,
    lastModified: kept?.changed ?? null,
  })
  return file.toString()
}
