import './estate-price-sheet.css'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/button.tsx'
import type { ShortPriceSheet } from './short-price-sheet.server.ts'

/** Where the price of a flat stands, the least to move in, and the way to all of it (R1108). */
export function EstatePriceSheet({ slug, sheet: { band, once } }: { slug: string; sheet: ShortPriceSheet }) {
  const { t, price, whole, language } = useI18n()
  return (
    <section className="estate-price-sheet" aria-labelledby="estate-price-sheet">
      <h3 id="estate-price-sheet">{t('estate.price_sheet')}</h3>
      {band !== null && (
        <p>
          {t(band.lower === 0 ? 'estate.price_sheet.band.lowest' : 'estate.price_sheet.band', {
            name: band.title,
            peers: whole(band.peers),
            lower: whole(band.lower),
          })}
        </p>
      )}
      {once !== null && (
        <p>
          {t(once.of === 'ways' ? 'estate.price_sheet.once' : `estate.price_sheet.${once.of}`, {
            sum: price(once.sum),
          })}
        </p>
      )}
      <p>
        <TextLink to={pages.estatePriceSheet(language, 'flat', slug)}>
          {t(once?.of === 'ways' ? 'estate.price_sheet.link' : 'estate.price_sheet.link.whole')}
        </TextLink>
      </p>
    </section>
  )
}
