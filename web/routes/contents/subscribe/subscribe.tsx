import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { SubscribeForm } from '../../../blocks/subscribe/subscribe-form.tsx'
import { sentMessage, takeForm } from '../../../data/take-form.server.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { WayBack } from '../../forms/way-back.tsx'
import type { Route } from './+types/subscribe.ts'

export function loader(asked: Route.LoaderArgs) {
  return { sent: sentMessage(asked) }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, { form: 'subscribe', page: pages.subscribe })
}

export default function SubscribePage() {
  const { sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { t, language } = useI18n()
  const above = [{ title: t('header.news'), to: pages.contents(language) }]
  return (
    <FormPage form="subscribe" sent={sent} above={above}>
      <SubscribeForm refused={refused} level={2} wayOn={<WayBack />} />
    </FormPage>
  )
}
