import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { leaveSubscription } from '#contract/subscriptions.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../../data/page-context.server.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { Route } from './+types/leave.ts'
import { followLink, leaveAtOnce, letterHeaders, letterLink } from './letter-link.server.ts'
import { LetterPage } from './letter-page.tsx'

export const headers = letterHeaders

export const middleware: Route.MiddlewareFunction[] = [
  leaveAtOnce((apiClient, token) => apiClient(leaveSubscription, { token })),
]

export function loader({ url }: Route.LoaderArgs) {
  return letterLink(url)
}

export async function action(post: Route.ActionArgs) {
  const { apiClient } = pageContext(post.context)
  const leave = (token: string) => apiClient(leaveSubscription, { token })
  return followLink(post, leave, pages.leaveSubscription(languageOfPath(post.url.pathname)))
}

/** Where the link «unsubscribe» of every letter leads (A28). */
export default function LeavePage() {
  const link = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { language } = useI18n()
  return <LetterPage deed="leave" link={link} action={pages.leaveSubscription(language)} refused={refused} />
}
