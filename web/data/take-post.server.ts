import { data, type RouterContextProvider } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import type { Address } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { clickOf, counterIds, utmOf } from '#domain/tracking.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from './page-context.server.ts'
import { leadOn } from './lead-on.server.ts'
import { shortPause, shownRefusal } from './send-form.ts'

/** The fields of an HTML post. */
export type PostedFields = Readonly<Record<string, string>>

/** The files of an HTML post, by field. */
export type PostedFiles = Readonly<Record<string, File>>

type Post = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The ways of one form: how its fields go to the API, and where thanks are said. */
type PostWays = {
  send: (apiClient: ApiClient, fields: PostedFields, files: PostedFiles) => Promise<{ message: string }>
  /** Without the mark that is added to it. */
  page: (language: Language, fields: PostedFields) => Address
}

/**
 * Takes a form as a plain HTML post, for visitors without JavaScript: on to the thanks, whose reload repeats nothing,
 * or the page again with errors and everything that was filled in.
 */
export async function takePost({ request, context, url }: Post, { send, page }: PostWays) {
  const language = languageOfPath(url.pathname)
  const form = await request.formData()
  const values = fieldsOf(form)
  const files = filesOf(form)
  // A second try comes from this page, and keeps the subject of the first one.
  const pageUrl = values['page_url'] || (request.headers.get('Referer') ?? '')
  const { form_token: token = '', website: honeypot = '', ...typed } = values
  const filled = { ...typed, page_url: pageUrl }
  const guard = { form_token: token, website: honeypot }
  const tracking = trackingOf(pageUrl, request.headers.get('Cookie') ?? '')
  let message: string
  try {
    const fields = { ...filled, ...tracking, ...guard, locale: language }
    message = (await send(pageContext(context).apiClient, fields, files)).message
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // A form sent too fast keeps its token: it is older at the next try, and a new one is not.
    const early = error.status === 429 && error.retryAfter !== null && error.retryAfter <= shortPause
    const body = early ? { message: 'form.early' } : shownRefusal(error.status, error.body)
    // No page can put a file back into its field: its name says that it has to be chosen again.
    const names = Object.entries(files).map(([field, { name }]) => [field, name])
    const shown = { ...filled, ...Object.fromEntries(names) }
    const refused = { body, values: shown, formToken: early ? token : undefined }
    return data({ refused }, { status: error.status })
  }
  const thanks = page(language, filled)
  const sent = pageContext(context).sentMarks.make(thanked(message))
  const query = new URLSearchParams({ sent, ...standingPage(pageUrl, url) })
  throw leadOn(`${thanks}${thanks.includes('?') ? '&' : '?'}${query.toString()}`, 303)
}

/** The longest address that thanks can lead back to, in characters; a longer one is not ours. */
const longestPath = 1000

/** The page that the form stood on, where that is another than the form's own: the thanks lead back to it. */
function standingPage(pageUrl: string, own: URL): { from?: string } {
  const page = URL.parse(pageUrl)
  if (page === null || page.host !== own.host || page.pathname === own.pathname) return {}
  const path = page.pathname + page.search
  return path.length > longestPath ? {} : { from: path }
}

/** The API's answer to a form that was taken. */
const thanks = ['feedback.sent', 'subscribe.pending', 'subscribe.later']

/** The answer to a form that was taken need not be read (R197): the visitor sees thanks in any case. */
function thanked(message: string): string {
  return thanks.find((known) => known === message) ?? 'feedback.sent'
}

/** The message of thanks in an address; null for the form itself, and without a fresh mark of ours. */
export function sentMessage({ context, url }: Pick<Post, 'context' | 'url'>): string | null {
  return pageContext(context).sentMarks.read(url.searchParams.get('sent') ?? '')
}

/** The texts of a form. Browsers send the ends of lines as two signs, people count them as one. */
function fieldsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))
}

/** Browsers send a file without a name for an unused field. */
function filesOf(form: FormData): PostedFiles {
  return Object.fromEntries(
    [...form].filter((field): field is [string, File] => field[1] instanceof File && field[1].name !== ''),
  )
}

/** The visitor's origin, from the address of the form's page and the cookies. */
function trackingOf(pageUrl: string, cookies: string): Record<string, string> {
  const query = URL.parse(pageUrl)?.searchParams ?? new URLSearchParams()
  return { ...utmOf(query), ...clickOf(query), ...counterIds(cookies) }
}

/** The fields that every request shares, as the API takes them. */
export function leadFields(fields: PostedFields) {
  const { name = '', phone = '', email = '' } = fields
  // An unticked box sends nothing, and nothing would count as given for direct calls of the API.
  return { ...fields, name, phone, email, consent: fields['consent'] === 'true' }
}
