import { pages } from '#contract/pages.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useFormField } from '../forms/form-fields.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { type FormPlace, VisitorForm } from '../forms/visitor-form.tsx'

type ReserveFormProps = FormPlace & {
  about: { estate_id: number; complex_id?: number | undefined; house_id?: number | undefined }
}

/** A request about one unit. Unpaid and not binding, as the terms above its consent say. */
export function ReserveForm(place: ReserveFormProps) {
  const { language } = useI18n()
  return (
    <VisitorForm form="reserves" action={pages.reserve(language, place.about.estate_id)} {...place}>
      <PersonFields />
      <Payment />
    </VisitorForm>
  )
}

/** How the visitor means to pay. */
export function Payment() {
  const { t } = useI18n()
  const ways = useWays()
  const payments = [...ways.filter((way) => way !== 'payment100'), 'full'] as const
  const { name, defaultValue = '' } = useFormField('payment_method')
  return (
    <Select
      label={t('reserves.payment')}
      name={name}
      value={defaultValue}
      options={[
        { value: '', title: t('reserves.payment.any') },
        ...payments.map((value) => ({ value, title: t(`reserves.payment.${value}`) })),
      ]}
    />
  )
}
