import type { ListingQuery } from '#domain/listing-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BoundBox } from '../../ui/bound-box.tsx'
import { FieldError } from '../../ui/field-error.tsx'

type MeansFilterProps = {
  wanted: Pick<ListingQuery, 'monthly' | 'hand'>
  apply: (form: HTMLFormElement) => void
}

/** What can be paid a month, and what is there for the first payment (R23), which alone finds nothing. */
export function MeansFilter({ wanted, apply }: MeansFilterProps) {
  const { t, whole } = useI18n()
  const isLone = wanted.monthly === null && wanted.hand !== null
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
            placeholder={t(`means.${name}`)}
            apply={apply}
            {...(isLone && name === 'monthly' && { error: 'means-lone' })}
          />
        ))}
      </div>
      {isLone && <FieldError id="means-lone">{t('means.lone')}</FieldError>}
    </fieldset>
  )
}
