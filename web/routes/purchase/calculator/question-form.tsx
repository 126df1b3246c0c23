import './question-form.css'
import type { FormEvent, ReactNode } from 'react'
import type { Address } from '#contract/pages.ts'
import { calculationOfParams, type CalculationQuery } from '#domain/calculation-query.ts'
import { isRestorationCode, restorationCodes, restorationTitles } from '#domain/restorations.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { PurchaseData } from '../purchase-data.ts'
import { SliderField } from './slider-field.tsx'

type Change = (part: Partial<CalculationQuery>) => void

type QuestionFormProps = {
  action: Address
  data: PurchaseData
  asked: CalculationQuery
  city: string
  price: number
  /** The sums that are shown now, to tell what was typed over. */
  shown: Partial<Record<'initial' | 'months', number>>
  change: Change
  /** More fields, which get what applies a typed value. */
  children?: (apply: (form: HTMLFormElement) => void) => ReactNode
}

/** What is to be bought: price, city and finishing. A plain GET form; with JavaScript every change is reckoned at once. */
export function QuestionForm({
  action,
  data,
  asked,
  city,
  price,
  shown,
  change,
  children,
}: QuestionFormProps) {
  const i18n = useI18n()
  const { t, language, whole, price: money, shortPrice } = i18n
  const { min, max } = data.price
  const changePrice = (next: number) => change({ price: next, ...keptShare(asked, price, next) })

  function apply(form: HTMLFormElement): void {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const typed = calculationOfParams(new URLSearchParams(fields))
    const before = { price, ...shown }
    const changed = (Object.keys(before) as (keyof typeof before)[]).filter((name) => {
      const value = before[name]
      if (value === undefined || typed[name] === value) return false
      const box = form.elements.namedItem(name)
      // What is no sum goes back to what was there.
      if (typed[name] === null && box instanceof HTMLInputElement) box.value = whole(value)
      return typed[name] !== null
    })
    if (changed.length === 0) return
    const part = Object.fromEntries(changed.map((name) => [name, typed[name]]))
    change({ ...(typed.price !== null && keptShare(asked, price, typed.price)), ...part })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(event.currentTarget)
  }

  return (
    <form className="question-form" method="get" action={action} onSubmit={submit}>
      <SliderField
        name="price"
        title={t('calculator.price')}
        label={t('calculator.price.unit')}
        slider={t('calculator.slider', { label: t('calculator.price') })}
        text={whole(price)}
        said={money(price)}
        range={{ min, max, step: 100_000, value: price }}
        ends={[shortPrice(min), shortPrice(max)]}
        onSlide={changePrice}
        apply={apply}
      />
      {children?.(apply)}
      <div className="question-form-place">
        <Select
          label={t('calculator.city')}
          name="city"
          value={city}
          options={data.cities.map(({ slug, title }) => ({ value: slug, title }))}
          onChange={(slug) => change({ city: slug })}
        />
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
      <div className="question-form-submit">
        <Button type="submit">{t('calculator.submit')}</Button>
      </div>
    </form>
  )
}

/** A first payment that was chosen stays the same share of another price. */
function keptShare(
  { initial }: CalculationQuery,
  price: number,
  next: number,
): Pick<CalculationQuery, 'initial'> {
  // What is a thousandth of a tenge too much comes from the division, not from the price.
  return { initial: initial === null ? null : Math.ceil((initial / price) * next - 0.001) }
}
