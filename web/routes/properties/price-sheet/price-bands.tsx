import type { PriceBand, PriceSheet } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { shownBands } from '#domain/price-band.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** Where the price of a square metre stands among those of its peers, in the project and in the city (R1100, R1101, R1241). */
export function PriceBands({ sheet }: { sheet: PriceSheet }) {
  const { t, language } = useI18n()
  const { bands, day, price_m2: own } = sheet
  return (
    <section className="price-part" aria-labelledby="price-bands">
      <h2 id="price-bands">{t('price_sheet.band.title')}</h2>
      {bands.length === 0 ? (
        <p>{t('price_sheet.band.none')}</p>
      ) : (
        <>
          <div className="price-bands">
            {shownBands(bands).map(({ band, alsoOf }) => (
              <Band key={band.scope} band={band} own={own} alsoOf={alsoOf} />
            ))}
          </div>
          <p className="caption">
            {t('price_sheet.band.marks')} {t('price_sheet.band.source', { date: formatDate(day, language) })}
          </p>
        </>
      )}
    </section>
  )
}

function Band({ band, own, alsoOf }: { band: PriceBand; own: number; alsoOf: string | null }) {
  const { t, price, whole } = useI18n()
  const { scope, title, peers, low, middle, high, lower } = band
  const [from, to] = [Math.min(low, own), Math.max(high, own)]
  const at = (value: number) => (to === from ? 50 : ((value - from) / (to - from)) * 100)
  return (
    <div className="price-band">
      <h3>{t(`price_sheet.band.${scope}`, { name: title })}</h3>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path className="price-band-all" vectorEffect="non-scaling-stroke" d={`M${at(low)} 5H${at(high)}`} />
        <path className="price-band-middle" vectorEffect="non-scaling-stroke" d={`M${at(middle)} 1V9`} />
        <path className="price-band-own" vectorEffect="non-scaling-stroke" d={`M${at(own)} 5h0`} />
      </svg>
      <p className="price-band-ends figures">
        <span>
          {price(low)} <small>{t('price_sheet.band.low')}</small>
        </span>
        <span>
          {price(high)} <small>{t('price_sheet.band.high')}</small>
        </span>
      </p>
      <p className="figures">
        {t(lower === 0 ? 'price_sheet.band.words.lowest' : 'price_sheet.band.words', {
          own: price(own),
          lower: whole(lower),
          peers: whole(peers),
          middle: price(middle),
        })}
      </p>
      {alsoOf !== null && <p>{t('price_sheet.band.also', { name: alsoOf })}</p>}
    </div>
  )
}
