import { pages } from '#contract/pages.ts'
import { idValues } from '#domain/query-values.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../forms/visitor-form.tsx'

/** The shortest request: a name and a number to call (R120). */
export function CallbackForm(place: FormPlace) {
  const { language } = useI18n()
  // The page that answers an HTML post names the unit (R503).
  const { about, refused } = place
  const estate = idValues(String(about?.['estate_id'] ?? refused?.values['estate_id'] ?? ''))[0]
  return (
    <VisitorForm form="callback" action={pages.callback(language, estate)} {...place}>
      <PersonFields />
    </VisitorForm>
  )
}
