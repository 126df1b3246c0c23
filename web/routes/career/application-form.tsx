import { useState } from 'react'
import type { Address } from '#contract/pages.ts'
import { EmailField } from '../../blocks/forms/email-field.tsx'
import { useFormField } from '../../blocks/forms/form-fields.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { FileField } from './file-field.tsx'
import { uploadApplication } from './upload-application.ts'

type ApplicationFormProps = FormPlace & { action: Address }

/** An application for a vacancy, with or without a CV (R30, R188). */
export function ApplicationForm({ action, ...place }: ApplicationFormProps) {
  const { t } = useI18n()
  const [progress, setProgress] = useState<number | null>(null)
  const [upload] = useState(() => uploadApplication(setProgress))
  return (
    <VisitorForm form="application" action={action} upload={upload} {...place}>
      <PersonFields />
      <EmailField optional />
      <FileField name="resume" label={t('application.resume')} progress={progress} />
      <CoverLetter />
    </VisitorForm>
  )
}

/** A separate part, since a field's errors are available only inside the form. */
export function CoverLetter() {
  const { t } = useI18n()
  return <TextArea {...useFormField('cover_letter')} label={t('application.letter')} rows={3} />
}
