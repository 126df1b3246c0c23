import { html } from 'hono/html'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import type { KnownMeeting } from '#database/leads/meetings.ts'
import { leadStates } from '#database/staff/lead-list.ts'
import { formatPhone } from '#domain/phone.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { leadTitle } from '#leads/delivery/lead-lines.ts'
import { staffRu } from '#texts/staff/leads.ts'
import { meetingMark, timeWords } from '../meetings/meeting-words.ts'
import { field } from './field.ts'
import { type Html, notice, page, type Reader } from './layout.ts'
import { listAddress, type ListQuery } from './list-query.ts'
import { momentWords } from './moment-words.ts'
import { phoneLink } from './phone-link.ts'
import { stateMark, stateOf, stateWords } from './request-states.ts'

type RequestsPage = {
  reader: Reader
  query: ListQuery
  /** Of one phone alone. */
  phone: string | null
  leads: readonly OutgoingLead[]
  /** Those of the requests, by the id of the request. */
  meetings: ReadonlyMap<string, KnownMeeting>
  /** Whether there are older ones. */
  hasMore: boolean
  /** A search that found nothing: why, and what was typed. */
  search: { problem: string; typed: string } | null
}

export function requestsPage(parts: RequestsPage): Html {
  const { reader, query, phone, leads, meetings, hasMore, search } = parts
  const heading =
    phone === null
      ? staffText('Requests')
      : staffText('Requests with the phone {phone}', { phone: formatPhone(phone) })
  const last = leads.at(-1)
  const body = html`${notice(search?.problem ?? null)} ${searchForm(search?.typed ?? '')} ${filterForm(query)}
    ${
      leads.length === 0
        ? search === null
          ? html`<p>${staffText('No requests.')}</p>`
          : ''
        : html`<ol class="sheet requests">
            ${leads.map((lead) => line(lead, meetings.get(lead.id)))}
          </ol>`
    }
    <p class="more">
      ${
        hasMore && last !== undefined
          ? html`<a href="${listAddress({ ...query, before: last.id })}">${staffText('Older requests')}</a>`
          : ''
      }
      ${
        query.before === undefined && phone === null && search === null
          ? ''
          : html`<a href="${staffAddresses.requests}">${staffText('To the newest requests')}</a>`
      }
    </p>`
  return page({ title: staffText('Requests'), heading, reader, section: 'requests', body })
}

function line(lead: OutgoingLead, meeting: KnownMeeting | undefined): Html {
  return html`<li>
    <span class="when">${momentWords(new Date(lead.created_at))}</span>
    <a class="title" lang="ru" href="${staffAddresses.request(lead.id)}">${leadTitle(lead)}</a>
    ${phoneLink(lead)} ${stateMark(stateOf(lead))}
    ${
      meeting === undefined
        ? ''
        : html`<span class="meeting"
            >${staffText('Meeting')}: ${timeWords(meeting)} ${meetingMark(meeting)}</span
          >`
    }
  </li>`
}

function searchForm(typed: string): Html {
  return html`<form class="row find" method="post" action="${staffAddresses.search}" role="search">
    ${field(
      staffText('Search by phone or number of a request'),
      html`<input
        name="phone"
        type="tel"
        autocomplete="off"
        maxlength="40"
        required
        value="${typed}"
        placeholder="+7"
        title="${staffText('The whole phone, written in any way, or the whole number of a request')}"
      />`,
    )}
    <button>${staffText('Find')}</button>
  </form>`
}

function filterForm({ form, state, same }: ListQuery): Html {
  const option = (value: string, text: string, chosen: string | undefined) =>
    html`<option value="${value}" ${value === (chosen ?? '') ? html`selected` : ''}>${text}</option>`
  return html`<form
    class="row"
    method="get"
    action="${staffAddresses.requests}"
    aria-label="${staffText('Which requests')}"
  >
    ${same === undefined ? '' : html`<input type="hidden" name="same" value="${same}" />`}
    ${field(
      staffText('Form'),
      html`<select name="form">
        ${option('', staffText('All forms'), form)}
        ${Object.entries(staffRu.forms).map(([name, words]) => option(name, words, form))}
      </select>`,
    )}
    ${field(
      staffText('State'),
      html`<select name="state">
        ${option('', staffText('Any state'), state)}
        ${leadStates.map((each) => option(each, staffText(stateWords[each]), state))}
      </select>`,
    )}
    <button>${staffText('Show')}</button>
  </form>`
}
