import type { ReactNode } from 'react'
import { isElsewhere } from '#domain/programme-match.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { demandWords, obstacleWords, rateWords, termWords } from './calculation-words.ts'
import { manner, type Reckoned } from './reckoned.ts'

type ResultPanelProps = {
  reckoned: Reckoned | null
  city: string
  /** The links to further pages. */
  children: ReactNode
}

/**
 * The answer: the monthly payment and the total, with the rate and ГЭСВ, and the programme's objections. Of a
 * programme of other projects only these.
 */
export function ResultPanel({ reckoned, city, children }: ResultPanelProps) {
  const i18n = useI18n()
  const { t, price } = i18n
  if (reckoned === null)
    return (
      <section className="result-panel on-dark" aria-label={t('calculator.monthly')}>
        <output>{t('calculator.nothing')}</output>
      </section>
    )
  const { programme, calculation } = reckoned
  if (isElsewhere(calculation))
    return (
      <section className="result-panel on-dark" aria-label={t('calculator.monthly')}>
        <output>{programme.title}</output>
        <Misfit reckoned={reckoned} city={city} />
        {children}
      </section>
    )
  const how = manner(programme)
  const before = calculation.light.reduce((sum, { months }) => sum + months, 0)
  const facts = [
    { title: t('calculator.programme'), value: programme.title },
    { title: t('programmes.complexes'), value: programme.complexes.join(', ') },
    { title: t('programmes.asks'), value: demandWords(programme, i18n) },
    ...calculation.light.map(({ months, amount }, place) => ({
      title: t(place === 0 ? 'calculator.light' : 'calculator.light.next', {
        months: i18n.count(months, 'calculator.months.count'),
      }),
      value: t('calculator.light.value', { price: price(amount) }),
    })),
    { title: t(`calculator.loan.${how}`), value: price(calculation.loan) },
    { title: t(`calculator.rate.${how}`), value: rateWords(reckoned, i18n) },
    {
      title: t(`calculator.extra.${how}`),
      value: calculation.extra === 0 ? t('calculator.extra.none') : price(calculation.extra),
    },
    { title: t('calculator.fee'), value: calculation.fee === 0 ? '' : price(calculation.fee) },
    { title: t('calculator.total'), value: price(calculation.total) },
    ...(how === 'installment'
      ? []
      : [
          {
            title: t('calculator.income'),
            value: price(2 * calculation.monthly),
          },
        ]),
  ]
  return (
    <section className="result-panel on-dark" aria-label={t('calculator.monthly')}>
      <output>
        <span>
          {before === 0
            ? `${t('calculator.monthly')}, ${termWords(calculation.months, i18n)}`
            : t('calculator.monthly.after', { month: before + 1 })}
        </span>
        <b className="figures">{price(calculation.monthly)}</b>
      </output>
      {calculation.obstacles.length > 0 && <Misfit reckoned={reckoned} city={city} />}
      <dl>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="caption">
        {t(how === 'installment' ? 'calculator.note.company' : 'calculator.note.bank')}
      </p>
      {children}
    </section>
  )
}

function Misfit({ reckoned: { programme, calculation }, city }: { reckoned: Reckoned; city: string }) {
  const i18n = useI18n()
  return (
    <div className="result-panel-misfit" aria-live="polite">
      <p>{i18n.t('calculator.misfit')}</p>
      <ul>
        {calculation.obstacles.map((obstacle) => (
          <li key={obstacle.kind}>{obstacleWords(obstacle, { programme, city }, i18n)}</li>
        ))}
      </ul>
    </div>
  )
}
