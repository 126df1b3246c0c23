import { useI18n } from '../../i18n/i18n.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormField } from './form-fields.ts'
import { PhoneField } from './phone-field.tsx'

/** The visitor's name and phone, which every request needs (R120). */
export function PersonFields() {
  const { t } = useI18n()
  return (
    <>
      <Field
        {...useFormField('name')}
        label={t('callback.name')}
        autoComplete="given-name"
        placeholder={t('callback.name.placeholder')}
        required
      />
      <PhoneField />
    </>
  )
}
