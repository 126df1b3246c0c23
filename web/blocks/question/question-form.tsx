import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { useFormField } from '../forms/form-fields.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../forms/visitor-form.tsx'

/** «Write to us»: a question, answered by phone or mail (R77). */
export function QuestionForm(place: FormPlace) {
  const { language } = useI18n()
  return (
    <VisitorForm form="questions" action={pages.question(language)} {...place}>
      <PersonFields />
      <EmailField optional />
      <Message />
    </VisitorForm>
  )
}

/** A separate part, since a field's errors are available only inside the form. */
export function Message() {
  const { t } = useI18n()
  return <TextArea {...useFormField('message')} label={t('questions.message')} rows={4} required />
}
