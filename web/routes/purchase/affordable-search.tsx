import './affordable-search.css'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import { affordablePrice } from '#domain/affordable-price.ts'
import { calculationUnder } from '#domain/calculation.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { rateWords, termWords } from '../../blocks/payment/calculation-words.ts'
import { homeOf } from './calculator/reckoned.ts'
import { SliderField } from '../../blocks/payment/slider-field.tsx'
import { typedSums } from '../../blocks/payment/typed-sums.ts'
import { FigureTable } from './figure-table.tsx'
import type { ProgrammeItem, PurchaseCity, PurchaseData } from './purchase-data.ts'

/** What the search opens with, and what its sliders reach, in tenge. */
const monthlyRange = { start: 250_000, min: 50_000, max: 2_000_000, step: 10_000 }
const handRange = { start: 6_000_000, min: 0, max: 60_000_000, step: 500_000 }

type AffordableSearchProps = {
  data: PurchaseData
  asked: CalculationQuery
  change: (part: Partial<CalculationQuery>) => void
}

/** From what somebody can pay to the flats they can buy: the highest price under each programme, and the list up to it. */
export function AffordableSearch({ data, asked, change }: AffordableSearchProps) {
  const i18n = useI18n()
  const { t, language, price, whole, shortPrice } = i18n
  const { city, home } = homeOf(asked, data)
  const sums = { monthly: asked.monthly ?? monthlyRange.start, hand: asked.hand ?? handRange.start }
  const means = { initial: sums.hand, monthly: sums.monthly }
  const found = data.programmes
    .flatMap((programme) => {
      // A finishing that is still open is the one that the programme asks for.
      const restoration = asked.restoration ?? programme.finishing_required[0] ?? null
      const affordable = affordablePrice(programme, { ...home, restoration }, means)
      if (affordable === null) return []
      const under = { ...home, restoration, price: affordable.price }
      const calculation = calculationUnder(programme, under, { initial: sums.hand, months: null })
      return calculation === null ? [] : [{ programme, affordable, calculation }]
    })
    .toSorted((a, b) => b.affordable.price - a.affordable.price)

  function apply(form: HTMLFormElement): void {
    const typed = typedSums(form, sums, whole)
    if (Object.keys(typed).length > 0) change(typed)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(event.currentTarget)
  }

  return (
    <section className="section wrap" aria-labelledby="affordable">
      <div className="section-head">
        <h2 id="affordable">{t('affordable.title')}</h2>
        <p className="lead">{t('affordable.lead', { city: city.title })}</p>
      </div>
      <div className="affordable-search">
        <form method="get" action={pages.purchaseMethods(language)} onSubmit={submit}>
          {(['price', 'city', 'restoration'] as const).map(
            (name) =>
              asked[name] !== null && <input key={name} type="hidden" name={name} value={asked[name]} />,
          )}
          {(
            [
              ['monthly', monthlyRange],
              ['hand', handRange],
            ] as const
          ).map(([name, range]) => (
            <SliderField
              key={name}
              name={name}
              title={t(`affordable.${name}`)}
              label={t(`affordable.${name}.unit`)}
              slider={t('calculator.slider', { label: t(`affordable.${name}`) })}
              text={whole(sums[name])}
              said={price(sums[name])}
              range={{ ...range, value: sums[name] }}
              ends={[shortPrice(range.min), shortPrice(range.max)]}
              onSlide={(value) => change({ [name]: value })}
              apply={apply}
            />
          ))}
          <div className="payment-form-submit">
            <Button type="submit">{t('calculator.submit')}</Button>
          </div>
        </form>
        {found.length === 0 ? (
          <p className="lead">{t('affordable.none')}</p>
        ) : (
          <div>
            <FigureTable
              labelledBy="affordable"
              columns={[
                t('calculator.programme'),
                t('affordable.price'),
                t('purchase.compare.monthly'),
                t('purchase.compare.months'),
                t('affordable.show'),
              ]}
              rows={found.map(({ programme, affordable, calculation }) => ({
                key: programme.id,
                name: (
                  <>
                    {programme.title}
                    <small>{rateWords({ programme, calculation }, i18n)}</small>
                  </>
                ),
                values: [
                  t('affordable.price.value', { price: price(affordable.price) }),
                  price(affordable.monthly),
                  termWords(affordable.months, i18n),
                  <Link
                    key="list"
                    to={pages.listing(language, 'flat', flatsUnder(programme, affordable.price))}
                    aria-label={t('affordable.show.label', { title: programme.title })}
                  >
                    {t('affordable.show')}
                  </Link>,
                ],
              }))}
            />
            <p className="affordable-search-all">
              <TextLink to={pages.listing(language, 'flat', allFlats())}>{t('affordable.all')}</TextLink>
            </p>
            <p className="caption affordable-search-note">{t('calculator.note.bank')}</p>
          </div>
        )}
      </div>
    </section>
  )

  /** The flats of the city that these means buy under any programme. */
  function allFlats(): string {
    const restorations = asked.restoration === null ? [] : [asked.restoration]
    const complexes = city.complexes.toSorted()
    return listingSearch({ ...anyListing, ...sums, complexes, restorations }, language)
  }

  /** The flats of the city that the programme takes, up to the price. */
  function flatsUnder(programme: ProgrammeItem, priceTo: number): string {
    const restorations = asked.restoration === null ? programme.finishing_required : [asked.restoration]
    const complexes = complexesOf(city, programme)
    return listingSearch(
      { ...anyListing, ...sums, complexes, restorations: [...restorations], priceTo },
      language,
    )
  }
}

/** The projects of the city in which the programme lends. */
function complexesOf(city: PurchaseCity, { complex_ids: ids }: ProgrammeItem): string[] {
  return city.complexes
    .filter((_, index) => ids.length === 0 || ids.includes(city.complex_ids[index] ?? 0))
    .toSorted()
}
