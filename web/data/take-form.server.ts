import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure, type JsonEndpoint } from '#contract/api-client.ts'
import { noReason } from '#contract/no-reason.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Address } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { withoutLetterToken } from '#domain/letter-token.ts'
import { atOnePlace } from '#domain/meeting-place.ts'
import { clickOf, counterIds, utmOf } from '#domain/tracking.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { type FormAnswer, type Refusal, scriptFields, shortPause } from './form-answer.ts'
import { formCalls, type FormName } from './form-calls.server.ts'
import { redirectTo } from './redirect-to.server.ts'
import { pageContext } from './page-context.server.ts'

export type Post = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

type Fields = Readonly<Record<string, string>>

/** A form as it arrived. `pageUrl`: the page that it stood on. `scripted`: which form it is, where a script sent it. */
type Arrived = {
  fields: Fields
  files: Readonly<Record<string, File>>
  pageUrl: string
  key: string
  scripted: FormName | null
}

/** The form of a page as plain HTML: which one it is, and the page that says thanks, without the mark added to it. */
type PlainForm = {
  form: FormName | ((fields: Fields) => FormName)
  page: (language: Language, fields: Fields, meeting: string | undefined) => Address
}

/**
 * The action of a page that has no form of its own: takes every form from a script. For plain HTML the page is shown,
 * since the router's own answer, 405, comes without its frame.
 */
export async function pageAction(post: Post) {
  const arrived = await readForm(post.request)
  if (arrived.scripted === null) throw redirectTo(post.url.pathname + post.url.search, 303)
  return takeScripted(post, arrived.scripted, arrived)
}

/** The action of a page with a form, which it takes as plain HTML too. */
export async function takeForm(post: Post, plain: PlainForm) {
  const arrived = await readForm(post.request)
  return arrived.scripted === null
    ? takePlain(post, plain, arrived)
    : takeScripted(post, arrived.scripted, arrived)
}

/**
 * Middleware of every page: answers the upload of a file in JSON. Only XMLHttpRequest tells how much of it is on its
 * way, and it cannot read what the router writes.
 */
export async function takeUpload(post: Post, next: () => Promise<Response>): Promise<Response> {
  const { method, headers } = post.request
  if (method !== 'POST' || headers.get('Accept') !== 'application/json') return next()
  const arrived = await readForm(post.request)
  if (arrived.scripted === null) return new Response(null, { status: 406 })
  const { data: answer, init } = await takeScripted(post, arrived.scripted, arrived)
  return Response.json(answer, init ?? {})
}

async function takeScripted(post: Post, form: FormName, arrived: Arrived) {
  const { status, ...answer } = await callApi(post, form, arrived)
  return data<FormAnswer>(answer, { status })
}

/** On to the thanks, whose reload repeats nothing, or the page again with errors and everything that was typed. */
async function takePlain(post: Post, { form, page }: PlainForm, arrived: Arrived) {
  const { fields, files, pageUrl } = arrived
  const { form_token: token = '', website: _, consent_words: _shown, ...typed } = fields
  const filled = { ...typed, page_url: pageUrl }
  const answer = await callApi(post, typeof form === 'string' ? form : form(fields), arrived)
  if (!answer.ok) {
    // No page can put a file back into its field: its name says that it has to be chosen again.
    const names = Object.fromEntries(Object.entries(files).map(([field, file]) => [field, file.name]))
    const values: Record<string, string> = { ...filled, ...names }
    const { isTickLost, ...refusal } = plainRefusal(answer, token)
    if (isTickLost) delete values['consent']
    return data({ refused: { ...refusal, values } }, { status: answer.status })
  }
  const thanks = page(languageOfPath(post.url.pathname), filled, answer.meeting)
  const sent = pageContext(post.context).sentMarks.make(answer.message)
  const query = new URLSearchParams({ sent, ...standingPage(pageUrl, post.url) })
  throw redirectTo(`${thanks}${thanks.includes('?') ? '&' : '?'}${query.toString()}`, 303)
}

/**
 * What a page shows of the refusal of a plain form.
 *
 * @param token that the form came with
 * @returns `formToken` where it is good for another try: a visitor who was only too fast sends the same one again, since
 *   it is older by then, and a new one is not; `isTickLost` where the page now shows other words than those ticked
 */
export function plainRefusal(
  { status, body, retryAfter }: Refusal & { status: number },
  token: string | undefined,
): Refusal & { formToken: string | undefined; isTickLost: boolean } {
  const isEarly = status === 429 && retryAfter !== null && retryAfter <= shortPause
  return {
    body: isEarly ? { message: 'form.early' } : shownRefusal(status, body),
    retryAfter,
    formToken: isEarly ? token : undefined,
    isTickLost: body.errors?.['consent_words'] !== undefined,
  }
}

/** What the pages read in the answer of any form. */
type Taken = { message: string; data?: { meeting?: unknown } | null }

/** Calls the API with a form. Phone, consent and tracking get their shape here and nowhere else. */
async function callApi(
  { request, context, url }: Post,
  form: FormName,
  { fields, files, pageUrl, key }: Arrived,
): Promise<FormAnswer & { status: number }> {
  const call: JsonEndpoint = formCalls[form]
  const body = {
    ...trackingOf(pageUrl, request.headers.get('Cookie') ?? ''),
    // A form without the field sends it empty (A19).
    email: '',
    ...withNumbers(form === 'meets' ? atOnePlace(fields) : fields),
    ...files,
    // Without the separators of its mask (R141).
    ...(fields['phone'] !== undefined && { phone: fields['phone'].replaceAll(/[\s()-]/g, '') }),
    // An unticked box sends nothing, and nothing would count as given for direct calls of the API.
    consent: fields['consent'] === 'true',
    locale: languageOfPath(url.pathname),
    page_url: pageUrl,
  }
  try {
    const answer = (await pageContext(context).formClient(key)(call, body)) as Taken
    const meeting = answer.data?.meeting
    return {
      ok: true,
      message: thanked(form, answer.message),
      ...(typeof meeting === 'string' && meeting !== '' && { meeting }),
      status: call.success ?? 200,
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { status, retryAfter } = error
    return { ok: false, body: shownRefusal(status, error.body), retryAfter, status }
  }
}

const numberFields = [
  'complex_id',
  'house_id',
  'estate_id',
  'vacancy_id',
  'office_id',
  'program_id',
  'course',
] as const

/** The fields of a form with ids, and a student's year, as the numbers that they are (A11); a text that is none is left to be refused. */
function withNumbers(fields: Fields): Record<string, string | number> {
  const numbers = numberFields.flatMap((name) => {
    const text = fields[name] ?? ''
    return /^\d{1,15}$/.test(text) ? [[name, Number(text)] as const] : []
  })
  return { ...fields, ...Object.fromEntries(numbers) }
}

/** Whatever broke on our side, the visitor needs another way to the company. */
function shownRefusal(status: number, body: ErrorBody): ErrorBody {
  return status >= 500 && body.message !== noReason ? { message: 'feedback.unavailable' } : body
}

/** A second try comes from the form’s own page, and still names the page that the first one stood on. What cannot be read is 400. */
async function readForm(request: Request): Promise<Arrived> {
  const form = await request.formData().catch(() => {
    throw data({ message: 'validation.body' }, { status: 400 })
  })
  const entries = [...form]
  // Browsers send the ends of lines as two signs, people count them as one.
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const all = Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))
  const { [scriptFields.form]: formName = '', [scriptFields.key]: key = '', ...fields } = all
  // Browsers send a file without a name for a field that nobody used.
  const files = entries.filter(
    (entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== '',
  )
  return {
    fields,
    files: Object.fromEntries(files),
    pageUrl: fields['page_url'] || (request.headers.get('Referer') ?? ''),
    key: /^[\w-]{1,100}$/.test(key) ? key : '',
    scripted: Object.hasOwn(formCalls, formName) ? (formName as FormName) : null,
  }
}

/** Characters of an address that thanks can lead back to; a longer one is no page of ours. */
const longestPath = 1000

/**
 * The page that the form stood on, where that is another than the form's own: the thanks lead back to it. Not to one with
 * the token of a letter: counters read the address of the thanks, and the token is a secret (R413).
 */
function standingPage(pageUrl: string, own: URL): { from?: string } {
  const page = URL.parse(pageUrl)
  if (page === null || page.host !== own.host || page.pathname === own.pathname) return {}
  const path = page.pathname + page.search
  return path.length > longestPath || path !== withoutLetterToken(path) ? {} : { from: path }
}

/** What our API says of a subscription, or a wish to be told, that was taken. */
const letters = ['subscribe.pending', 'subscribe.later', 'watch.pending', 'watch.later']

/**
 * The answer to a form that was taken need not be read (R197): whatever it says, there are thanks. They promise no
 * letter that it does not tell of (R512).
 */
function thanked(form: FormName, message: string): string {
  if (form !== 'subscribe' && form !== 'watch') return 'feedback.sent'
  return letters.includes(message) ? message : 'subscribe.taken'
}

/** The message of the thanks that an address stands for; null for the form itself, and without a fresh mark of ours. */
export function sentMessage({ context, url }: Pick<Post, 'context' | 'url'>): string | null {
  return pageContext(context).sentMarks.read(url.searchParams.get('sent') ?? '')
}

/** Where the visitor came from, as far as the address of the form's page and the cookies tell. */
function trackingOf(pageUrl: string, cookies: string): Record<string, string> {
  const query = URL.parse(pageUrl)?.searchParams ?? new URLSearchParams()
  return { ...utmOf(query), ...clickOf(query), ...counterIds(cookies) }
}
