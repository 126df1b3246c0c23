import type { PriceSheet, PriceSheetWay } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { isPaidLater } from '#domain/price-sheet-rows.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Proof } from './proof.tsx'
import { Range } from './range.tsx'
import { wayTitle } from './way-title.ts'

/** The two sums that a buyer asks for first, what is paid to move in and what every month after, by way to pay (R1242). */
export function PriceSheetWays({ sheet: { ways, day } }: { sheet: PriceSheet }) {
  const { t, language } = useI18n()
  const isByWay = isPaidLater(ways)
  return (
    <section className="price-part" aria-labelledby="price-ways">
      <h2 id="price-ways">{t(isByWay ? 'price_sheet.ways' : 'price_sheet.ways.whole')}</h2>
      <ul className="price-ways">
        {ways.map((way) => (
          <li key={way.programme?.code ?? way.way}>
            <h3>{wayTitle(way, t)}</h3>
            <WayTotals way={way} />
            <WayWords way={way} />
          </li>
        ))}
      </ul>
      <p className="caption">
        {t('price_sheet.totals.source', { date: formatDate(day, language) })}{' '}
        {isByWay && t('price_sheet.programmes')}
      </p>
    </section>
  )
}

function WayTotals({ way: { once, month } }: { way: PriceSheetWay }) {
  const { t } = useI18n()
  return (
    <dl className="price-totals figures">
      <div>
        <dt>
          <a href="#price-once">{t('price_sheet.once')}</a>
        </dt>
        <dd>
          <Range range={once} />
        </dd>
      </div>
      {month.to > 0 && (
        <div>
          <dt>
            <a href="#price-month">{t('price_sheet.month')}</a>
          </dt>
          <dd>
            <Range range={month} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Where the terms of a way are from, and what they are. */
function WayWords({ way }: { way: PriceSheetWay }) {
  const { t, number, language } = useI18n()
  const { programme, months } = way
  if (programme === null) return <p>{t('price_sheet.way.whole.note')}</p>
  const { title, bank, rate_effective: rate, kind, source_url: url, valid_from: since } = programme
  const terms = [
    t('price_sheet.way.months', { months: String(months ?? 0) }),
    ...(kind === 'installment' ? [] : [t('price_sheet.way.rate', { rate: number(rate) })]),
  ]
  return (
    <>
      <p>{terms.join(', ')}</p>
      <small>
        <Proof
          words={t('price_sheet.way.programme', { title, bank, date: formatDate(since, language) })}
          url={url}
        />
      </small>
    </>
  )
}
