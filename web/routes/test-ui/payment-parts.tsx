import '../../blocks/payment/payment-styles.ts'
import { useId } from 'react'
import { PriceSteps } from '../../blocks/estate/price-steps.tsx'
import { HomeCalculator } from '../../blocks/payment/home-calculator.tsx'
import { paymentTitle } from '../../blocks/payment/payment-title.ts'
import type { Paying } from '../../data/paying.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, type Words } from './part.tsx'

/** Prices of a flat: the first one, a new list, a reduced price. */
const steps = [
  { date: '2026-03-02', price: 24_600_000, difference: null, reason: null, note: null },
  { date: '2026-08-10', price: 25_000_000, difference: 400_000, reason: 'list', note: null },
  { date: '2026-11-02', price: 24_250_000, difference: -750_000, reason: 'offer', note: null },
] as const

/** The calculator of a project, and what a flat has cost. */
export function PaymentParts({ words, paying, complex }: { words: Words; paying: Paying; complex: string }) {
  const { t } = useI18n()
  const history = useId()
  return (
    <Part title={words.payment}>
      <h3>{paymentTitle(paying, t)}</h3>
      <HomeCalculator
        paying={paying}
        about={{ complex }}
        price={25_000_000}
        priceOld={null}
        prices={{ min: 10_000_000, max: 60_000_000 }}
        restoration={null}
        opening={{ type: 'mortgage', initial: null, months: null, program: null }}
      />
      <h3 id={history}>{t('price_sheet.history.price')}</h3>
      <PriceSteps history={steps} labelledBy={history} />
    </Part>
  )
}
