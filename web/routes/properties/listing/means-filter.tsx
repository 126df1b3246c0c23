import type { ReactNode } from 'react'
import { isByMonth, type ListingQuery } from '#domain/listing-query.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BoundBox } from '../../../ui/form/bound-box.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'

type MeansFilterProps = {
  wanted: Pick<ListingQuery, 'paymentTo' | 'hand' | 'program' | 'sort'>
  apply: (form: HTMLFormElement) => void
  /** The other way to ask: by the first payment alone. */
  children: ReactNode
}

/**
 * The monthly payment, and the money for the first payment (R23), which filters nothing by itself.
 */
export function MeansFilter({ wanted, apply, children }: MeansFilterProps) {
  const { t, whole } = useI18n()
  const error = errorOf(wanted)
  const written = (sum: number | null) => (sum === null ? '' : whole(sum))
  return (
    <fieldset className="filter">
      <legend>{t('means.title')}</legend>
      <div className="bounds bounds-apart">
        <BoundBox
          name="payment_to"
          label={t('means.monthly')}
          value={written(wanted.paymentTo)}
          placeholder={t('means.monthly.short')}
          apply={apply}
          {...(error !== null && { error: 'means-error' })}
        />
        <BoundBox
          name="hand"
          label={t('means.hand')}
          value={written(wanted.hand)}
          placeholder={t('means.hand.short')}
          apply={apply}
        />
      </div>
      {error !== null && <FieldError id="means-error">{t(error)}</FieldError>}
      {children}
    </fieldset>
  )
}

/** Why the list is not searched by these values. */
function errorOf(wanted: MeansFilterProps['wanted']): 'means.zero' | 'means.lone' | null {
  if (wanted.paymentTo === 0) return 'means.zero'
  return wanted.hand === null || isByMonth(wanted) ? null : 'means.lone'
}
