import './schedule-chart.css'
import { periodsOf } from '#domain/calculation.ts'
import { manner, type Reckoned } from '../../../blocks/payment/reckoned.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FigureTable } from '../figure-table.tsx'

/** The longest schedule that is drawn month by month. */
const maxMonths = 36

/** The payments by year, or by month while they are few: drawn as bars, and the same in a table. */
export function ScheduleChart({ reckoned }: { reckoned: Reckoned }) {
  const { t, price } = useI18n()
  const { programme, calculation } = reckoned
  const how = manner(programme)
  const isByMonth = calculation.months <= maxMonths
  const periods = periodsOf(calculation.payments, isByMonth ? 1 : 12)
  const highest = Math.max(...periods.map(({ amount }) => amount))
  const width = 100 / periods.length
  const bars = (from: (period: (typeof periods)[number]) => number, to: typeof from) =>
    periods
      .map((period, index) => {
        const [low, high] = [100 - (from(period) / highest) * 100, 100 - (to(period) / highest) * 100]
        const [left, right] = [(index + 0.12) * width, (index + 0.88) * width]
        return `M${fixed(left)} ${fixed(low)}V${fixed(high)}H${fixed(right)}V${fixed(low)}Z`
      })
      .join('')
  const interest = how === 'installment' ? null : t(`schedule.interest.${how}`)
  return (
    <section className="schedule-chart" aria-labelledby="schedule">
      <h2 className="calculator-heading" id="schedule">
        {t('schedule.title')}
      </h2>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="schedule-chart-principal"
          d={bars(
            () => 0,
            ({ principal }) => principal,
          )}
        />
        {interest !== null && (
          <path
            className="schedule-chart-interest"
            d={bars(
              ({ principal }) => principal,
              ({ amount }) => amount,
            )}
          />
        )}
      </svg>
      {interest !== null && (
        <ul className="schedule-chart-legend caption">
          <li>{t('schedule.principal')}</li>
          <li className="schedule-chart-key-interest">{interest}</li>
        </ul>
      )}
      <details>
        <summary>{t('schedule.numbers')}</summary>
        <FigureTable
          caption={t('schedule.whole')}
          columns={[
            t(isByMonth ? 'schedule.month' : 'schedule.year'),
            t('schedule.amount'),
            ...(interest === null ? [] : [t('schedule.principal'), interest]),
            t('schedule.balance'),
          ]}
          rows={periods.map((period, index) => ({
            key: index,
            name: String(index + 1),
            values: [
              price(period.amount),
              ...(interest === null ? [] : [price(period.principal), price(period.interest)]),
              price(period.balance),
            ],
          }))}
        />
      </details>
    </section>
  )
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100)
}
