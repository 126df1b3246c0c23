import { html } from 'hono/html'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import type { Waiting } from '#database/staff/lead-list.ts'
import { formatPhone } from '#domain/phone.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { leadLines, leadTitle } from '#leads/delivery/lead-lines.ts'
import { isApplication } from '#leads/routes/matching.ts'
import { staffRu } from '#texts/staff/leads.ts'
import { type Html, outcome, page, type Reader } from './layout.ts'
import { listAddress } from './list-query.ts'
import { meetingHead, type MeetingPart, meetingPart } from './meeting-part.ts'
import { momentWords } from './moment-words.ts'
import { stateMark, stateOf } from './request-states.ts'

type RequestPage = {
  reader: Reader
  lead: OutgoingLead
  waiting: Waiting
  /** Its ways, by name. */
  channels: readonly string[]
  /** Who sent it again last. */
  sending: { name: string; at: Date } | null
  /** The reader has just done so. */
  wasSent: boolean
  /** Null for a request of another form. */
  meeting: MeetingPart | null
}

export function requestPage(parts: RequestPage): Html {
  const { reader, lead, waiting, channels, sending, wasSent, meeting } = parts
  const { isUnderWay, next } = waiting
  const body = html`${wasSent ? whatCameOfIt(lead, isUnderWay) : ''}
    ${meeting === null ? '' : meetingHead(meeting)}
    <p>${staffText('Request')}: ${stateMark(stateOf(lead))}</p>
    ${isApplication(lead.form) ? html`<p>${staffText('Who applies and what they write reaches personnel alone, by mail.')}</p>` : ''}
    <dl class="sheet" lang="ru">
      ${leadLines(lead).map(
        ([word, value]) =>
          html`<div>
            <dt>${word}</dt>
            <dd>${valueOf(word, value, lead)}</dd>
          </div>`,
      )}
    </dl>
    ${
      lead.files.length === 0
        ? ''
        : html`<p>${staffText('Files of the request come by mail alone and cannot be opened here:')}</p>
            <ul>
              ${lead.files.map(({ name }) => html`<li>${name}</li>`)}
            </ul>`
    }
    ${meeting === null ? '' : meetingPart(meeting)}
    <h2>${staffText('Where it was sent')}</h2>
    ${
      lead.deliveries.length === 0
        ? html`<p>${staffText('It was sent nowhere yet.')}</p>`
        : html`<ul class="sheet deliveries">
            ${lead.deliveries.map((each) => delivery(each, channels))}
          </ul>`
    }
    ${next === null || isUnderWay ? '' : html`<p>${staffText('Next try: {moment}', { moment: momentWords(next) })}</p>`}
    ${sending === null ? '' : html`<p>${staffText('Last sent again: {moment}, {name}', { moment: momentWords(sending.at), name: sending.name })}</p>`}
    ${again(lead, channels, isUnderWay)}
    <p class="more">
      ${
        isApplication(lead.form)
          ? ''
          : html`<a href="${listAddress({ same: lead.id })}">${staffText('All requests with this phone')}</a>`
      }
      <a href="${staffAddresses.requests}">${staffText('To the newest requests')}</a>
      ${meeting === null ? '' : html`<a href="${staffAddresses.meetings}">${staffText('To the meetings')}</a>`}
    </p>`
  return page({ title: staffText('Request'), heading: leadTitle(lead), reader, section: 'requests', body })
}

/** The answer to «send again». */
function whatCameOfIt(lead: OutgoingLead, isUnderWay: boolean): Html {
  const state = stateOf(lead)
  if (state === 'delivered') return outcome('good', html`<p>${staffText('It has arrived.')}</p>`)
  if (!isUnderWay && state === 'waiting') {
    return outcome('wait', html`<p>${staffText('It has not arrived yet. The reason is below.')}</p>`)
  }
  if (!isUnderWay) {
    return outcome('bad', html`<p>${staffText('It has not arrived. The reason is below.')}</p>`)
  }
  return outcome(
    'wait',
    html`<p>${staffText('It is being sent again right now.')}</p>
      <p><a href="${staffAddresses.sent(lead.id)}">${staffText('Show what came of it')}</a></p>`,
  )
}

/** A phone can be called from a phone; an address of a visitor is never a link. */
function valueOf(word: string, value: string, { phone }: OutgoingLead): Html | string {
  const isNumber = word === staffRu.phone && value === formatPhone(phone) && /^\+\d{5,15}$/.test(phone)
  return isNumber ? html`<a href="tel:${phone}">${value}</a>` : value
}

function delivery(
  { channel, state, attempts, delivered_at, last_error, moved_to: to }: OutgoingLead['deliveries'][number],
  channels: readonly string[],
): Html {
  const tried = attempts === 0 ? [] : [staffCount('{count} attempt', '{count} attempts', attempts)]
  const [look, words] =
    to !== undefined
      ? ['good', staffText('Sent by «{way}» instead', { way: to })]
      : state === 'delivered'
        ? ['good', staffText('Arrived on {moment}', { moment: momentWords(new Date(delivered_at ?? '')) })]
        : state === 'dead'
          ? ['bad', staffText('The site has given up')]
          : ['wait', waitWords(channels.includes(channel), attempts)]
  return html`<li>
    <p><strong>${channelWord(channel)}</strong></p>
    <p class="${look}">${[words, ...tried].join(', ')}</p>
    ${last_error === null ? '' : html`<p>${staffText('Reason: {why}', { why: failureText(last_error) })}</p>`}
  </li>`
}

/** A way without its secret, or one that is gone, tries nothing. */
function waitWords(canSend: boolean, attempts: number): string {
  if (!canSend) return staffText('It waits: this way cannot send now, «Alarms» says why')
  return attempts === 0 ? staffText('It waits to be sent') : staffText('The site goes on trying')
}

function channelWord(channel: string): string {
  if (channel === 'mail') return staffText('Mail')
  return channel === 'bitrix24' ? staffText('Bitrix24') : channel
}

/** Why nothing can be sent: its ways lack something, or there is none. */
function nowhere({ deliveries }: OutgoingLead): string {
  return deliveries.length === 0
    ? staffText('No way to staff is on, so there is nowhere to send it.')
    : staffText('None of its ways can send now; «Alarms» says why.')
}

/** Whether something of a request can go out once more. */
function isLeft({ deliveries }: OutgoingLead, channels: readonly string[]): boolean {
  const arrived = new Set(
    deliveries.flatMap(({ channel, state, moved_to: to }) =>
      state === 'delivered' || to !== undefined ? [channel] : [],
    ),
  )
  return channels.some((channel) => !arrived.has(channel))
}

function again(lead: OutgoingLead, channels: readonly string[], isUnderWay: boolean): Html | '' {
  if (stateOf(lead) === 'delivered' && !isLeft(lead, channels)) return ''
  if (channels.length === 0) return html`<p>${nowhere(lead)}</p>`
  if (!isLeft(lead, channels)) return ''
  if (isUnderWay)
    return html`<p>${staffText('It waits to be sent. The page shows the result when you open it anew.')}</p>`
  return html`<form method="post" action="${staffAddresses.sendAgain(lead.id)}">
    <p>${staffText('What has not arrived goes out at once. What has arrived is not sent a second time.')}</p>
    <button>${staffText('Send again')}</button>
  </form>`
}
