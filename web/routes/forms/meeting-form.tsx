import './meeting-form.css'
import { pages } from '#contract/pages.ts'
import { meetingSlots } from '#domain/meeting-time.ts'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { atOnePlace, type MeetingFormat, meetingFormats } from './meeting-place.ts'

export type MeetingChoices = {
  offices: readonly { id: number; title: string }[]
  projects: readonly { id: number; title: string }[]
  /** The first and the last day that can be asked for. */
  days: { first: string; last: string }
}

/** Who, where and when (R30). Day and time may stay open: they are agreed by phone. */
export function MeetingForm({ choices, ...place }: FormPlace & { choices: MeetingChoices }) {
  const { language } = useI18n()
  return (
    <VisitorForm form="meets" action={pages.meeting(language)} shape={atOnePlace} {...place}>
      <PersonFields />
      <Place {...choices} />
      <Time {...choices} />
    </VisitorForm>
  )
}

/** In an office or on the site; which one is asked for where it matters (by the stylesheet). */
function Place({ offices, projects }: MeetingChoices) {
  const { t } = useI18n()
  const format = useFormField('format').defaultValue
  return (
    <div className="meeting-place">
      <Choices
        label={t('meets.format')}
        name="format"
        options={meetingFormats.map((value) => ({ value, title: t(`meets.format.${value}`) }))}
        defaultValue={format ?? ('office' satisfies MeetingFormat)}
      />
      <Which of="office" label={t('meets.office')} any={t('meets.office.any')} list={offices} />
      <Which of="site" label={t('meets.project')} any={t('meets.project.any')} list={projects} />
    </div>
  )
}

type WhichProps = { of: 'office' | 'site'; label: string; any: string; list: MeetingChoices['offices'] }

/** Nothing to choose from is nothing to ask. */
function Which({ of, label, any, list }: WhichProps) {
  const name = of === 'office' ? 'office_id' : 'complex_id'
  const chosen = useFormField(name).defaultValue ?? ''
  if (list.length < 2) return null
  return (
    <div className={`meeting-${of}`}>
      <Select
        label={label}
        name={name}
        value={chosen}
        options={[{ value: '', title: any }, ...list.map(({ id, title }) => ({ value: String(id), title }))]}
      />
    </div>
  )
}

function Time({ days }: MeetingChoices) {
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
