import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '#contract/api-client.ts'
import { errorPageAt, missingMessage, refusedMessage } from '#contract/error-pages.ts'
import { requestContext, type RequestContext } from '../request-context.server.ts'

/** The server's context of this request. */
export function pageContext(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext)
}

/** Without its text the router would name it `Internal Server Error` in the page. */
const missing = { status: 404, statusText: 'Not Found' }

/** The thrown answer that shows the page «not found» (R146, R199). */
export function notFoundPage(url: URL) {
  return data({ message: refusedMessage(url.pathname) }, missing)
}

/** The same for an address that no page claims (R200); the page for a crowd has such an address (R381). */
export function unmatchedPage(url: URL) {
  if (errorPageAt(url.pathname) === 429)
    return data({ message: 'error.busy' }, { status: 429, statusText: 'Too Many Requests' })
  return data({ message: missingMessage(url.pathname + url.search) }, missing)
}

/** Whether the API has no such thing (any more), or does not know the call. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410)
}

/** Null where the API answers that the item does not exist, or does not know the call. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The API's «missing» becomes the page «not found»; every other failure stays the same. */
export async function orNotFound<T>(url: URL, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) throw notFoundPage(url)
    throw error
  }
}
