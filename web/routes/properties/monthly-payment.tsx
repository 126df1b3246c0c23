import './monthly-payment.css'
import type { Estate } from '#contract/estates.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FactRows } from './fact-rows.tsx'

type Monthly = NonNullable<Estate['monthly_from']>

/** The smallest monthly payment with what it rests upon: an effective rate (ГЭСВ) stands beside every payment. */
export function MonthlyPayment({ monthly, total }: { monthly: Monthly; total: number }) {
  const { t, price, shortPrice, number, count } = useI18n()
  const { program, amount, initial_payment: initial, months } = monthly
  const isIslamic = program.kind === 'islamic'
  // Payments are rounded to whole tenge: less than one a month is no surcharge.
  const extra = amount * months + initial - total
  const isWholeYears = months % 12 === 0
  return (
    <section className="monthly-payment on-dark" id="monthly" aria-labelledby="monthly-title">
      <h3 id="monthly-title">{t('estate.monthly')}</h3>
      <p className="monthly-payment-sum figures">{t('common.from', { value: price(amount) })}</p>
      <FactRows
        facts={[
          { title: t('estate.monthly.programme'), value: program.title },
          {
            title: t('estate.monthly.initial'),
            value: t('estate.monthly.initial.value', {
              price: price(initial),
              share: number((initial / total) * 100),
            }),
          },
          {
            title: t('estate.monthly.term'),
            value: isWholeYears
              ? count(months / 12, 'estate.monthly.years')
              : count(months, 'estate.monthly.months'),
          },
          {
            title: t(isIslamic ? 'estate.monthly.rate.islamic' : 'estate.monthly.rate'),
            value: t('estate.monthly.rate.value', { rate: number(program.rate_effective) }),
          },
          {
            title: t('estate.monthly.extra'),
            value:
              extra <= months
                ? t('estate.monthly.extra.none')
                : t('estate.monthly.extra.value', { price: shortPrice(extra) }),
          },
        ]}
      />
      <p className="caption">
        {t(program.kind === 'installment' ? 'estate.monthly.note.company' : 'estate.monthly.note.bank')}
      </p>
    </section>
  )
}
