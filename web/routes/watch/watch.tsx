import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { endWatches } from '#contract/watches.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { leaveAtOnce } from '../contents/subscribe/letter-link.server.ts'
import type { Route } from './+types/watch.ts'
import { AskToWatch } from './ask-to-watch.tsx'
import { OwnWatches } from './own-watches.tsx'
import { loadWatched, subjectQuery } from './watch-data.server.ts'
import { followWatchLink, isWatchLink, loadWatchLink } from './watch-links.server.ts'

/** The address of the form is no secret, that of a letter's link is. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const middleware: Route.MiddlewareFunction[] = [
  leaveAtOnce((apiClient, token) => apiClient(endWatches, { token })),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  if (isWatchLink(url)) return loadWatchLink(apiClient, url)
  return {
    own: null,
    asked: {
      ...(await loadWatched(apiClient, url)),
      query: subjectQuery(url),
      sent: sentMessage({ context, url }),
    },
  }
}

export async function action(post: Route.ActionArgs) {
  const answer = await followWatchLink(post)
  if (answer !== null) return answer
  return takeForm(post, { form: 'watch', page: (language) => pages.watch(language, subjectQuery(post.url)) })
}

/** «Tell me about changes» (R1080); behind the links of letters, what an address is told about (R1083). */
export default function WatchPage() {
  const { asked, own } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (own !== null) {
    return (
      <OwnWatches own={own} problem={answer !== undefined && 'problem' in answer ? answer.problem : null} />
    )
  }
  return (
    <AskToWatch
      {...asked}
      refused={answer !== undefined && 'refused' in answer ? answer.refused : undefined}
    />
  )
}
