import '../../blocks/payment/payment-styles.ts'
import './affordable-search.css'
import type { FormEvent } from 'react'
import { pages } from '#contract/pages.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { rateWords, termWords } from '../../blocks/payment/calculation-words.ts'
import { SliderField } from '../../blocks/payment/slider-field.tsx'
import { typedSums } from '../../blocks/payment/typed-sums.ts'
import { Link } from '../../ui/link.tsx'
import { FigureTable } from './figure-table.tsx'
import { affordableUnder, type FlatCounts, handRange, monthlyRange } from './affordable.ts'
import type { PurchaseData } from './purchase-data.server.ts'

type AffordableSearchProps = {
  data: PurchaseData
  /** Of the lists that the address leads to; a list that is not here is not counted yet. */
  counts: FlatCounts
  asked: CalculationQuery
  change: (part: Partial<CalculationQuery>) => void
}

/** From a buyer's means to the flats they can buy: the highest price under each programme, and the list up to it. */
export function AffordableSearch({ data, counts, asked, change }: AffordableSearchProps) {
  const i18n = useI18n()
  const { t, language, price, whole, shortPrice } = i18n
  const { city, sums, found, allFlats } = affordableUnder(asked, data, language)

  function apply(form: HTMLFormElement): void {
    const typed = typedSums(form, sums, i18n)
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
        <form method="get" action={pages.purchaseMethods(language)} onSubmit={submit} data-counting>
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
                t('category.flat'),
              ]}
              rows={found.map(({ programme, affordable, calculation, flats }) => ({
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
                  flatsOf(flats, programme.title),
                ],
              }))}
            />
            {hasFlats(allFlats) && (
              <p className="affordable-search-all">
                <TextLink to={pages.listing(language, 'flat', allFlats)}>{t('affordable.all')}</TextLink>
              </p>
            )}
            <p className="caption affordable-search-note">{t('calculator.note.bank')}</p>
          </div>
        )}
      </div>
    </section>
  )

  /** Whether a list has flats, as far as the answers show. */
  function hasFlats(search: string): boolean {
    return counts[search] !== undefined && counts[search] !== 0
  }

  /** The link to the flats of a programme; none where there are no flats, or they are not counted yet. */
  function flatsOf(search: string, title: string) {
    if (counts[search] === 0) return t('affordable.show.none')
    if (!hasFlats(search)) return '–'
    return (
      <Link
        key="list"
        to={pages.listing(language, 'flat', search)}
        aria-label={t('affordable.show.label', { title })}
      >
        {t('affordable.show')}
      </Link>
    )
  }
}
