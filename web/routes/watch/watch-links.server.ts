import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { pages } from '#contract/pages.ts'
import { confirmWatches, endWatches, ownWatches } from '#contract/watches.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { scriptFields } from '../../data/form-answer.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import type { Post } from '../../data/take-form.server.ts'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import type { ShownWatches, WatchProblem } from './own-watches.tsx'

/** Whether an address is that of a letter's link, or of what its buttons lead to. */
export function isWatchLink({ searchParams }: URL): boolean {
  return searchParams.has('token') || searchParams.has('done')
}

/** What the link of a letter shows. A token that is none of ours, or too old, is told in words, and so is an outage. */
export async function loadWatchLink(apiClient: ApiClient, { searchParams }: URL) {
  const token = searchParams.get('token') ?? ''
  const shown = (own: Partial<ShownWatches>, status = 200) =>
    data(
      { asked: null, chat: null, own: { ...nothing, token, ...own } },
      { status, headers: letterHeaders() },
    )
  if (searchParams.has('done')) return shown({ isEnded: true })
  if (token === '') return shown({ problem: 'validation.link' }, 404)
  try {
    const { watches, can_confirm: canConfirm } = (await apiClient(ownWatches, { token })).data
    return shown({ watches, canConfirm, isConfirmed: searchParams.has('confirmed') })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return shown({ problem: problemOf(error) }, error.status)
  }
}

const nothing: ShownWatches = {
  token: '',
  watches: [],
  canConfirm: false,
  isConfirmed: false,
  isEnded: false,
  problem: null,
}

/**
 * Does what a button behind a letter's link says: confirms, ends one thing, or ends everything, and leads on to what is
 * left. A program that opens links presses no button (A28).
 *
 * @returns null for any other form
 */
export async function followWatchLink(post: Post) {
  const form = await post.request.clone().formData()
  const token = form.get('token')
  if (typeof token !== 'string' || form.has(scriptFields.form)) return null
  const language = languageOfPath(post.url.pathname)
  const { apiClient } = pageContext(post.context)
  const watch = String(form.get('watch') ?? '')
  try {
    if (form.has('confirm')) {
      const { data: own } = await apiClient(confirmWatches, { token })
      // The page of what was confirmed before has the same button: there is nothing to thank for.
      const said = form.get('confirm') === 'confirm' ? '&confirmed=1' : ''
      throw redirectTo(pages.watch(language, `token=${own.token}${said}`), 303)
    }
    await apiClient(endWatches, { token, ...(watch !== '' && { watch }) })
    const isLeft = watch !== ''
    throw redirectTo(pages.watch(language, isLeft ? `token=${encodeURIComponent(token)}` : 'done'), 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: problemOf(error) }, { status: error.status })
  }
}

/** The text of a refusal; our own failures are shown without details. */
function problemOf({ body }: ApiFailure): WatchProblem {
  const message = body.errors?.['token']?.[0] ?? body.message
  if (message === 'validation.link_expired') return message
  return message.startsWith('validation.') ? 'validation.link' : 'subscribe.unavailable'
}
