import { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, default as calendar } from 'ical-generator'

/** A meeting as a calendar shows it. Texts are those of the visitor's language. */
export type CalendarMeeting = {
  /** The same for the same meeting, so that a second file changes the entry and adds none. */
  uid: string
  made: Date
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

/** A meeting that staff have yet to confirm as a calendar file (RFC 5545, STATUS:TENTATIVE). */
export function meetingCalendar({
  uid,
  made,
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
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
  })
  return file.toString()
}
