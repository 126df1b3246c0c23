import { useI18n } from '../../i18n/i18n.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormField } from './form-fields.ts'

/** A mailbox. The answer to a question may go there; a subscription needs it. */
export function EmailField({ optional = false }: { optional?: boolean }) {
  const { t } = useI18n()
  return (
    <Field
      {...useFormField('email')}
      label={t(optional ? 'form.email.optional' : 'form.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="name@example.kz"
      required={!optional}
    />
  )
}
