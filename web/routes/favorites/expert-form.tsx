import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pages } from '#contract/pages.ts'
import {
  type Appointment,
  appointmentSearch,
  ownMeetingSearch,
  readAppointment,
} from '#domain/appointment.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type RefusedForm, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { Payment } from '../../blocks/reserve/reserve-form.tsx'
import type { FormAnswer } from '../../data/form-answer.ts'
import { formOutcome } from '../../data/form-outcome.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { MeetingWords } from './meeting-words.tsx'
import { type MeetingChoices, MeetingPlace, MeetingTime } from '../forms/meeting-form.tsx'

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
  const [token, setToken] = useState('')
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = around.current
    const keepToken = ({ detail }: CustomEventInit<FormAnswer>) => {
      if (detail?.ok === true) setToken(detail.meeting ?? '')
    }
    shown?.addEventListener(formOutcome, keepToken)
    return () => shown?.removeEventListener(formOutcome, keepToken)
  }, [])
  // The thanks take the place of the fields, and still need what was chosen.
  const keepMeeting = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    const fields = new FormData(event.target)
    setMeeting(readAppointment((name) => String(fields.get(name) ?? ''), new Date()))
  }
  return (
    <div ref={around} onSubmit={keepMeeting}>
      <VisitorForm
        form="meets"
        action={pages.expert(language, shortlistSearch(ids))}
        about={{ estate_ids: ids.join(',') }}
        refused={refused}
        level={2}
        wayOn={<BringAlong ids={ids} meeting={meeting} choices={choices} token={token} />}
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
  /** Of the meeting that the site has kept; empty where it has told none: then the address of the file names it. */
  token?: string
}

/**
 * After the thanks: the meeting that was asked for, in words and for a calendar, where its day is chosen, and the shortlist
 * to bring along.
 */
export function BringAlong({ ids, meeting, choices, token = '' }: BringAlongProps) {
  const { t, language } = useI18n()
  const list = meeting === null ? shortlistSearch(ids) : appointmentSearch(meeting, ids)
  return (
    <div className="expert-along">
      {meeting !== null && (
        <>
          <MeetingWords meeting={meeting} choices={choices} />
          <p className="caption">{t('favorites.expert.calendar')}</p>
          <a
            className={buttonClass('outlined')}
            href={pages.meetingCalendar(
              language,
              token === '' ? appointmentSearch(meeting, ids) : ownMeetingSearch(token),
            )}
            download
          >
            {t('favorites.expert.calendar.add')}
          </a>
        </>
      )}
      {token !== '' && (
        <TextLink to={pages.expert(language, ownMeetingSearch(token))}>{t('meeting.own.link')}</TextLink>
      )}
      <TextLink to={pages.favorites(language, list)}>{t('favorites.expert.list')}</TextLink>
    </div>
  )
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
