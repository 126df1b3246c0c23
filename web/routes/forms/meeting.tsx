import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Route } from './+types/meeting.ts'
import { FormPage } from './form-page.tsx'
import { meetingChoices } from './meeting-choices.server.ts'
import { MeetingForm } from './meeting-form.tsx'
import { unitToView } from './reserve-data.server.ts'
import { ReserveUnitCard } from './reserve-unit-card.tsx'
import { WayBack } from './way-back.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [choices, unit] = await Promise.all([meetingChoices(apiClient), unitToView(apiClient, url)])
  return { sent: sentMessage({ context, url }), unit, choices }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, {
    form: 'meets',
    page: (language, { estate_id = '' }) =>
      pages.meeting(language, /^\d+$/.test(estate_id) ? Number(estate_id) : undefined),
  })
}

export default function MeetingPage() {
  const { sent, choices, unit } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { t, language } = useI18n()
  const caption = t('meets.unit')
  return (
    <FormPage
      form="meets"
      sent={sent}
      aside={unit !== null && <ReserveUnitCard unit={unit} caption={caption} />}
      next={
        unit === null
          ? undefined
          : { to: pages.estate(language, unit.category, unit.slug), title: t('reserves.back') }
      }
    >
      <MeetingForm choices={choices} unit={unit} refused={refused} level={2} wayOn={<WayBack />} />
    </FormPage>
  )
}
