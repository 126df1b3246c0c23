import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { type FormPlace, VisitorForm } from '../forms/visitor-form.tsx'

/** An e-mail address for the news (A28): the subscriber gets a letter with a link that confirms. */
export function SubscribeForm(place: FormPlace) {
  const { language } = useI18n()
  return (
    <VisitorForm form="subscribe" action={pages.subscribe(language)} {...place}>
      <EmailField />
    </VisitorForm>
  )
}
