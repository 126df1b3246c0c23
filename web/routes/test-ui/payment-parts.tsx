import '../../blocks/payment/payment-styles.ts'
import { HomeCalculator } from '../../blocks/payment/home-calculator.tsx'
import { paymentTitle } from '../../blocks/payment/payment-title.ts'
import type { Paying } from '../../data/paying.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, type Words } from './part.tsx'

/** The calculator of a project. */
export function PaymentParts({ words, paying, complex }: { words: Words; paying: Paying; complex: string }) {
  const { t } = useI18n()
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
    </Part>
  )
}
