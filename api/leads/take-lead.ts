import type { Context } from 'hono'
import type { z } from 'zod'
import type { GuardFields } from '#contract/guard-fields.ts'
import type { LeadBody } from '#contract/lead-fields.ts'
import { withoutLetterToken } from '#domain/letter-token.ts'
import type { ConsentForm, Form } from '#leads/intake/consent.ts'
import type { Language } from '#domain/languages.ts'
import { KeyReused } from '#leads/intake/duplicates.ts'
import {
  acceptLead,
  type IntakeParts,
  keptBefore,
  LeadNotKept,
  type LeadRequest,
} from '#leads/intake/intake.ts'
import { type LeadLimits, TooMany } from '#leads/intake/limits.ts'
import type { Uploads } from '#leads/uploads/uploads.ts'
import { withinLimits } from '#leads/intake/within-limits.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { Failure, refusedFields } from '../http/failures.ts'
import { aboutPage, guardForm } from './form-guard.ts'
import { languageOf } from '../http/read-route.ts'
import { readFields } from '../http/request-fields.ts'
import { readUpload, type Upload } from '../http/upload-fields.ts'

/**
 * The outcome of a sent form: stored in the database or, while that is down, in the spool; recognised as a repeat;
 * refused for a mistake that the visitor or their program can correct; or failed, and the answer asks the visitor to call.
 */
export type LeadOutcome = 'accepted' | 'journaled' | 'repeated' | 'refused' | 'failed'

/** Nothing of it is personal. `lead` is the id of the request that is kept, null where none is. */
export type LeadNews = { form: Form; outcome: LeadOutcome; lead: string | null; requestId: string }

/** The version of the words that a form says its visitor agreed to; null for words that this site never showed. */
export type AgreedTo = (form: ConsentForm, language: Language, shown: string | undefined) => string | null

export type LeadParts = IntakeParts & {
  limits: LeadLimits
  secret: string
  uploads: Uploads | null
  agreedTo: AgreedTo
  /** Origin of the site, null where none is set: only its pages are kept as the page of a request. */
  site: string | null
  /** Called with the outcome of every sent form. */
  heard: (news: LeadNews) => void
}

type LeadForm<B> = {
  form: Form
  /** The body as the contract has it at this moment. */
  body: (now: Date) => z.ZodType<B>
  /** The fields that refer to records that do not exist, with their message keys. */
  missing?: (body: B) => Promise<Record<string, string[]>>
  /** What the answer has beside the id, for the visitor alone, once the database has the request. */
  own?: (id: string) => Record<string, string>
  /** The field that may hold a file, for forms that take one. */
  file?: string
}

/**
 * Takes one form: 201 once the request is on disk (A14). A body that cannot be read is refused first, then fields,
 * robots, records that do not exist and too many requests; 503 when nothing could be stored. A file stays only with
 * its request.
 */
export function takeLead<B extends LeadBody & GuardFields>(parts: LeadParts, form: LeadForm<B>) {
  return async (c: Context<ApiEnv>) => {
    const told = (outcome: LeadOutcome, lead: string | null) =>
      parts.heard({ form: form.form, outcome, lead, requestId: c.env?.requestId ?? '' })
    const address = c.env?.clientAddress ?? ''
    let upload: Upload | null = null
    let isKept = false
    try {
      upload = await readForm(c.req.raw, parts.uploads, form.file, address)
      const fields = readBody(form.body(parts.now()), upload, form.file)
      const body = guardForm(fields, { secret: parts.secret, now: parts.now() })
      const language = body.locale ?? languageOf(c)
      const version = parts.agreedTo(form.form, language, fields.consent_words)
      if (version === null) throw aboutPage('consent_words')
      const errors = (await form.missing?.(fields)) ?? {}
      if (Object.keys(errors).length > 0) throw new Failure(422, 'validation.failed', errors)
      const request: LeadRequest = {
        form: form.form,
        body: { ...body, page_url: ownPage(body.page_url ?? '', parts.site) },
        source: fields.form_token === undefined ? 'api' : 'site',
        idempotencyKey: idempotencyKey(c),
        address,
        language,
        consentVersion: version,
        page: ownPage((c.req.header('referer') ?? '').slice(0, 2000), parts.site) ?? '',
        ...(upload.file === null ? {} : { file: upload.file.file }),
      }
      const { id, repeated, inSpool = false } = await keepWithin(parts, request, upload)
      isKept = !repeated
      told(repeated ? 'repeated' : inSpool ? 'journaled' : 'accepted', id)
      const own = inSpool ? {} : form.own?.(id)
      return c.json({ data: { id, ...own }, message: 'feedback.sent' }, 201, { 'Cache-Control': 'no-store' })
    } catch (error) {
      told(isRefusal(error) ? 'refused' : 'failed', null)
      throw error
    } finally {
      if (!isKept) await upload?.file?.remove()
    }
  }
}

/** The address, when it is one of a page of this site (R343), without the token of a letter (R413). */
function ownPage(address: string, site: string | null): string | undefined {
  const page = URL.parse(address)
  if (page === null || !['http:', 'https:'].includes(page.protocol)) return undefined
  return site === null || page.host === URL.parse(site)?.host ? withoutLetterToken(address) : undefined
}

/** Whether the visitor can correct it; 503 is our own failure. */
function isRefusal(error: unknown): boolean {
  return error instanceof TooMany || (error instanceof Failure && error.status < 500)
}

/** A body without a file may be of any kind; one that may have a file is multipart. */
async function readForm(
  request: Request,
  uploads: Uploads | null,
  fileField: string | undefined,
  address: string,
): Promise<Upload> {
  const multipart = /^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  if (fileField === undefined || !multipart) {
    return { fields: await readFields(request), file: null, refused: false }
  }
  if (uploads === null) throw new Failure(503, 'feedback.unavailable')
  return readUpload(request, uploads, fileField, address)
}

function readBody<B>(schema: z.ZodType<B>, { fields, refused }: Upload, fileField = ''): B {
  const parsed = schema.safeParse(fields)
  if (parsed.success && !refused) return parsed.data
  const file = refused ? [{ path: [fileField], message: 'validation.file' }] : []
  throw refusedFields([...(parsed.error?.issues ?? []), ...file])
}

/** Null without a key. Longer ones than any client makes are cut, so that they still mean the same. */
function idempotencyKey(c: Context): string | null {
  return c.req.header('idempotency-key')?.trim().slice(0, 200) || null
}

async function keepWithin(parts: LeadParts, request: LeadRequest, { file }: Upload) {
  const from = { address: request.address, contact: request.body.phone, bytes: file?.file.size ?? 0 }
  try {
    return await withinLimits(
      parts.limits,
      from,
      async (held) => {
        await file?.keep().catch(notKept)
        return acceptLead(parts, { ...request, held })
      },
      () => keptBefore(parts, request),
    )
  } catch (error) {
    if (error instanceof KeyReused) throw new Failure(409, 'feedback.key_reused')
    if (!(error instanceof LeadNotKept)) throw error
    throw new Failure(503, 'feedback.unavailable', undefined, { cause: error })
  }
}

/** A file that cannot be kept is a request that cannot be kept: without its CV it would look complete and not be. */
function notKept(cause: unknown): never {
  throw new LeadNotKept(cause)
}
