import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../forms/visitor-form.tsx'

/** The shortest request: a name and a number to call (R120). */
export function CallbackForm(place: FormPlace) {
  const { language } = useI18n()
  return (
    <VisitorForm form="callback" action={pages.callback(language)} {...place}>
      <PersonFields />
    </VisitorForm>
  )
}
