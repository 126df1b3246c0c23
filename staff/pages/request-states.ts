import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { LeadState } from '#database/staff/lead-list.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { html } from 'hono/html'
import type { Html } from './layout.ts'

export const stateWords: Readonly<Record<LeadState, StaffText<[]>>> = {
  waiting: 'waits to be sent',
  dead: 'has not arrived',
  delivered: 'has arrived',
  unsent: 'was sent nowhere',
}

const looks: Readonly<Record<LeadState, string>> = {
  waiting: 'wait',
  dead: 'bad',
  delivered: 'good',
  unsent: 'bad',
}

/** How a request stands: the worst of its deliveries. */
export function stateOf({ deliveries }: Pick<OutgoingLead, 'deliveries'>): LeadState {
  const has = (state: OutgoingLead['deliveries'][number]['state']) =>
    deliveries.some((delivery) => delivery.state === state && delivery.moved_to === undefined)
  if (deliveries.length === 0) return 'unsent'
  if (has('dead')) return 'dead'
  return has('pending') ? 'waiting' : 'delivered'
}

export function stateMark(state: LeadState): Html {
  return html`<span class="state ${looks[state]}">${staffText(stateWords[state])}</span>`
}
