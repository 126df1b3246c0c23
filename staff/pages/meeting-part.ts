import { html } from 'hono/html'
import { staffAddresses } from '#contract/staff-addresses.ts'
import type { KnownMeeting } from '#database/leads/meetings.ts'
import { isPlaceChosen, type KnownPlaces, longestAddress } from '#domain/meeting-place.ts'
import { isMeetingDay, meetingDays } from '#domain/meeting-time.ts'
import type { Language } from '#domain/languages.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { placeValue } from '../meetings/chosen-place.ts'
import { meetingMark, placeText, timeWords } from '../meetings/meeting-words.ts'
import { field } from './field.ts'
import { type Html, notice, outcome } from './layout.ts'
import { momentWords } from './moment-words.ts'

export type MeetingPart = {
  leadId: string
  meeting: KnownMeeting
  places: KnownPlaces
  /** The company also meets by video. */
  isOnline: boolean
  /** What to tell the visitor, in their language; null before an answer. */
  words: { text: string; language: Language } | null
  /** The reader has just answered. */
  wasAnswered: boolean
  /** Why an answer was not kept. */
  problem: string | null
  /** What was typed into a form that was refused. */
  typed: URLSearchParams | null
  now: Date
}

/** What stands on top of a request: what became of an answer, and when the meeting is. */
export function meetingHead({ meeting, places, wasAnswered, problem }: MeetingPart): Html {
  const where = placeText(meeting, places)
  return html`${notice(problem)}
    ${
      wasAnswered && meeting.state !== 'asked'
        ? outcome(
            'good',
            html`<p>
              ${staffText('Your answer is kept. The site does not write to the visitor: call them, or send them the words below.')}
            </p>`,
          )
        : ''
    }
    <p class="meeting">
      <span><a href="#meeting">${staffText('Meeting')}</a>:</span> <strong>${timeWords(meeting)}</strong>
      ${meetingMark(meeting)} ${where === '' ? '' : html`<span class="where">${where}</span>`}
    </p>`
}

/** The meeting of a request with the form by which staff answer it. It works without a script. */
export function meetingPart(part: MeetingPart): Html {
  const { meeting, places, words } = part
  const { state, asked, changedBy, changedAt } = meeting
  const where = placeText(meeting, places)
  return html`<h2 id="meeting">${staffText('Meeting')}</h2>
    <div class="sheet part">
      <p><strong>${timeWords(meeting)}</strong> ${meetingMark(meeting)}</p>
      ${where === '' ? '' : html`<p>${where}</p>`}
      ${state === 'asked' || isAsAsked(meeting) ? '' : html`<p>${staffText('The visitor asked for: {when}', { when: timeWords(asked) })}</p>`}
      ${changedBy === null ? '' : html`<p>${staffText('Last answer: {moment}, {name}', { moment: momentWords(new Date(changedAt)), name: changedBy })}</p>`}
      ${
        state === 'cancelled' || isPlaceChosen(meeting)
          ? ''
          : html`<p>
              ${staffText('No place is chosen: choose it below, or tell the visitor the address yourself, since the page of the meeting does not have it.')}
            </p>`
      }
      ${
        words === null
          ? ''
          : html`<p>${staffText('What to tell the visitor, by phone or in a message:')}</p>
              <blockquote lang="${words.language}">${words.text}</blockquote>`
      }
      ${answerForm(part)}
    </div>`
}

function isAsAsked({ day, slot, asked }: KnownMeeting): boolean {
  return day === asked.day && slot === asked.slot
}

function answerForm(part: MeetingPart): Html {
  const { leadId, meeting, typed, now } = part
  const { first, last } = meetingDays(now)
  const [from = '', to = ''] = (meeting.slot ?? '').split('-')
  const known = { day: meeting.day !== null && isMeetingDay(meeting.day, now) ? meeting.day : '', from, to }
  const value = (name: keyof typeof known) => typed?.get(name)?.slice(0, 20) ?? known[name]
  const action = staffAddresses.answerMeeting(leadId)
  const seen = html`<input type="hidden" name="seen" value="${meeting.sequence}" />`
  return html`<form method="post" action="${action}">
      ${seen}
      <div class="row">
        ${field(
          staffText('Day'),
          html`<input
            name="day"
            type="date"
            required
            min="${first}"
            max="${last}"
            value="${value('day')}"
          />`,
        )}
        ${hourField('from', staffText('Hour'), value('from'), true)}
        ${hourField('to', staffText('Until, if you like'), value('to'), false)}
      </div>
      ${placeFields(part)}
      <p>
        ${staffText('Confirm a time and a place that the visitor agrees to. Propose what they have not agreed to yet.')}
      </p>
      <div class="row">
        <button name="do" value="confirmed">${staffText('Confirm')}</button>
        <button class="second" name="do" value="moved">${staffText('Propose another time or place')}</button>
      </div>
    </form>
    ${
      meeting.state === 'cancelled'
        ? ''
        : html`<details>
            <summary>${staffText('Cancel the meeting')}</summary>
            <form method="post" action="${action}">
              ${seen}
              <p>
                ${staffText('The visitor will see that it does not take place. You can confirm it again later.')}
              </p>
              <button class="second" name="do" value="cancelled">${staffText('Cancel the meeting')}</button>
            </form>
          </details>`
    }`
}

function hourField(name: string, title: string, value: string, isRequired: boolean): Html {
  return field(
    title,
    html`<input
      name="${name}"
      type="time"
      ${isRequired ? 'required' : ''}
      min="07:00"
      max="22:00"
      value="${value}"
    />`,
  )
}

/** Where the meeting is: one of the company's records, a call, or a line of staff (R1690). */
function placeFields({ meeting, places, isOnline, typed }: MeetingPart): Html {
  const kinds = [
    ...(isOnline || meeting.format === 'online' ? (['online'] as const) : []),
    'phone',
    'address',
  ] as const
  const choices = [
    ...places.offices.map(({ id, title }) => ({ value: `office-${String(id)}`, title })),
    ...places.projects.map(({ id, title }) => ({ value: `site-${String(id)}`, title })),
  ]
  const known = new Set<string>([...kinds, ...choices.map(({ value }) => value)])
  const [present, wanted] = [placeValue(meeting), typed?.get('place') ?? '']
  const chosen = known.has(wanted) ? wanted : present
  const option = (value: string, title: string) =>
    html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${title}</option>`
  const group = (title: string, kind: string) => {
    const own = choices.filter(({ value }) => value.startsWith(kind))
    return own.length === 0
      ? ''
      : html`<optgroup label="${title}">${own.map((each) => option(each.value, each.title))}</optgroup>`
  }
  return html`<div class="row">
    ${field(
      staffText('Place'),
      html`<select name="place">
        ${known.has(present) ? '' : option('', staffText('Not chosen'))}
        ${group(staffText('Office'), 'office')} ${group(staffText('Project, on site'), 'site')}
        <optgroup label="${staffText('Elsewhere')}">
          ${kinds.map((kind) => option(kind, staffText(kindWords[kind])))}
        </optgroup>
      </select>`,
      'place',
    )}
    ${field(
      staffText('Another address, in one line'),
      html`<input
        name="address"
        maxlength="${longestAddress}"
        autocomplete="off"
        value="${(typed?.get('address') ?? meeting.address ?? '').slice(0, longestAddress)}"
      />`,
      'address',
    )}
  </div>`
}

const kindWords = {
  online: 'By video',
  phone: 'A call by telephone',
  address: 'Another address',
} as const satisfies Record<string, StaffText<[]>>
