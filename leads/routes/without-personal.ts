import type { OutgoingLead } from '#contract/outgoing-lead.ts'

/**
 * A request as a route gets it that carries no personal data: number, form, time and what it is about. All that a
 * visitor wrote is left out, and all that could name a browser.
 */
export function withoutPersonal(lead: OutgoingLead): OutgoingLead {
  return {
    ...lead,
    name: '',
    phone: '',
    email: '',
    message: '',
    idempotency_key: null,
    page_url: '',
    referrer: '',
    tracking: {
      gclid: null,
      yclid: null,
      fbclid: null,
      ga_client_id: null,
      ym_client_id: null,
      roistat_visit: null,
    },
    fields: {},
    files: [],
  }
}
