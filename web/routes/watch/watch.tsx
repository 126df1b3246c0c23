import { data, useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { endWatches } from '#contract/watches.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { leaveAtOnce } from '../contents/subscribe/letter-link.server.ts'
import type { Route } from './+types/watch.ts'
import { AskToWatch } from './ask-to-watch.tsx'
import { ChatLink } from './chat-link.tsx'
import { isChatLink, loadChatLink, takeChatWatch } from './chat-watch.server.ts'
import { OwnWatches } from './own-watches.tsx'
import { UnreadAddress } from './unread-address.tsx'
import { loadWatched, subjectQuery } from './watch-data.server.ts'
import { followWatchLink, isWatchLink, loadWatchLink } from './watch-links.server.ts'

/** The address of the form is no secret, that of a letter's link is. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const middleware: Route.MiddlewareFunction[] = [
  leaveAtOnce((apiClient, token) => apiClient(endWatches, { token })),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const chat = isChatLink(url) ? await loadChatLink(apiClient, url) : null
  if (chat !== null) return chat
  if (isWatchLink(url)) return loadWatchLink(apiClient, url)
  const { similar, isUnread, ...watched } = await loadWatched(apiClient, url)
  const sent = sentMessage({ context, url })
  // Thanks for a unit that has been sold meanwhile are still thanks.
  if (similar !== null && sent === null) throw redirectTo(pages.watch(languageOfPath(url.pathname), similar))
  if (isUnread) {
    const asked = { isUnread: true, unread: watched.unread } as const
    return data({ own: null, chat: null, asked }, { status: 404 })
  }
  return {
    own: null,
    chat: null,
    asked: {
      isUnread: false as const,
      ...watched,
      isByChat: Boolean(watched.subject.telegram_bot) && url.searchParams.get('by') === 'telegram',
      query: subjectQuery(url),
      sent,
    },
  }
}

export async function action(post: Route.ActionArgs) {
  const answer = await followWatchLink(post)
  if (answer !== null) return answer
  const chat = await takeChatWatch(post)
  if (chat !== null) return chat
  return takeForm(post, { form: 'watch', page: (language) => pages.watch(language, subjectQuery(post.url)) })
}

/** «Tell me about changes» (R1080); behind the links of letters, what an address is told about (R1083). */
export default function WatchPage() {
  const { asked, own, chat } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (chat !== null) return <ChatLink {...chat} />
  if (own !== null) {
    return (
      <OwnWatches own={own} problem={answer !== undefined && 'problem' in answer ? answer.problem : null} />
    )
  }
  if (asked.isUnread) return <UnreadAddress unread={asked.unread} />
  return (
    <AskToWatch
      {...asked}
      refused={answer !== undefined && 'refused' in answer ? answer.refused : undefined}
      refusedChat={answer !== undefined && 'refusedChat' in answer ? answer.refusedChat : undefined}
    />
  )
}
