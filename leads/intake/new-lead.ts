import type { LeadBody } from '#contract/lead-fields.ts'
import type { NewLead } from '#database/leads/leads.ts'
import type { Language } from '#domain/languages.ts'
import type { Form } from './consent.ts'
import { dedupeKey } from './duplicates.ts'
import type { KeptFile } from '../uploads/uploads.ts'

/** A request that passed the contract, with its origin. */
export type LeadRequest = {
  form: Form
  body: LeadBody
  idempotencyKey: string | null
  /** A form of the site or a direct call. */
  source: 'site' | 'api'
  /** It is over the limit of its phone (A47). */
  held?: boolean
  /** Address of the visitor, empty when unknown. */
  address: string
  language: Language
  /** Of the words that a given consent is to. */
  consentVersion: string
  /** Page the request came from, where the body does not say it. */
  page: string
  /** A file that came along and is on disk already. */
  file?: KeptFile
}

/**
 * The row of a request. A call without `consent` has not asked the visitor for it: only true is stored as given
 * (A47).
 */
export function newLead(id: string, at: Date, { form, body, ...request }: LeadRequest): NewLead {
  const isGiven = body.consent === true
  return {
    id,
    form,
    name: body.name,
    phone: body.phone,
    email: body.email ?? '',
    message: body.message ?? body.cover_letter ?? '',
    consent_given: isGiven ? 1 : 0,
    consent_version: isGiven ? request.consentVersion : '',
    consent_at: isGiven ? at.toISOString() : '',
    source: request.source,
    held: request.held === true ? 1 : 0,
    address: request.address,
    language: request.language,
    page_url: body.page_url ?? request.page,
    referrer: body.referrer ?? '',
    idempotency_key: request.idempotencyKey,
    complex_id: body.complex_id ?? null,
    house_id: body.house_id ?? null,
    estate_id: body.estate_id ?? null,
    vacancy_id: body.vacancy_id ?? null,
    twin_key: dedupeKey(form, body, request.file),
    body,
    created_at: at.toISOString(),
  }
}
