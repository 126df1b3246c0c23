import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { usableColours } from '#domain/brand-colours.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import type { Language } from '#domain/languages.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { type Operator, policyIn, type PolicyText } from '#documents/policy-wording.ts'
import { withChanges } from '#texts/text.ts'
import { type Texts, texts } from '#texts/texts.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { etagMatches } from '#api/http/etag.ts'

/** The default data of the company. */
const nobody: Operator = { name: '', phone: '', email: '', hours: '' }

type Document = { language: Language; bytes: Uint8Array<ArrayBuffer>; tag: string }

/**
 * Answers the address of the policy with its PDF (R58). The document is made at the first request and kept
 * until the company's contacts or words change, one per language. It stands without the company's data that another server leaves
 * out (A41), or that cannot be had now: that one is not to be kept.
 */
export function policyDocuments(
  apiClient: ReturnType<typeof createApiClient>,
  documents: Pick<DocumentThread, 'make'>,
  keep: KeepDays,
) {
  const made = new Map<Language, { facts: string; document: Promise<Document> }>()

  /** Requests that come while a document is being made wait for the same one; a failure is not cached. */
  function documentFor(asked: Language, textsIn: (language: Language) => Texts, operator: Operator) {
    const { language, text } = policyIn(asked, textsIn)
    const facts = JSON.stringify([text, operator])
    const held = made.get(language)
    if (held?.facts === facts) return held.document
    const document = makeDocument(text, language, operator)
    made.set(language, { facts, document })
    document.catch(() => made.get(language)?.document === document && made.delete(language))
    return document
  }

  async function makeDocument(text: PolicyText, language: Language, operator: Operator): Promise<Document> {
    const bytes = await documents.make({ kind: 'policy', text, language, operator, keep })
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { language, bytes, tag }
  }

  return async function policy(c: Context<ServerContext>): Promise<Response> {
    const language = languageOfPath(new URL(c.req.url).pathname)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const ask = apiClient(visitor)
    const [answer, own, russian] = await Promise.all([
      unlessRefused(ask(getDictionaries, {})),
      unlessRefused(ask(getLocalizations, { lang: language })),
      unlessRefused(ask(getLocalizations, { lang: 'ru' })),
    ])
    const isAway = [answer, own, russian].some((each) => each instanceof ApiFailure && each.status !== 404)
    const textsIn = (each: Language) => {
      const changed = each === 'ru' ? russian : own
      return changed instanceof ApiFailure ? texts[each] : withChanges(texts[each], changed.data)
    }
    const company = answer instanceof ApiFailure ? nobody : answer.data.company
    const fonts = answer instanceof ApiFailure ? undefined : answer.data.fonts
    const operator = {
      ...operatorOf(company),
      colours: usableColours(company.colours),
      ...(fonts && { fonts }),
    }
    const document = await documentFor(language, textsIn, operator).catch((error: unknown) => {
      if (error instanceof TooManyDocuments) return error
      throw error
    })
    if (document instanceof TooManyDocuments) return fallbackPage(503, language, String(document.retryAfter))
    const { lifetime } = isAway ? cachePolicy.failure : cachePolicy.document
    const headers = new Headers({ 'Cache-Control': lifetime, ETag: document.tag })
    if (etagMatches(c.req.header('if-none-match'), document.tag))
      return new Response(null, { status: 304, headers })
    headers.set('Content-Type', 'application/pdf')
    headers.set('Content-Disposition', `inline; filename="policy-${document.language}.pdf"`)
    headers.set('Content-Language', document.language)
    headers.set('Content-Length', String(document.bytes.byteLength))
    return new Response(document.bytes, { headers })
  }
}

/** What the policy says of the company; with the rest of its data it would be made again for nothing. */
function operatorOf({ name, phone, email, hours, ...facts }: Operator): Operator {
  const { legal_name: legalName, bin, legal_address: address } = facts
  return {
    name,
    phone,
    email,
    hours,
    ...(legalName !== undefined && { legal_name: legalName }),
    ...(bin !== undefined && { bin }),
    ...(address !== undefined && { legal_address: address }),
  }
}

/** The answer, or the refusal of it; anything else is thrown. */
function unlessRefused<T>(answer: Promise<T>): Promise<T | ApiFailure> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiFailure) return error
    throw error
  })
}
