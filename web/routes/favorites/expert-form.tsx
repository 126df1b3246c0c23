import { pages } from '#contract/pages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type RefusedForm, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { Payment } from '../../blocks/reserve/reserve-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type MeetingChoices, MeetingPlace, MeetingTime } from '../forms/meeting-form.tsx'
import { useSentMeeting } from '../forms/use-sent-meeting.ts'
import { BringAlong } from './bring-along.tsx'

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
  const { around, keepMeeting, ...sent } = useSentMeeting()
  return (
    <div ref={around} onSubmit={keepMeeting}>
      <VisitorForm
        form="meets"
        action={pages.expert(language, shortlistSearch(ids))}
        about={{ estate_ids: ids.join(',') }}
        refused={refused}
        level={2}
        wayOn={<BringAlong ids={ids} choices={choices} {...sent} />}
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
