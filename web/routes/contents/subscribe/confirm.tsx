import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { confirmSubscription } from '#contract/subscriptions.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../../data/page-context.server.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { Route } from './+types/confirm.ts'
import { followLink, letterHeaders, letterLink } from './letter-link.server.ts'
import { LetterPage } from './letter-page.tsx'

export const headers = letterHeaders

export function loader({ url }: Route.LoaderArgs) {
  return letterLink(url)
}

export async function action(post: Route.ActionArgs) {
  const { apiClient } = pageContext(post.context)
  const confirm = (token: string) => apiClient(confirmSubscription, { token })
  return followLink(post, confirm, pages.confirmSubscription(languageOfPath(post.url.pathname)))
}

/** Where the letter that asks to confirm a subscription leads (A28). */
export default function ConfirmPage() {
  const link = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { language } = useI18n()
  return (
    <LetterPage deed="confirm" link={link} action={pages.confirmSubscription(language)} refused={refused} />
  )
}
