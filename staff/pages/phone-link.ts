import { html } from 'hono/html'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Html } from './layout.ts'

/** The phone of a request in a list: a press calls it. An applicant has none here. */
export function phoneLink({ phone }: OutgoingLead): Html {
  return phone === '' ? html`<span></span>` : html`<a href="tel:${phone}">${formatPhone(phone)}</a>`
}
