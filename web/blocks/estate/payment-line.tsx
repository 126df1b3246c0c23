import type { MonthlyFrom } from '#contract/estates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** A monthly payment as far as the line tells it. */
export type CardPayment = Omit<MonthlyFrom, 'program'> & {
  program: Pick<MonthlyFrom['program'], 'code' | 'title' | 'kind' | 'rate_effective'>
}

/** The payment of a search, null where none is needed, and that of the unit itself. */
export type WithPayments = {
  payment?: CardPayment | null | undefined
  monthly_from?: CardPayment | null | undefined
}

/**
 * «7-20-25: 141,356 ₸ a month, 5,000,000 ₸ down, 300 months, effective annual rate 7.2%», or that no programme is
 * needed.
 */
export function PaymentLine({ estate: { payment } }: { estate: Pick<WithPayments, 'payment'> }) {
  const { t, price, number } = useI18n()
  if (payment === undefined) return null
  return (
    <p className="estate-card-m2">
      {payment === null
        ? t('means.card.none')
        : t(payment.program.kind === 'islamic' ? 'means.card.islamic' : 'means.card', {
            title: payment.program.title,
            price: price(payment.amount),
            initial: price(payment.initial_payment_tenge),
            months: payment.months,
            rate: number(payment.program.rate_effective),
          })}
    </p>
  )
}

/** The same on a card, which shows the unit's monthly payment also without a search by payment (A49). */
export function CardPaymentLine({ estate: { payment, monthly_from } }: { estate: WithPayments }) {
  return <PaymentLine estate={{ payment: payment === undefined ? (monthly_from ?? undefined) : payment }} />
}
