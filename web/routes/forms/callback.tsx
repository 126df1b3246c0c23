import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CallbackForm } from '../../blocks/callback/callback-form.tsx'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Route } from './+types/callback.ts'
import { FormPage } from './form-page.tsx'
import { unitToView } from './reserve-data.server.ts'
import { ReserveUnitCard } from './reserve-unit-card.tsx'
import { WayBack } from './way-back.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const unit = await unitToView(pageContext(context).apiClient, url)
  return { sent: sentMessage({ context, url }), unit }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, { form: 'callback', page: (language) => pages.callback(language) })
}

export default function CallbackPage() {
  const { sent, unit } = useLoaderData<typeof loader>()
  const { t } = useI18n()
  const refused = useActionData<typeof action>()?.refused
  return (
    <FormPage
      form="callback"
      sent={sent}
      aside={unit !== null && <ReserveUnitCard unit={unit} caption={t('callback.unit')} />}
    >
      <CallbackForm refused={refused} level={2} wayOn={<WayBack />} />
    </FormPage>
  )
}
