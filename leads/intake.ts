import type { Callback } from '#contract/feedback.ts'
import { insertLead, type NewLead } from '#database/leads.ts'
import { findTwin, lockTwins } from '#database/lead-twins.ts'
import type { Database } from '#database/open.ts'
import type { Language } from '#domain/languages.ts'
import { consentVersion, type Form } from './consent.ts'

/** A request that passed the contract, and what is known about its way here. */
export type LeadRequest = {
  form: Form
  body: Callback
  idempotencyKey: string | null
  /** Address of the visitor, empty when nobody knows it. */
  address: string
  /** Language of the page, for the consent text; the body's own `locale` goes before it. */
  language: Language
  /** Page the request came from, where the body does not say it. */
  page: string
}

/** What intake needs of the world: a database, a clock, a maker of UUIDv7. */
export type IntakeParts = { db: Database; now: () => Date; newId: () => string }

/** Nothing was kept: the visitor has to be told to call. `cause` says why. */
export class LeadNotKept extends Error {
  constructor(cause: unknown) {
    super('the request could not be kept', { cause })
    this.name = 'LeadNotKept'
  }
}

/** Without an Idempotency-Key, the same phone, form and object within this time is one request (milliseconds). */
const twinTime = 2 * 60_000

/**
 * Keeps a request; it is on disk when the promise resolves. A repeat gives the id of the first.
 *
 * @throws LeadNotKept when the database cannot be written
 */
export async function acceptLead(
  parts: IntakeParts,
  request: LeadRequest,
): Promise<{ id: string; repeated: boolean }> {
  const at = parts.now()
  const lead = newLead(parts.newId(), at, request)
  try {
    return await keepLead(parts.db, lead, new Date(at.getTime() - twinTime))
  } catch (error) {
    throw new LeadNotKept(error)
  }
}

async function keepLead(
  db: Database,
  lead: NewLead,
  since: Date,
): Promise<{ id: string; repeated: boolean }> {
  return db.transaction().execute(async (trx) => {
    if (lead.idempotency_key !== null) return insertLead(trx, lead)
    await lockTwins(trx, lead)
    const twin = await findTwin(trx, lead, since)
    return twin === null ? insertLead(trx, lead) : { id: twin, repeated: true }
  })
}

/** The row of a request. A call that leaves `consent` out counts as given, to the text of its form (A14). */
function newLead(id: string, at: Date, request: LeadRequest): NewLead {
  const { form, body } = request
  const language = body.locale ?? request.language
  return {
    id,
    form,
    name: body.name,
    phone: body.phone,
    email: body.email ?? '',
    message: body.message ?? '',
    consent_given: 1,
    consent_version: consentVersion(form, language),
    consent_at: at.toISOString(),
    address: request.address,
    language,
    page_url: body.page_url ?? request.page,
    referrer: body.referrer ?? '',
    idempotency_key: request.idempotencyKey,
    complex_id: body.complex_id ?? null,
    house_id: body.house_id ?? null,
    estate_id: body.estate_id ?? null,
    vacancy_id: null,
    twin_key: '',
    body,
    created_at: at.toISOString(),
  }
}
