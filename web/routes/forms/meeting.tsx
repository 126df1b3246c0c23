import { useActionData, useLoaderData } from 'react-router'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { pages } from '#contract/pages.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Route } from './+types/meeting.ts'
import { FormPage } from './form-page.tsx'
import { MeetingForm } from './meeting-form.tsx'
import { unitToView } from './reserve-data.server.ts'
import { ReserveUnitCard } from './reserve-unit-card.tsx'
import { WayBack } from './way-back.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [contacts, complexes, unit] = await Promise.all([
    optional(apiClient(getContacts, {}), noData),
    optional(apiClient(getComplexesNavigation, {}), noData),
    unitToView(apiClient, url),
  ])
  return {
    sent: sentMessage({ context, url }),
    unit,
    choices: {
      offices: contacts.data
        .filter(({ type }) => type !== 'hr')
        .map(({ id, city, address, title }) => ({
          id,
          title: [city.name, address].filter(Boolean).join(', ') || title,
        }))
        .filter(({ title }) => title !== ''),
      projects: complexes.data.map(({ id, name, city }) => ({
        id,
        title: [name, city.name].filter(Boolean).join(', '),
      })),
      days: meetingDays(new Date()),
    },
  }
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
