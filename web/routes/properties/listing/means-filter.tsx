import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { isByMonth, type ListingQuery } from '#domain/listing-query.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BoundLine } from '../../../blocks/filters/bound-line.tsx'
import { BoundBox } from '../../../ui/form/bound-box.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'

type MeansFilterProps = {
  wanted: Pick<ListingQuery, 'paymentTo' | 'firstPaymentTo' | 'hand' | 'program' | 'sort'>
  /** The limit of the first payment alone, where there are ways to pay later. */
  first: Pick<ShownFilter, 'min' | 'max'> | undefined
  apply: (form: HTMLFormElement) => void
}

/**
 * The monthly payment, and the money for the first payment (R23), which filters nothing by itself; or only the most that
 * the first payment may be (R1032).
 */
export function MeansFilter({ wanted, first, apply }: MeansFilterProps) {
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
      {first && (
        <BoundLine
          name="first_payment_to"
          label={t('means.first')}
          value={written(wanted.firstPaymentTo)}
          placeholder=""
          apply={apply}
        />
      )}
    </fieldset>
  )
}

/** Why the list is not searched by these values. */
function errorOf(wanted: MeansFilterProps['wanted']): 'means.zero' | 'means.lone' | null {
  if (wanted.paymentTo === 0) return 'means.zero'
  return wanted.hand === null || isByMonth(wanted) ? null : 'means.lone'
}
