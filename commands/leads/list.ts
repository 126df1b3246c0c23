import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { LeadFilter } from '#database/leads/lead-filter.ts'
import { outgoingLeads } from '#database/leads/outgoing-leads.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { formatPhone } from '#domain/phone.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { leadTitle, oneLine } from '#leads/delivery/lead-lines.ts'
import { webhookBody } from '#leads/delivery/webhook.ts'
import { staffCount, type StaffText, staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { saySpool } from './spool-leads.ts'

/** Prints requests from old to new: a table for people, or one JSON object a line. */
export async function list(context: CommandContext, filter: LeadFilter, json: boolean): Promise<void> {
  let count = 0
  for await (const leads of outgoingLeads(context.db, filter)) {
    if (count === 0 && !json)
      await context.print(
        row(staffText('Kazakhstan time'), staffText('Phone'), staffText('Request'), staffText('Ways')),
      )
    await context.print(leads.map((lead) => (json ? `${webhookBody(lead)}\n` : rowOf(lead))).join(''))
    count += leads.length
  }
  if (count === 0) context.say(staffText('No requests.'))
  await saySpool(context)
}

function rowOf(lead: OutgoingLead): string {
  const at = new Date(lead.created_at)
  return row(
    `${dayInKazakhstan(at)} ${timeInKazakhstan(at)}`,
    formatPhone(lead.phone),
    requestOf(lead),
    lead.deliveries.map(wayOf).join('; ') || '–',
  )
}

/** Title of a request, with the notes that staff need about it. */
function requestOf(lead: OutgoingLead): string {
  const consent = lead.consent.state === 'given' ? '' : ` (${staffText('consent: not asked')})`
  return `${leadTitle(lead)}${lead.held ? ` (${staffText('over the limit')})` : ''}${consent}`
}

function row(time: string, phone: string, request: string, ways: string): string {
  return `${time.padEnd(16)}  ${phone.padEnd(18)}  ${request.padEnd(60)}  ${ways}\n`
}

const states = { pending: 'pending', dead: 'dead' } as const satisfies Record<string, StaffText<[]>>

/** «webhook: pending, 3 attempts, something is broken at the receiver (status 503)» */
function wayOf({
  channel,
  state,
  attempts,
  last_error,
  moved_to: to,
}: OutgoingLead['deliveries'][number]): string {
  if (to !== undefined) return staffText('{channel}: moved to {to}', { channel, to })
  if (state === 'delivered') return staffText('{channel}: delivered', { channel })
  const tried = attempts === 0 ? [] : [staffCount('{count} attempt', '{count} attempts', attempts)]
  const why = last_error === null ? [] : [oneLine(failureText(last_error))]
  return `${channel}: ${[staffText(states[state]), ...tried, ...why].join(', ')}`
}
