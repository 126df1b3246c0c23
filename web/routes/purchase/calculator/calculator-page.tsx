import './calculator-page.css'
import type { Address } from '#contract/pages.ts'
import { pages } from '#contract/pages.ts'
import { calculationSearch, openedValue } from '#domain/calculation-query.ts'
import { isElsewhere } from '#domain/programme-match.ts'
import { hasStateProgramme } from '#domain/ways-to-buy.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { keptPlan, planOfWay } from '../../../blocks/payment/kept-plan.ts'
import { PlanFields } from '../../../blocks/payment/plan-fields.tsx'
import { type CalculatorType, ofType } from '../../../blocks/payment/reckoned.ts'
import { ResultPanel } from '../../../blocks/payment/result-panel.tsx'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { bands } from '../../../layout/bands.ts'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import type { PurchaseData } from '../purchase-data.server.ts'
import { WayTabs } from '../way-tabs.tsx'
import { ExportForm } from './export-form.tsx'
import { InitialOptions } from './initial-options.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { reckon } from './reckoned.ts'
import { ScheduleChart } from './schedule-chart.tsx'
import { SubjectLine } from './subject-line.tsx'
import { useCalculation } from './use-calculation.ts'

/** Values of one way to pay that have no meaning in another one. */
const anotherWay = { program: null, monthly: null, hand: null }

type CalculatorPageProps = { type: CalculatorType; data: PurchaseData; lead: string }

/** Of the programmes of the state only where there is one. */
function descriptionOf(type: CalculatorType, { programmes, isUnread }: PurchaseData) {
  const withState = isUnread || hasStateProgramme(programmes)
  if (type === 'mortgage' && !withState) return 'purchase.mortgage.description.banks' as const
  return `purchase.${type}.description` as const
}

/** A calculator with its answer, the same question under every programme, and a band to ask a person (R53, R54). */
export function CalculatorPage({ type, data, lead }: CalculatorPageProps) {
  const i18n = useI18n()
  const { t, language, price, whole } = i18n
  const { subject } = data
  const estate = subject?.estate ?? null
  const address = (search: string): Address => pages[type](language, search)
  const { asked, refused, change } = useCalculation(address)
  const { city, home, initial, months, programmes, all, programme, chosen, isNamed } = reckon(
    type,
    asked,
    data,
  )
  const title = t(`home.purchase.${type}.title`)
  const fitting = all.filter(({ calculation }) => calculation.obstacles.length === 0).length
  const { shares, step } = data.choices[type]
  const searchOf = (way: CalculatorType) =>
    calculationSearch({
      ...asked,
      ...anotherWay,
      ...planOfWay(asked, ofType(way, data.programmes), home.price),
    })
  const isNone = !data.isUnread && ofType(type, data.programmes).length === 0
  const tabs = <WayTabs current={type} searchOf={searchOf} />
  return (
    <>
      <PageHead
        title={title}
        description={t(isNone ? 'programmes.none' : descriptionOf(type, data))}
        hidden={isNone}
      />
      <div className="wrap calculator-page">
        <PageBreadcrumbs
          steps={[{ title: t('purchase.title'), to: pages.purchaseMethods(language) }, { title }]}
        />
        <h1>{title}</h1>
        <p className="lead calculator-page-lead">{lead}</p>
        <SafePart>
          {programme === null ? (
            <>
              {tabs}
              <p className="lead calculator-page-none">
                {t(data.isUnread ? 'listing.unread' : 'programmes.none')}
              </p>
            </>
          ) : (
            <section className="calculator" aria-label={t('calculator.title')} data-counting>
              <div className="calculator-question">
                {tabs}
                {subject !== null && (
                  <SubjectLine
                    subject={subject}
                    without={address(
                      calculationSearch({
                        ...asked,
                        price: home.price,
                        city: city.slug,
                        estate: null,
                        complex: null,
                      }),
                    )}
                  />
                )}
                <QuestionForm
                  action={address('')}
                  data={data}
                  asked={asked}
                  city={city.slug}
                  price={home.price}
                  refused={refused}
                  shown={{ initial, months }}
                  opened={openedValue({
                    type,
                    program: asked.program,
                    initial: asked.initial === null ? initial : null,
                    months: asked.months === null ? months : null,
                  })}
                  change={change}
                >
                  {(apply) => (
                    <PlanFields
                      programmes={programmes}
                      programme={programme}
                      isNamed={isNamed}
                      price={home.price}
                      plan={{ initial, months }}
                      asked={asked}
                      refused={refused}
                      step={step}
                      change={change}
                      apply={apply}
                    />
                  )}
                </QuestionForm>
              </div>
              <ResultPanel reckoned={chosen} city={city.title}>
                <a className={buttonClass('light', { wide: true })} href={`#${bands.callback}`}>
                  {t('calculator.ask')}
                </a>
              </ResultPanel>
            </section>
          )}
          {chosen !== null && !isElsewhere(chosen.calculation) && (
            <div className="calculator-more">
              <div className="calculator-schedule">
                <ScheduleChart reckoned={chosen} />
                <ExportForm type={type} price={home.price} reckoned={chosen} estate={estate?.id} />
              </div>
              <InitialOptions
                programme={chosen.programme}
                home={home}
                months={asked.months}
                shares={shares}
                current={initial}
                to={(sum) => address(calculationSearch({ ...asked, initial: sum }))}
              />
            </div>
          )}
        </SafePart>
      </div>
      {all.length > 0 && (
        <section className="section section-mist" aria-labelledby="programmes">
          <div className="wrap">
            <div className="section-head">
              <h2 id="programmes">{t(`programmes.${type}`)}</h2>
              <p>
                {t(estate === null ? 'programmes.lead' : 'programmes.lead.unit', {
                  name: estate === null ? '' : estateTitle(estate, i18n),
                  price: price(home.price),
                  city: city.title,
                  count: whole(fitting),
                })}
              </p>
            </div>
            <ProgrammeList
              all={all}
              chosen={programme}
              city={city}
              to={(one) =>
                address(
                  calculationSearch({
                    ...asked,
                    ...keptPlan(asked, one, home.price).plan,
                    program: one.code,
                  }),
                )
              }
            />
            <p className="caption calculator-page-note">{t('programmes.effective')}</p>
          </div>
        </section>
      )}
      <CallbackBand title={t('callback.title')} anchor={bands.callback} />
    </>
  )
}
