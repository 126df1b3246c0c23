import './way-comparison.css'
import { type CalculationQuery, calculationSearch, type RefusedSums } from '#domain/calculation-query.ts'
import { pages } from '#contract/pages.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { rateWords, termWords } from '../../blocks/payment/calculation-words.ts'
import { type CalculatorType, calculatorTypes, forAnyBuyer, ofType } from '../../blocks/payment/reckoned.ts'
import { Link } from '../../ui/link.tsx'
import { QuestionForm } from './calculator/question-form.tsx'
import { homeOf, reckon } from './calculator/reckoned.ts'
import { FigureTable } from './figure-table.tsx'
import type { PayingProgramme } from '../../data/paying.server.ts'
import type { PurchaseData } from './purchase-data.server.ts'

type WayComparisonProps = {
  data: PurchaseData
  asked: CalculationQuery
  /** A typed text that is not a sum. */
  refused: RefusedSums
  change: (part: Partial<CalculationQuery>) => void
}

/** The same flat bought in every way that there is: the fitting programme for any buyer with the smallest payment speaks for each. */
export function WayComparison({ data, asked: given, refused, change }: WayComparisonProps) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  const asked = { ...given, initial: null, months: null, program: null, monthly: null, hand: null }
  const { city, home } = homeOf(asked, data)
  return (
    <section className="section section-mist" aria-labelledby="compare">
      <div className="wrap">
        <div className="section-head">
          <h2 id="compare">{t('purchase.compare')}</h2>
          <p>{t('purchase.compare.lead')}</p>
        </div>
        <div className="way-comparison">
          <QuestionForm
            action={pages.purchaseMethods(language)}
            data={data}
            asked={asked}
            city={city.slug}
            price={home.price}
            refused={refused}
            shown={{}}
            change={change}
          />
          <FigureTable
            caption={t('purchase.compare.caption', { price: price(home.price), city: city.title })}
            columns={[
              t('purchase.compare.way'),
              t('options.initial'),
              t('purchase.compare.monthly'),
              t('purchase.compare.months'),
              t('purchase.compare.total'),
            ]}
            rows={[
              ...calculatorTypes
                .filter((type) => ofType(type, data.programmes).length > 0)
                .map((type) => wayRow(type, asked, data, i18n)),
              {
                key: 'payment100',
                name: <Link to={pages.payment100(language)}>{t('home.purchase.payment100.title')}</Link>,
                values: [price(home.price), '–', '–', price(home.price)],
              },
            ]}
          />
        </div>
      </div>
    </section>
  )
}

function wayRow(way: CalculatorType, asked: CalculationQuery, data: PurchaseData, i18n: I18n) {
  const { t, language, price } = i18n
  const best = forAnyBuyer(reckon(way, asked, data).all)
  const words =
    best === undefined
      ? [t('purchase.compare.none')]
      : [best.programme.title, rateWords(best, i18n), ...placeWords(best.programme, i18n)]
  const search = calculationSearch({ ...asked, program: best?.programme.code ?? null })
  return {
    key: way,
    name: (
      <>
        <Link to={pages[way](language, search)}>{t(`home.purchase.${way}.title`)}</Link>
        {words.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </>
    ),
    values:
      best === undefined
        ? ['–', '–', '–', '–']
        : [
            price(best.calculation.initial),
            price(best.calculation.monthly),
            termWords(best.calculation.months, i18n),
            price(best.calculation.total),
          ],
  }
}

/** The projects of a programme that does not lend in all of them. */
function placeWords({ complexes }: PayingProgramme, { t }: I18n): string[] {
  return complexes.length === 0 ? [] : [`${t('programmes.complexes')}: ${complexes.join(', ')}`]
}
