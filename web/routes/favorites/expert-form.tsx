import { type FormEvent, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { type Appointment, appointmentSearch, readAppointment } from '#domain/appointment.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type RefusedForm, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { Payment } from '../../blocks/reserve/reserve-form.tsx'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type MeetingChoices, MeetingPlace, MeetingTime } from '../forms/meeting-form.tsx'
import { meetingWords } from './meeting-words.ts'

/** Programmes that a visitor may name, by id. */
export type Programmes = readonly { id: number; title: string }[]

type ExpertFormProps = {
  ids: readonly number[]
  choices: MeetingChoices
  programmes: Programmes
  refused: RefusedForm | undefined
}

/** Asks for a meeting about a shortlist: place, time, way to pay and questions go along with it (R1070). */
export function ExpertForm({ ids, choices, programmes, refused }: ExpertFormProps) {
  const { language } = useI18n()
  const [meeting, setMeeting] = useState<Appointment | null>(null)
  // The thanks take the place of the fields, and still need what was chosen.
  const keepMeeting = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    const fields = new FormData(event.target)
    setMeeting(readAppointment((name) => String(fields.get(name) ?? ''), new Date()))
  }
  return (
    <div onSubmit={keepMeeting}>
      <VisitorForm
        form="meets"
        action={pages.expert(language, shortlistSearch(ids))}
        about={{ estate_ids: ids.join(',') }}
        refused={refused}
        level={2}
        wayOn={<BringAlong ids={ids} meeting={meeting} choices={choices} />}
      >
        <PersonFields />
        <MeetingPlace {...choices} />
        <MeetingTime {...choices} />
        <Payment />
        <Programme programmes={programmes} />
        <Questions />
      </VisitorForm>
    </div>
  )
}

type BringAlongProps = {
  ids: readonly number[]
  meeting: Appointment | null
  choices: MeetingChoices
}

/**
 * After the thanks: the meeting that was asked for, in words and for a calendar, where its day is chosen, and the shortlist
 * to bring along.
 */
export function BringAlong({ ids, meeting, choices }: BringAlongProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const list = meeting === null ? shortlistSearch(ids) : appointmentSearch(meeting, ids)
  return (
    <div className="expert-along">
      {meeting !== null && (
        <>
          <p className="expert-meeting">
            <b>{meetingWords(meeting, i18n)}</b>
            <span>{placeWords(meeting, choices, t)}</span>
          </p>
          <p className="caption">{t('favorites.expert.calendar')}</p>
          <a
            className={buttonClass('outlined')}
            href={pages.meetingCalendar(language, appointmentSearch(meeting, ids))}
            download
          >
            {t('favorites.expert.calendar.add')}
          </a>
        </>
      )}
      <TextLink to={pages.favorites(language, list)}>{t('favorites.expert.list')}</TextLink>
    </div>
  )
}

/** The office or the project that was chosen, with the kind of place. */
function placeWords(
  { format, officeId, complexId }: Appointment,
  { offices, projects }: MeetingChoices,
  t: I18n['t'],
): string {
  if (format === null) return ''
  const of = { office: [offices, officeId], site: [projects, complexId], online: [[], null] } as const
  const [places, chosen] = of[format]
  const place = places.find(({ id }) => id === chosen)
  return [t(`meets.format.${format}`), place?.title ?? ''].filter(Boolean).join(': ')
}

function Programme({ programmes }: { programmes: Programmes }) {
  const { t } = useI18n()
  const { name, defaultValue = '' } = useFormField('program_id')
  if (programmes.length === 0) return null
  return (
    <Select
      label={t('favorites.expert.program')}
      name={name}
      value={defaultValue}
      options={[
        { value: '', title: t('favorites.expert.program.any') },
        ...programmes.map(({ id, title }) => ({ value: String(id), title })),
      ]}
    />
  )
}

function Questions() {
  const { t } = useI18n()
  return <TextArea {...useFormField('message')} label={t('favorites.expert.questions')} rows={4} />
}
