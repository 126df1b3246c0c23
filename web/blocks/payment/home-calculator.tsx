import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import {
  calculationOfParams,
  type CalculationQuery,
  calculationSearch,
  openedName,
  openedValue,
} from '#domain/calculation-query.ts'
import { finishingUnder } from '#domain/programme-match.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import type { Paying } from '../../data/paying.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Link } from '../../ui/link.tsx'
import { planOfWay } from './kept-plan.ts'
import { keptShare } from './kept-share.ts'
import { PlanFields } from './plan-fields.tsx'
import { PriceField } from './price-field.tsx'
import { ProgrammeFits } from './programme-fits.tsx'
import { type CalculatorType, calculatorTypes, ofType, reckonHome } from './reckoned.ts'
import { ResultPanel } from './result-panel.tsx'
import { typedSums } from './typed-sums.ts'
import { useToldChange } from './use-told-change.ts'

type Asked = Pick<CalculationQuery, 'initial' | 'months' | 'program'>

/** The start values of a calculator. */
export type Opening = Asked & { type: CalculatorType }

type HomeCalculatorProps = {
  paying: Paying
  /** The unit by its id, or the project by its slug. */
  about: { estate: number } | { complex: string }
  price: number
  /** Before a reduction; null without one. */
  priceOld: number | null
  /** Of a project, where the price is up to the visitor. */
  prices: { min: number; max: number } | null
  restoration: RestorationCode | null
  /** The finishes on sale in the project, where the visitor chooses the finish too. */
  restorations?: readonly RestorationCode[]
  opening: Opening
}

/**
 * The monthly payment of a home under each fitting programme, and the obstacles of the others. A plain GET form that
 * leads to the page of the calculator with all the input; with JavaScript the answer appears here at once.
 */
export function HomeCalculator({
  paying,
  about,
  price: ownPrice,
  priceOld,
  prices,
  restoration,
  restorations,
  opening,
}: HomeCalculatorProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const opened = openingOf(useLocation().search, paying) ?? opening
  const types = calculatorTypes.filter((each) => ofType(each, paying.programmes).length > 0)
  const [type, setType] = useState(types.includes(opened.type) ? opened.type : (types[0] ?? opened.type))
  const [price, setPrice] = useState(ownPrice)
  const [asked, setAsked] = useState<Asked>(opened)
  const [changes, setChanges] = useState(0)
  useToldChange(changes || null, price)
  const home = {
    category: paying.category,
    city_id: paying.city.id,
    complex_ids: [paying.complexId],
    house_id: paying.houseId,
    restoration,
    ...(restorations !== undefined && { restorations }),
    price,
    price_old: priceOld,
  }
  const { initial, months, programmes, all, programme, chosen, isNamed } = reckonHome(
    type,
    paying.programmes,
    home,
    asked,
  )
  const carried = { ...about, ...(prices !== null && { price }) }

  function change({ price: next, ...part }: Partial<Asked> & { price?: number }): void {
    setChanges(changes + 1)
    if (next !== undefined) setPrice(next)
    setAsked({ ...asked, ...(next !== undefined && keptShare(asked, price, next)), ...part })
  }

  function apply(form: HTMLFormElement): void {
    const typed = typedSums(form, { ...(prices !== null && { price }), initial, months }, i18n)
    if (Object.keys(typed).length > 0) change(typed)
  }

  function chooseType({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'type') return
    const next = calculatorTypes.find((each) => each === target.value)
    if (next === undefined) return
    setChanges(changes + 1)
    setType(next)
    // The sums that the page opened with are those of its programme.
    const typed = {
      initial: asked.initial === opening.initial ? null : asked.initial,
      months: asked.months === opening.months ? null : asked.months,
    }
    setAsked({ ...planOfWay(typed, ofType(next, paying.programmes), price), program: null })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(event.currentTarget)
  }

  return (
    <div className="home-calculator" data-counting>
      <form
        className="payment-form"
        method="get"
        action={pages.mortgage(language)}
        onChange={chooseType}
        onSubmit={submit}
        aria-label={t('calculator.title')}
      >
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={openedName} value={openedValue({ ...opened, initial, months })} />
        {types.length > 1 ? (
          <Choices
            label={t('payment.way')}
            name="type"
            options={types.map((value) => ({ value, title: t(`home.purchase.${value}.title`) }))}
            defaultValue={type}
          />
        ) : (
          <input type="hidden" name="type" value={type} />
        )}
        {prices !== null && (
          <PriceField
            price={price}
            prices={prices}
            change={(next) => change({ price: next })}
            apply={apply}
          />
        )}
        {programme !== null && (
          <PlanFields
            programmes={programmes}
            programme={programme}
            isNamed={isNamed}
            price={price}
            plan={{ initial, months }}
            asked={asked}
            step={paying.steps[type]}
            change={change}
            apply={apply}
          />
        )}
        <div className="payment-form-submit">
          <Button type="submit">{t('calculator.submit')}</Button>
        </div>
      </form>
      <ResultPanel reckoned={chosen} city={paying.city.name}>
        <Link
          className={buttonClass('light', { wide: true })}
          to={addressOf(programme?.code ?? null, months)}
        >
          {t('payment.schedule')}
        </Link>
      </ResultPanel>
      <ProgrammeFits all={all} city={paying.city.name} to={(code) => addressOf(code, asked.months)} />
    </div>
  )

  function addressOf(program: string | null, term: number | null) {
    const named = programmes.find(({ code }) => code === program)
    // A unit has its own finish; for a project it is the calculated one.
    const finishing = restoration === null && named !== undefined ? finishingUnder(named, home) : null
    return pages[type](
      language,
      calculationSearch({ ...carried, restoration: finishing, initial, months: term, program }),
    )
  }
}

/** The start values in the address: links of a listing carry its first payment and its programme. */
function openingOf(search: string, { programmes }: Paying): Opening | null {
  const { initial, months, program } = calculationOfParams(new URLSearchParams(search))
  const named = programmes.find(({ code }) => code === program)
  if (named === undefined) return null
  return { type: named.kind === 'installment' ? 'installment' : 'mortgage', initial, months, program }
}
