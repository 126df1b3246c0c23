import { html } from 'hono/html'
import { staffAddresses } from '#contract/staff-addresses.ts'
import type { KnownMeeting } from '#database/leads/meetings.ts'
import { isPlaceChosen } from '#domain/meeting-place.ts'
import { isMeetingDay, meetingDays } from '#domain/meeting-time.ts'
import type { Language } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { meetingMark, timeWords } from '../meetings/meeting-words.ts'
import { field } from './field.ts'
import { type Html, notice, outcome } from './layout.ts'
import { momentWords } from './moment-words.ts'

export type MeetingPart = {
  leadId: string
  meeting: KnownMeeting
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
export function meetingHead({ meeting, wasAnswered, problem }: MeetingPart): Html {
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
      ${meetingMark(meeting.state)}
    </p>`
}

/** The meeting of a request with the form by which staff answer it. It works without a script. */
export function meetingPart({ leadId, meeting, words, typed, now }: MeetingPart): Html {
  const { state, asked, changedBy, changedAt } = meeting
  return html`<h2 id="meeting">${staffText('Meeting')}</h2>
    <div class="sheet part">
      <p><strong>${timeWords(meeting)}</strong> ${meetingMark(state)}</p>
      ${state === 'asked' || isAsAsked(meeting) ? '' : html`<p>${staffText('The visitor asked for: {when}', { when: timeWords(asked) })}</p>`}
      ${changedBy === null ? '' : html`<p>${staffText('Last answer: {moment}, {name}', { moment: momentWords(new Date(changedAt)), name: changedBy })}</p>`}
      ${
        state === 'cancelled' || isPlaceChosen(meeting)
          ? ''
          : html`<p>
              ${staffText('The visitor has not chosen the place: tell them the address, the page of the meeting does not have it.')}
            </p>`
      }
      ${
        words === null
          ? ''
          : html`<p>${staffText('What to tell the visitor, by phone or in a message:')}</p>
              <blockquote lang="${words.language}">${words.text}</blockquote>`
      }
      ${answerForm(leadId, meeting, typed, now)}
    </div>`
}

function isAsAsked({ day, slot, asked }: KnownMeeting): boolean {
  return day === asked.day && slot === asked.slot
}

function answerForm(leadId: string, meeting: KnownMeeting, typed: URLSearchParams | null, now: Date): Html {
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
      <p>
        ${staffText('Confirm a time that the visitor agrees to. Propose one that they have not agreed to yet.')}
      </p>
      <div class="row">
        <button name="do" value="confirmed">${staffText('Confirm')}</button>
        <button class="second" name="do" value="moved">${staffText('Propose another time')}</button>
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
