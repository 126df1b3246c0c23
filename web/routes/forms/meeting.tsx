import { data, useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { ownMeetingSearch } from '#domain/appointment.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import { meetingByToken } from '../favorites/meeting-by-token.server.ts'
import { appointmentOf } from '../favorites/own-meeting-words.ts'
import type { Route } from './+types/meeting.ts'
import { FormPage } from './form-page.tsx'
import { meetingChoices } from './meeting-choices.server.ts'
import { MeetingForm } from './meeting-form.tsx'
import { unitToView } from './reserve-data.server.ts'
import { ReserveUnitCard } from './reserve-unit-card.tsx'
import { SentMeeting } from './sent-meeting.tsx'
import { useSentMeeting } from './use-sent-meeting.ts'
import { WayBack } from './way-back.tsx'

/** The address of the form is no secret, that of a meeting is. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form, or thanks; behind the visitor's link of a meeting, thanks while they are fresh, else the page of the meeting. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const token = url.searchParams.get('token') ?? ''
  const sent = sentMessage({ context, url })
  const [choices, unit, own] = await Promise.all([
    meetingChoices(apiClient),
    unitToView(apiClient, url),
    token === '' ? null : meetingByToken(apiClient, token),
  ])
  if (token !== '' && (sent === null || own?.state !== 'asked'))
    throw redirectTo(pages.expert(languageOfPath(url.pathname), ownMeetingSearch(token)), 302)
  const meeting = own && { token, meeting: appointmentOf(own) }
  return data({ sent, unit, choices, meeting }, token === '' ? {} : { headers: letterHeaders() })
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, {
    form: 'meets',
    page: (language, { estate_id = '' }, meeting) =>
      pages.meeting(language, /^\d+$/.test(estate_id) ? Number(estate_id) : undefined, meeting),
  })
}

/** This form brings no shortlist along. */
const noUnits: readonly number[] = []

export default function MeetingPage() {
  const { sent, choices, unit, meeting } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { t, language } = useI18n()
  const caption = t('meets.unit')
  const { around, keepMeeting, ...asked } = useSentMeeting()
  const wayOn = (
    <>
      <SentMeeting ids={noUnits} choices={choices} {...asked} />
      <WayBack />
    </>
  )
  return (
    <FormPage
      form="meets"
      sent={sent}
      aside={unit !== null && <ReserveUnitCard unit={unit} caption={caption} />}
      after={meeting && <SentMeeting ids={noUnits} choices={choices} {...meeting} />}
      next={
        unit === null
          ? undefined
          : { to: pages.estate(language, unit.category, unit.slug), title: t('reserves.back') }
      }
    >
      <div ref={around} onSubmit={keepMeeting}>
        <MeetingForm choices={choices} unit={unit} refused={refused} level={2} wayOn={wayOn} />
      </div>
    </FormPage>
  )
}
