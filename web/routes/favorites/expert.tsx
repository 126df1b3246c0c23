import './favorites.css'
import './expert.css'
import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { getMortgages, type Mortgage } from '#contract/mortgages.ts'
import { pages } from '#contract/pages.ts'
import { getShortlist, type ShortlistEstate } from '#contract/shortlist.ts'
import { ownMeetingSearch, readAppointment } from '#domain/appointment.ts'
import { closedPlace } from '#domain/programme-match.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { estateNumberWords, listedTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { meetingChoices } from '../forms/meeting-choices.server.ts'
import { BringAlong } from './bring-along.tsx'
import { WaysToUnits } from './empty-favorites.tsx'
import { ExpertForm } from './expert-form.tsx'
import { expertSearch } from './expert-search.ts'
import { OwnMeeting } from './own-meeting.tsx'
import { loadOwnMeeting } from './own-meeting-link.server.ts'
import { appointmentOf } from './own-meeting-words.ts'
import type { Route } from './+types/expert.ts'

/** The address of the form is no secret, that of a meeting is. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const token = url.searchParams.get('token') ?? ''
  if (token !== '') return loadOwnMeeting(apiClient, token, sentMessage({ context, url }))
  const ids = shortlistIds(url.searchParams.get('ids') ?? '')
  const [shortlist, choices, programmes] = await Promise.all([
    ids.length === 0 ? noData : orNotFound(url, apiClient(getShortlist, { ids: ids.join(',') })),
    meetingChoices(apiClient),
    optional(apiClient(getMortgages, {}), noData),
  ])
  const units = shortlist.data.filter(({ status }) => status !== 'sold')
  const asked = {
    sent: sentMessage({ context, url }),
    meeting: readAppointment((name) => url.searchParams.get(name) ?? '', new Date()),
    units,
    sold: shortlist.data.filter(({ status }) => status === 'sold'),
    gone: 'meta' in shortlist ? shortlist.meta.gone.length : 0,
    choices,
    programmes: programmes.data
      .filter((programme) => isOpenTo(programme, units))
      .map(({ id, title }) => ({ id, title })),
  }
  return { asked, own: null }
}

/** Whether a programme is open to one of these units at least (R1547). */
function isOpenTo(programme: Mortgage, units: readonly ShortlistEstate[]): boolean {
  return units.some(
    ({ complex, house }) =>
      closedPlace(programme, { complex_ids: [complex.id], house_id: house.id }) === null,
  )
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, {
    form: 'meets',
    page: (language, fields, meeting) =>
      pages.expert(
        language,
        meeting === undefined ? expertSearch(fields, new Date()) : ownMeetingSearch(meeting),
      ),
  })
}

/**
 * A meeting about a shortlist: sales read which units it has, and the visitor gets it for a calendar (R1070); behind the
 * visitor's own link, what staff have answered (R1563).
 */
export default function Expert() {
  const { asked, own } = useLoaderData<typeof loader>()
  if (own === null) return <AskToMeet {...asked} />
  const { sent, meeting } = own
  if (sent === null || meeting?.state !== 'asked') return <OwnMeeting meeting={meeting} />
  const { estate_ids: ids, choices, token } = meeting
  const along = <BringAlong ids={ids} meeting={appointmentOf(meeting)} choices={choices} token={token} />
  return (
    <FormPage form="meets" sent={sent} after={along} hidden>
      {null}
    </FormPage>
  )
}

type Asked = NonNullable<Route.ComponentProps['loaderData']['asked']>

function AskToMeet({ sent, meeting, units, sold, gone, choices, programmes }: Asked) {
  const refused = useActionData<typeof action>()?.refused
  const { t, language } = useI18n()
  const ids = units.map(({ id }) => id)
  const left = sold.length + gone > 0 && <LeftOut sold={sold} gone={gone} />
  const words = { title: t('favorites.expert.title'), lead: t('favorites.expert.lead') }
  return (
    <FormPage
      form="meets"
      sent={sent}
      words={words}
      description={words.lead}
      above={[{ title: t('header.favorites'), to: pages.favorites(language) }]}
      aside={units.length > 0 && <Units units={units} left={left} />}
      after={units.length > 0 && <BringAlong ids={ids} meeting={meeting} choices={choices} />}
      hidden
    >
      {units.length === 0 ? (
        <div className="favorites-empty">
          <h2>{t(left ? 'favorites.expert.none' : 'favorites.expert.choose')}</h2>
          {left}
          <p className="lead">{t('favorites.expert.empty')}</p>
          <Link className={buttonClass('filled')} to={pages.favorites(language)}>
            {t('header.favorites')}
          </Link>
          <WaysToUnits />
          <TextLink to={pages.meeting(language)}>{t('favorites.expert.without')}</TextLink>
        </div>
      ) : (
        <ExpertForm ids={ids} choices={choices} programmes={programmes} refused={refused} />
      )}
    </FormPage>
  )
}

function Units({ units, left }: { units: readonly ShortlistEstate[]; left: ReactNode }) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  return (
    <section className="expert-units" aria-labelledby="expert-units">
      <h2 id="expert-units">{t('favorites.expert.units')}</h2>
      <ol>
        {units.map((unit) => {
          const shown = shownPrice(unit)
          const where = [unit.complex.name, unit.house.name, estateNumberWords(unit, t)]
          return (
            <li key={unit.id}>
              <Link to={pages.estate(language, unit.category, unit.slug)}>{listedTitle(unit, i18n)}</Link>
              <span className="figures">
                {unit.status === 'reserved' && <Tag>{t(statusKey(unit.status))}</Tag>}
                {shown === null ? unit.status !== 'reserved' && t(statusKey(unit.status)) : price(shown)}
              </span>
              <span className="caption">{where.filter(Boolean).join(', ')}</span>
            </li>
          )
        })}
      </ol>
      {left}
    </section>
  )
}

/** What the address names and the request leaves out: sold units by name, and how many the site has no more (R1300). */
function LeftOut({ sold, gone }: { sold: readonly ShortlistEstate[]; gone: number }) {
  const i18n = useI18n()
  const { t } = i18n
  const names = sold.map((unit) =>
    [listedTitle(unit, i18n), estateNumberWords(unit, t), unit.complex.name].filter(Boolean).join(', '),
  )
  return (
    <div className="favorites-gone">
      {names.length > 0 && <p>{t('favorites.expert.sold', { units: names.join('; ') })}</p>}
      {gone > 0 && <p>{t('favorites.gone', { count: gone })}</p>}
    </div>
  )
}
