import { useState } from 'react'
import { isKnownId } from '#contract/known-id.ts'
import type { Address } from '#contract/pages.ts'
import type { VacancyCard } from '#contract/vacancies.ts'
import { EmailField } from '../../blocks/forms/email-field.tsx'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { CoverLetter } from './application-form.tsx'
import { FileField } from './file-field.tsx'
import { uploadApplication } from './upload-application.ts'

type StudentFormProps = FormPlace & {
  action: Address
  /** The day in Kazakhstan, the first on which one can begin. */
  today: string
  /** The student's choice of vacancies; left out where the form is on the page of its vacancy. */
  vacancies?: readonly VacancyCard[]
  /** Id of the one that the student came from. */
  chosen?: number | null
}

/** An application of a student: for one of the places, or for any (R30, R189). */
export function StudentForm({ action, today, vacancies, chosen = null, ...place }: StudentFormProps) {
  const { t } = useI18n()
  const places = vacancies?.filter((vacancy) => isKnownId(vacancy.id)) ?? []
  const [progress, setProgress] = useState<number | null>(null)
  const [upload] = useState(() => uploadApplication(setProgress))
  return (
    <VisitorForm form="student" action={action} upload={upload} {...place}>
      {places.length > 0 && <Place vacancies={places} chosen={chosen} />}
      <PersonFields />
      <EmailField optional />
      <Studies today={today} />
      <FileField name="resume" label={t('application.resume')} progress={progress} />
      <CoverLetter />
    </VisitorForm>
  )
}

function Place({ vacancies, chosen }: { vacancies: readonly VacancyCard[]; chosen: number | null }) {
  const { t } = useI18n()
  const { defaultValue } = useFormField('vacancy_id')
  return (
    <Select
      label={t('student.vacancy')}
      name="vacancy_id"
      value={defaultValue ?? (chosen === null ? '' : String(chosen))}
      options={[
        { value: '', title: t('student.vacancy.any') },
        ...vacancies.map(({ id, title, city }) => ({
          value: String(id),
          title: [title, city.name].filter(Boolean).join(', '),
        })),
      ]}
    />
  )
}

function Studies({ today }: Pick<StudentFormProps, 'today'>) {
  const { t } = useI18n()
  return (
    <>
      <Field {...useFormField('university')} label={t('student.university')} required />
      <Field {...useFormField('speciality')} label={t('student.speciality')} required />
      <div className="form-pair">
        <Field
          {...useFormField('course')}
          label={t('student.course')}
          type="number"
          inputMode="numeric"
          min={1}
          max={7}
          required
        />
        <Field {...useFormField('available_from')} label={t('student.available')} type="date" min={today} />
      </div>
      <Field {...useFormField('direction')} label={t('student.direction')} />
    </>
  )
}
