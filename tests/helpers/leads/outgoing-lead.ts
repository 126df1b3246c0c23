import type { OutgoingLead } from '#contract/outgoing-lead.ts'

/** A criterion to meet about a flat, with everything that a lead can carry but files. */
export function sampleLead(difference: Partial<OutgoingLead> = {}): OutgoingLead {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    form: 'meets',
    created_at: '2026-11-21T10:05:00.000Z',
    name: 'Айгүл',
    phone: '+77011234567',
    email: 'visitor@example.com',
    message: 'Перезвоните после шести',
    language: 'kk',
    idempotency_key: 'key-1',
    page_url: 'https://example.com/kk/properties/apartments',
    referrer: 'https://example.org/',
    utm: {
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
    },
    tracking: {
      gclid: 'gclid-1',
      yclid: null,
      fbclid: null,
      ga_client_id: null,
      ym_client_id: null,
      roistat_visit: null,
    },
    consent: { state: 'given', version: 'meets-kk-5d0c1f2a', at: '2026-11-21T10:05:00.000Z' },
    source: 'site',
    held: false,
    complex_id: 1,
    house_id: 1,
    estate_id: 1,
    vacancy_id: null,
    about: {
      shortlist: [],
      program: null,
      complex: 'Алатау Парк',
      house: 'Дом 1',
      estate: { category: 'flat', number: '114', rooms: 2, floor: 5, area_total: 61.4, price: 37_500_000 },
      vacancy: null,
      office: 'Офис на Абая',
    },
    fields: { date: '2026-11-25', time_slot: '15:00', office_id: 1, format: 'office' },
    files: [],
    deliveries: [{ channel: 'webhook', state: 'pending', attempts: 1, delivered_at: null, last_error: null }],
    ...difference,
  }
}
