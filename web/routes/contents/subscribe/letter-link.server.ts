import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import type { Address } from '#contract/pages.ts'
import { scriptFields } from '../../../data/form-answer.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'
import { pageContext } from '../../../data/page-context.server.ts'
import { pageAction, type Post } from '../../../data/take-form.server.ts'

/** The action of the page behind a letter's link. */
export type LetterLink =
  | { kind: 'ask'; token: string }
  | { kind: 'done' }
  /** The link lost its token on the way here. */
  | { kind: 'incomplete' }

/** The state of the link in the address. Its token is for the button alone: programs open links too (A28). */
export function letterLink({ searchParams }: URL): LetterLink {
  const token = searchParams.get('token') ?? ''
  if (token !== '') return { kind: 'ask', token }
  return { kind: searchParams.has('done') ? 'done' : 'incomplete' }
}

/** The address holds a secret, which belongs into no Referer, not even of our own pages. Forms need the origin. */
export function letterHeaders() {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** Does what the button asks for, then leads to the answer, whose address has no token. Takes the forms of the frame. */
export async function followLink(post: Post, act: (token: string) => Promise<unknown>, page: Address) {
  const form = await post.request.clone().formData()
  if (form.has(scriptFields.form)) return pageAction(post)
  const token = String(form.get('token') ?? '')
  try {
    await act(token)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const message = error.body.errors?.['token']?.[0] ?? error.body.message
    return data({ refused: { message, token } }, { status: error.status })
  }
  throw redirectTo(`${page}?done`, 303)
}

/**
 * Middleware of a page that ends letters: does so at the one POST that a mail program sends when its reader presses
 * «unsubscribe» there (RFC 8058). It comes without cookies, its token stands in the address, and it gets no redirect.
 * Opening the address ends nothing.
 */
export function leaveAtOnce(leave: (apiClient: ApiClient, token: string) => Promise<unknown>) {
  return async (post: Post, next: () => Promise<Response>): Promise<Response> => {
    if (post.request.method !== 'POST') return next()
    const form = await post.request.clone().formData()
    if (form.get('List-Unsubscribe') !== 'One-Click') return next()
    try {
      const token = post.url.searchParams.get('token') ?? ''
      await leave(pageContext(post.context).apiClient, token)
      return new Response(null, { status: 200, headers: unkept })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return new Response(null, { status: error.status, headers: unkept })
    }
  }
}

const unkept = { 'Cache-Control': 'no-store' }
