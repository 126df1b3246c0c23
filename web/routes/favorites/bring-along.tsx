import { pages } from '#contract/pages.ts'
import { appointmentSearch, ownMeetingSearch } from '#domain/appointment.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { SentMeeting, type SentMeetingProps } from '../forms/sent-meeting.tsx'

/** After the thanks for a meeting about a shortlist: the meeting, and the shortlist to bring along. */
export function BringAlong({ ids, ...sent }: SentMeetingProps & { ids: readonly number[] }) {
  const { t, language } = useI18n()
  const { meeting, token = '' } = sent
  const asked = meeting === null ? shortlistSearch(ids) : appointmentSearch(meeting, ids)
  return (
    <SentMeeting {...sent} ids={ids}>
      {ids.length > 0 && (
        <TextLink to={pages.favorites(language, token === '' ? asked : ownMeetingSearch(token, ids))}>
          {t('favorites.expert.list')}
        </TextLink>
      )}
    </SentMeeting>
  )
}
