import './estate-page.css'
import type { Estate, EstateCard } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { EstateLattice } from '../../blocks/estate/estate-card.tsx'
import { useRootData } from '../../data/root-data.ts'
import { estateTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Dimensions } from '../../ui/dimension.tsx'
import { estateMeasures } from './estate-facts.ts'
import { estateOffer } from './estate-offer.ts'
import { EstatePanel } from './estate-panel.tsx'
import { PriceHistory } from './price-history.tsx'

type EstatePageProps = { estate: Estate; similar: readonly EstateCard[]; hidden: boolean }

/** One unit: its plan, its measures, the panel with price and facts, and units like it. */
export function EstatePage({ estate, similar, hidden }: EstatePageProps) {
  const i18n = useI18n()
  const { t, language, price, area } = i18n
  const root = useRootData()
  const { category, complex, plan } = estate
  const title = estateTitle(estate, i18n)
  const words = { title, complex: complex.name, city: complex.city }
  const isPriced = estate.status === 'free' || estate.status === 'reserved'
  const like = {
    ...anyListing,
    complexes: [complex.slug],
    rooms: category === 'flat' ? [Math.min(estate.rooms, 4)] : [],
  }
  const listing = pages.listing(language, category)
  return (
    <>
      <PageHead
        title={`${title}, ${complex.name}`}
        description={
          isPriced
            ? t('estate.description', { ...words, price: price(estate.price) })
            : t('estate.description.closed', { ...words, status: t(statusKey(estate.status)) })
        }
        image={complex.image}
        hidden={hidden}
      />
      {root !== undefined && (
        <JsonLd thing={estateOffer(estate, i18n, { name: root.company.name, publicUrl: root.publicUrl })} />
      )}
      <div className="wrap">
        <PageBreadcrumbs
          steps={[
            { title: t(`category.${category}`), to: listing },
            {
              title: complex.name,
              to: pages.listing(
                language,
                category,
                listingSearch({ ...anyListing, complexes: [complex.slug] }, language),
              ),
            },
            { title },
          ]}
        />
        <div className="estate">
          <div className="estate-drawing">
            {plan !== null && (
              <div className="estate-plan">
                <img
                  src={plan.detail}
                  width={plan.width}
                  height={plan.height}
                  alt={t('estate.plan.alt', { title })}
                  fetchPriority="high"
                />
              </div>
            )}
            <Dimensions facts={estateMeasures(estate, i18n)} />
          </div>
          <EstatePanel estate={estate} title={title} />
        </div>
        <div className="estate-more">
          {plan !== null && plan.rooms.length > 1 && (
            <section aria-labelledby="estate-rooms">
              <h2 id="estate-rooms">{t('estate.rooms')}</h2>
              <dl className="estate-list">
                {plan.rooms.map((room, index) => (
                  // Two bedrooms may share a name; the order of a plan's rooms never changes.
                  <div key={`${String(index)}-${room.name}`}>
                    <dt>{room.name}</dt>
                    <dd className="figures">{area(room.area)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {isPriced && estate.price_history.length > 1 && <PriceHistory history={estate.price_history} />}
        </div>
      </div>
      {similar.length > 0 && (
        <section className="section section-mist" aria-labelledby="estate-similar">
          <div className="wrap">
            <div className="section-head">
              <h2 id="estate-similar">{t('estate.similar')}</h2>
              <TextLink to={pages.listing(language, category, listingSearch(like, language))}>
                {t('estate.similar.all')}
              </TextLink>
            </div>
            <EstateLattice estates={similar} wide />
          </div>
        </section>
      )}
      <CallbackBand
        title={t('callback.title.estate')}
        anchor="callback"
        about={{ estate_id: estate.id, complex_id: complex.id }}
      />
    </>
  )
}
