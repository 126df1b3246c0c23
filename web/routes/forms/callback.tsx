import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CallbackForm } from '../../blocks/callback/callback-form.tsx'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import type { Route } from './+types/callback.ts'
import { FormPage } from './form-page.tsx'
import { WayBack } from './way-back.tsx'

export function loader(asked: Route.LoaderArgs) {
  return { sent: sentMessage(asked) }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, { form: 'callback', page: pages.callback })
}

export default function CallbackPage() {
  const { sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  return (
    <FormPage form="callback" sent={sent}>
      <CallbackForm refused={refused} level={2} wayOn={<WayBack />} />
    </FormPage>
  )
}
