import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { pages } from '#contract/pages.ts'
import { postChatWatch } from '#contract/watches.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { botLink, botStart } from '#domain/visitor-bot.ts'
import type { Refusal } from '../../data/form-answer.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'
import { plainRefusal, type Post } from '../../data/take-form.server.ts'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import type { ShownChat } from './chat-link.tsx'
import { qrPicture } from './qr-picture.server.ts'
import { loadWatched, subjectQuery } from './watch-data.server.ts'

/** Why the form for Telegram was refused, the tick that was set, and its token where that is still valid. */
export type RefusedChat = Refusal & { isAgreed: boolean; formToken: string | undefined }

/** Whether an address is that of the way into the bot. */
export function isChatLink({ searchParams }: URL): boolean {
  return searchParams.has('chat') && searchParams.has('token')
}

/** The way into the bot; null where the company has none, or the address is no such way. */
export async function loadChatLink(apiClient: ApiClient, url: URL) {
  const start = url.searchParams.get('token') ?? ''
  const { subject } = await loadWatched(apiClient, url)
  const bot = subject.telegram_bot
  if (!bot || !botStart.test(start)) return null
  const chat: ShownChat = { subject, bot, start, qr: qrPicture(botLink(bot, start)) }
  return data({ chat, asked: null, own: null }, { headers: letterHeaders() })
}

/**
 * Takes the form for Telegram, and leads on to the page with the link.
 *
 * @returns null for any other form
 */
export async function takeChatWatch(post: Post) {
  const form = await post.request.clone().formData()
  if (!form.has('chat')) return null
  const language = languageOfPath(post.url.pathname)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const isAgreed = text('consent') === 'true'
  const body = {
    ...Object.fromEntries(
      ['category', 'search', 'estate_id', 'complex_id', 'form_token', 'website', 'consent_words'].flatMap(
        (name) => (text(name) === undefined ? [] : [[name, numbered(name, text(name) ?? '')]]),
      ),
    ),
    consent: isAgreed,
    locale: language,
    page_url: post.request.headers.get('Referer') ?? '',
  }
  try {
    const { data: made } = await pageContext(post.context).formClient('')(postChatWatch, body)
    const query = [subjectQuery(post.url), `chat=1&token=${encodeURIComponent(made.start)}`]
    throw redirectTo(pages.watch(language, query.filter(Boolean).join('&')), 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // The company has no bot any more: the visitor can no more help it than an outage.
    const status = error.status === 404 ? 503 : error.status
    const { isTickLost, ...refusal } = plainRefusal(
      { status, body: error.body, retryAfter: error.retryAfter },
      text('form_token'),
    )
    const refusedChat: RefusedChat = { ...refusal, isAgreed: isAgreed && !isTickLost }
    return data({ refusedChat }, { status })
  }
}

function numbered(name: string, text: string): string | number {
  return name.endsWith('_id') && /^\d{1,15}$/.test(text) ? Number(text) : text
}
