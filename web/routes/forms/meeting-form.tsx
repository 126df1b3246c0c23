import './meeting-form.css'
import { isKnownId } from '#contract/known-id.ts'
import { pages } from '#contract/pages.ts'
import { type KnownPlaces, type MeetingFormat, meetingFormats } from '#domain/meeting-place.ts'
import { meetingSlots } from '#domain/meeting-time.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'

export type MeetingChoices = KnownPlaces & {
  /** The first and the last day of a meeting. */
  days: { first: string; last: string }
}

type MeetingFormProps = FormPlace & {
  choices: MeetingChoices
  /** The unit or project to be viewed: the meeting is then at its site. */
  unit: { id: number; complex: { id: number }; house: { id: number } } | null
}

/** Name, place and time (R30). Day and time may stay open: they are agreed by phone. */
export function MeetingForm({ choices, unit, ...place }: MeetingFormProps) {
  const { language } = useI18n()
  const about = unit === null ? undefined : { estate_id: unit.id, house_id: unit.house.id }
  const action = pages.meeting(language, unit?.id)
  return (
    <VisitorForm form="meets" action={action} about={about} {...place}>
      <PersonFields />
      <MeetingPlace {...choices} project={unit?.complex.id} />
      <MeetingTime {...choices} />
    </VisitorForm>
  )
}

/** In an office, on the site, or by video where the company says so; which place is asked for where it matters (by the stylesheet). */
export function MeetingPlace({
  offices,
  projects,
  project,
}: MeetingChoices & { project?: number | undefined }) {
  const { t } = useI18n()
  const usual: MeetingFormat = project === undefined ? 'office' : 'site'
  const format = useFormField('format').defaultValue
  const isOnline = useRootData()?.company.online_meetings === true
  return (
    <div className="meeting-place">
      <Choices
        label={t('meets.format')}
        name="format"
        options={meetingFormats
          .filter((value) => value !== 'online' || isOnline)
          .map((value) => ({ value, title: t(`meets.format.${value}`) }))}
        defaultValue={format ?? usual}
      />
      <Which of="office" label={t('meets.office')} any={t('meets.office.any')} list={offices} />
      <Which
        of="site"
        label={t('meets.project')}
        any={t('meets.project.any')}
        list={projects}
        first={project}
      />
    </div>
  )
}

type WhichProps = {
  of: 'office' | 'site'
  label: string
  any: string
  list: MeetingChoices['offices']
  first?: number | undefined
}

/** Nothing to choose from is nothing to ask. */
function Which({ of, label, any, list, first }: WhichProps) {
  const name = of === 'office' ? 'office_id' : 'complex_id'
  const chosen = useFormField(name).defaultValue ?? String(first ?? '')
  const known = list.filter(({ id }) => isKnownId(id))
  if (known.length < 2) return null
  return (
    <div className={`meeting-${of}`}>
      <Select
        label={label}
        name={name}
        value={chosen}
        options={[{ value: '', title: any }, ...known.map(({ id, title }) => ({ value: String(id), title }))]}
      />
    </div>
  )
}

export function MeetingTime({ days }: MeetingChoices) {
  const { t } = useI18n()
  const slot = useFormField('time_slot').defaultValue ?? ''
  return (
    <div>
      <div className="form-pair">
        <Field
          {...useFormField('date')}
          label={t('meets.date')}
          type="date"
          min={days.first}
          max={days.last}
        />
        <Select
          label={t('meets.time')}
          name="time_slot"
          value={slot}
          options={[
            { value: '', title: t('meets.time.any') },
            ...meetingSlots.map((value) => ({ value, title: value.replace('-', '–') })),
          ]}
        />
      </div>
      <p className="caption meeting-hint">{t('meets.date.hint')}</p>
    </div>
  )
}
