import { isByPayment, type ListingQuery } from '#domain/listing-query.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BoundBox } from '../../../ui/form/bound-box.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'

type MeansFilterProps = {
  wanted: Pick<ListingQuery, 'monthly' | 'hand' | 'program' | 'sort'>
  apply: (form: HTMLFormElement) => void
}

/** What can be paid a month, and what is there for the first payment (R23), which finds nothing by itself. */
export function MeansFilter({ wanted, apply }: MeansFilterProps) {
  const { t, whole } = useI18n()
  const error = errorOf(wanted)
  return (
    <fieldset className="filter">
      <legend>{t('means.title')}</legend>
      <div className="bounds bounds-apart">
        {(['monthly', 'hand'] as const).map((name) => (
          <BoundBox
            key={name}
            name={name}
            label={t(`means.${name}`)}
            value={wanted[name] === null ? '' : whole(wanted[name])}
            placeholder={t(`means.${name}.short`)}
            apply={apply}
            {...(error !== null && name === 'monthly' && { error: 'means-error' })}
          />
        ))}
      </div>
      {error !== null && <FieldError id="means-error">{t(error)}</FieldError>}
    </fieldset>
  )
}

/** Why the list is not searched by what was entered. */
function errorOf(wanted: MeansFilterProps['wanted']): 'means.zero' | 'means.lone' | null {
  if (wanted.monthly === 0) return 'means.zero'
  return wanted.hand === null || isByPayment(wanted) ? null : 'means.lone'
}
