import '../../../blocks/payment/payment-styles.ts'
import type { FormEvent, ReactNode } from 'react'
import type { Address } from '#contract/pages.ts'
import { type CalculationQuery, openedName, type RefusedSums } from '#domain/calculation-query.ts'
import { isRestorationCode, restorationCodes, restorationTitles } from '#domain/restorations.ts'
import { keptShare } from '../../../blocks/payment/kept-share.ts'
import { PriceField } from '../../../blocks/payment/price-field.tsx'
import { typedSums } from '../../../blocks/payment/typed-sums.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { PurchaseData } from '../purchase-data.server.ts'

type Change = (part: Partial<CalculationQuery>) => void

type QuestionFormProps = {
  action: Address
  data: PurchaseData
  asked: CalculationQuery
  city: string
  price: number
  /** A typed text that is not a sum. */
  refused: RefusedSums
  /** The sums that are shown now, to notice typed changes. */
  shown: Partial<Record<'initial' | 'months', number>>
  /** What the form was opened with, where it has a programme. */
  opened?: string
  change: Change
  /** More fields, which get the function that applies a typed value. */
  children?: (apply: (form: HTMLFormElement) => void) => ReactNode
}

/**
 * The home to buy: price, city and finish, where no unit or project sets them. A plain GET form; with
 * JavaScript every change is calculated at once.
 */
export function QuestionForm({
  action,
  data,
  asked,
  city,
  price,
  refused,
  shown,
  opened,
  change,
  children,
}: QuestionFormProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { subject } = data
  const isUnit = subject !== null && subject.estate !== null
  const changePrice = (next: number) => change({ price: next, ...keptShare(asked, price, next) })

  function apply(form: HTMLFormElement): void {
    const sums = { ...(!isUnit && { price }), ...shown }
    const noSums = Object.fromEntries(Object.keys(refused).map((name) => [name, null]))
    const typed = typedSums(form, { ...sums, ...noSums }, i18n)
    if (Object.keys(typed).length === 0) return
    change({ ...(typed.price !== undefined && keptShare(asked, price, typed.price)), ...typed })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(event.currentTarget)
  }

  return (
    <form className="payment-form" method="get" action={action} onSubmit={submit} data-counting>
      {(['estate', 'complex'] as const).map(
        (name) => asked[name] !== null && <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
      {opened !== undefined && <input type="hidden" name={openedName} value={opened} />}
      {!isUnit && (
        <PriceField
          price={price}
          prices={data.price}
          refused={refused.price}
          change={changePrice}
          apply={apply}
        />
      )}
      {children?.(apply)}
      {!isUnit && (
        <div className="payment-form-place">
          {subject === null && (
            <Select
              label={t('calculator.city')}
              name="city"
              value={city}
              options={data.cities.map(({ slug, title }) => ({ value: slug, title }))}
              onChange={(slug) => change({ city: slug })}
            />
          )}
          <Select
            label={t('calculator.restoration')}
            name="restoration"
            value={asked.restoration ?? ''}
            options={[
              { value: '', title: t('calculator.restoration.open') },
              ...restorationCodes.map((code) => ({ value: code, title: restorationTitles[code][language] })),
            ]}
            onChange={(code) => change({ restoration: isRestorationCode(code) ? code : null })}
          />
        </div>
      )}
      <div className="payment-form-submit">
        <Button type="submit">{t('calculator.submit')}</Button>
      </div>
    </form>
  )
}
