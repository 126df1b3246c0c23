import './estate-whole.css'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/button.tsx'
import type { WholePrice } from './whole-price.server.ts'

/** Where the price of a flat stands, the least to move in, and the way to all of it (R1108). */
export function EstateWhole({ slug, whole: { band, once } }: { slug: string; whole: WholePrice }) {
  const { t, price, whole, language } = useI18n()
  return (
    <section className="estate-whole" aria-labelledby="estate-whole">
      <h3 id="estate-whole">{t('estate.whole')}</h3>
      {band !== null && (
        <p>
          {t(band.lower === 0 ? 'estate.whole.band.lowest' : 'estate.whole.band', {
            name: band.title,
            peers: whole(band.peers),
            lower: whole(band.lower),
          })}
        </p>
      )}
      {Number.isFinite(once) && <p>{t('estate.whole.once', { sum: price(once) })}</p>}
      <p>
        <TextLink to={pages.estatePrice(language, 'flat', slug)}>{t('estate.whole.link')}</TextLink>
      </p>
    </section>
  )
}
