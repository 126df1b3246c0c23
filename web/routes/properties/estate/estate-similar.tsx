import './estate-similar.css'
import type { CardWithPayment } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { type Likeness, likenessOf } from '#domain/likeness.ts'
import { listingSearch } from '#domain/listing-query.ts'
import { similarListing } from '#domain/similar-listing.ts'
import { EstateCard } from '../../../blocks/estate/estate-card.tsx'
import { capitalised } from '../../../i18n/capitalised.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/button.tsx'
import type { ShownEstate } from './estate-data.server.ts'

/** Units near in price, plan and project, each with its difference from this one. */
export function EstateSimilar({
  estate,
  similar,
}: {
  estate: ShownEstate
  similar: readonly CardWithPayment[]
}) {
  const i18n = useI18n()
  const { t, language } = i18n
  const like = listingSearch(similarListing(estate), language)
  return (
    <section className="section section-mist" aria-labelledby="estate-similar">
      <div className="wrap">
        <div className="section-head">
          <h2 id="estate-similar">{t('estate.similar')}</h2>
          <TextLink to={pages.listing(language, estate.category, like)}>{t('estate.similar.all')}</TextLink>
        </div>
        <ul className="lattice lattice-wide estate-similar">
          {similar.map((other) => (
            <li key={other.id}>
              <EstateCard estate={other} />
              <p className="estate-similar-why figures">
                {capitalised(
                  likenessOf(estate, other)
                    .map((likeness) => likenessWords(likeness, i18n))
                    .join(', '),
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function likenessWords(likeness: Likeness, { t, shortPrice, area }: I18n): string {
  switch (likeness.kind) {
    case 'cheaper':
    case 'dearer':
      return t(`estate.like.${likeness.kind}`, { price: shortPrice(likeness.by) })
    case 'larger':
    case 'smaller':
      return t(`estate.like.${likeness.kind}`, { area: area(likeness.by) })
    case 'equal_price':
    case 'same_price':
    case 'same_plan':
    case 'higher':
    case 'lower':
    case 'other_project':
      return t(`estate.like.${likeness.kind}`)
  }
}
