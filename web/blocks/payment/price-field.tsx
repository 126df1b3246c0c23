import { useI18n } from '../../i18n/i18n.tsx'
import { SliderField } from './slider-field.tsx'
import { refusedSum } from './typed-sums.ts'

type PriceFieldProps = {
  /** In tenge. */
  price: number
  prices: { min: number; max: number }
  /** A typed text that is not a price. */
  refused?: string | undefined
  change: (price: number) => void
  apply: (form: HTMLFormElement) => void
}

/** The price of a home, where the visitor chooses it: typed, or by a slider in steps of 100,000 tenge. */
export function PriceField({ price, prices: { min, max }, refused, change, apply }: PriceFieldProps) {
  const i18n = useI18n()
  const { t, whole, price: money, shortPrice } = i18n
  return (
    <SliderField
      name="price"
      title={t('calculator.price')}
      label={t('calculator.price.unit')}
      slider={t('calculator.slider', { label: t('calculator.price') })}
      text={refused ?? whole(price)}
      said={money(price)}
      {...(refused !== undefined && { error: refusedSum('price', i18n) })}
      range={{ min, max, step: 100_000, value: price }}
      ends={[shortPrice(min), shortPrice(max)]}
      onSlide={change}
      apply={apply}
    />
  )
}
