import { useState } from 'react'
import type { CalculationQuery, RefusedSums } from '#domain/calculation-query.ts'
import type { PayingProgramme } from '../../data/paying.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { capitalised } from '../../i18n/capitalised.ts'
import { Select } from '../../ui/form/select.tsx'
import { planObstacleWords, termWords } from './calculation-words.ts'
import { keptPlan } from './kept-plan.ts'
import { manner } from './reckoned.ts'
import { SliderField } from './slider-field.tsx'
import { refusedSum } from './typed-sums.ts'

/** The largest first payment of the slider, per cent: a larger one may be typed. */
const maxShare = 90

type PlanFieldsProps = {
  programmes: readonly PayingProgramme[]
  programme: PayingProgramme
  /** Whether the visitor chose the programme, or it is the best one that fits. */
  isNamed: boolean
  price: number
  plan: { initial: number; months: number }
  /** The part of the plan that the visitor chose. */
  asked: Pick<CalculationQuery, 'initial' | 'months'>
  /** A typed text that is not a sum. */
  refused?: RefusedSums
  /** Months between two terms of the slider. */
  step: number
  change: (part: Partial<Pick<CalculationQuery, 'initial' | 'months' | 'program'>>) => void
  apply: (form: HTMLFormElement) => void
}

/** First payment, term and programme. The sliders keep within the programme, the typed boxes do not. */
export function PlanFields(props: PlanFieldsProps) {
  const { programmes, programme, isNamed, price, plan, asked, refused = {}, step, change, apply } = props
  const i18n = useI18n()
  const { t, number, whole, price: money } = i18n
  const [kept, setKept] = useState<ReturnType<typeof keptPlan> | null>(null)
  const isKept = kept?.plan.initial === asked.initial && kept.plan.months === asked.months
  const share = (plan.initial / price) * 100
  const isOver = plan.initial > price
  const percent = (value: number) => t('calculator.percent', { value: number(value) })
  const { initial_payment_min: least, term_months_min: from, term_months_max: to } = programme
  return (
    <>
      <SliderField
        name="initial"
        title={isOver ? t('options.initial') : t('calculator.initial', { share: number(share) })}
        label={t('calculator.initial.unit')}
        slider={t('calculator.slider', { label: t('options.initial') })}
        text={refused.initial ?? whole(plan.initial)}
        said={isOver ? money(plan.initial) : `${money(plan.initial)}, ${percent(share)}`}
        {...(isOver && { error: t('calculator.initial.over', { price: money(price) }) })}
        {...(refused.initial !== undefined && { error: refusedSum('initial', i18n) })}
        range={{ min: least, max: Math.max(maxShare, least), step: 1, value: Math.round(share) }}
        ends={[percent(least), percent(Math.max(maxShare, least))]}
        onSlide={(value) => change({ initial: Math.ceil((price * value) / 100) })}
        apply={apply}
      />
      <SliderField
        name="months"
        title={
          plan.months % 12 === 0
            ? t('calculator.months', { years: termWords(plan.months, i18n) })
            : t('calculator.months.unit')
        }
        label={t('calculator.months.unit')}
        slider={t('calculator.slider', { label: t('programmes.term') })}
        text={refused.months ?? whole(plan.months)}
        said={termWords(plan.months, i18n)}
        {...(refused.months !== undefined && { error: refusedSum('months', i18n) })}
        range={{ min: from, max: to, step, value: plan.months }}
        ends={[termWords(from, i18n), termWords(to, i18n)]}
        onSlide={(months) => change({ months })}
        apply={apply}
      />
      <Select
        label={t('calculator.programme')}
        name="program"
        value={isNamed ? programme.code : ''}
        options={[
          { value: '', title: t('calculator.programme.best') },
          ...programmes.map((one) => ({ value: one.code, title: optionTitle(one) })),
        ]}
        onChange={choose}
      />
      {isKept && kept.moved.length > 0 && (
        <output className="caption">
          {capitalised(kept.moved.map((obstacle) => planObstacleWords(obstacle, i18n)).join(', '))}
        </output>
      )}
    </>
  )

  function choose(code: string): void {
    const next = programmes.find((one) => one.code === code)
    const under = next === undefined ? null : keptPlan(asked, next, price)
    setKept(under)
    change({ program: next?.code ?? null, ...under?.plan })
  }

  function optionTitle(one: PayingProgramme): string {
    const how = manner(one)
    return t(how === 'mortgage' ? 'calculator.programme.option' : `calculator.programme.option.${how}`, {
      title: one.title,
      rate: number(one.rate_nominal, 2),
      effective: number(one.rate_effective),
    })
  }
}
