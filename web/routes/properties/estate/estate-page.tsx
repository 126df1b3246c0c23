import './estate-page.css'
import './estate-place-styles.ts'
import type { CardWithPayment } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { SharePicture } from '#contract/share-pictures.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { hydrateWhenNear } from '../../../blocks/islands/hydrate-when-near.tsx'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useRootData } from '../../../data/root-data.ts'
import { estateTitle, statusKey } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { JsonLd } from '../../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { Dimensions } from '../../../ui/dimension.tsx'
import { EstateAbout } from './estate-about.tsx'
import { EstateBar } from './estate-bar.tsx'
import type { EstateExtras } from './estate-extras.server.ts'
import { estateMeasures } from './estate-facts.ts'
import { EstateFinish } from './estate-finish.tsx'
import { EstateHouse } from './estate-house.tsx'
import { EstateLight } from './estate-light.tsx'
import { EstateMoney } from './estate-money.tsx'
import { estateOffer } from './estate-json-ld.ts'
import { EstatePanel } from './estate-panel.tsx'
import { EstatePlan } from './estate-plan.tsx'
import { EstateSheet } from './estate-sheet.tsx'
import { EstateSimilar } from './estate-similar.tsx'
import { FactRows } from './fact-rows.tsx'
import type { ShownEstate } from './estate-data.server.ts'

const EstatePlace = await hydrateWhenNear(async () => (await import('./estate-place.tsx')).EstatePlace)

type EstatePageProps = {
  estate: ShownEstate
  similar: readonly CardWithPayment[]
  extras: EstateExtras
  /** The preview of a link to the page. */
  share: SharePicture | null
  hidden: boolean
}

/** One unit: its plan and measures, the panel with price and facts, its views, its payment, similar units. */
export function EstatePage({ estate, similar, extras, share, hidden }: EstatePageProps) {
  const i18n = useI18n()
  const { t, language, price, area } = i18n
  const root = useRootData()
  const { category, complex, house, plan, restoration } = estate
  // Flats of one plan differ by their number only.
  const number = t('floor.number', { number: estate.number })
  const title = estateTitle(estate, i18n)
  const words = { title, complex: complex.name, city: complex.city.name }
  const shown = shownPrice(estate)
  const isSold = estate.status === 'sold'
  const publicUrl = root?.publicUrl ?? ''
  const inComplex = listingSearch({ ...anyListing, complexes: [complex.slug] }, language)
  return (
    <>
      <PageHead
        title={[title, number, house.name, complex.name].filter(Boolean).join(', ')}
        description={
          complex.name === '' || complex.city.name === ''
            ? title
            : shown !== null
              ? t('estate.description', { ...words, price: price(shown) })
              : t('estate.description.closed', { ...words, status: t(statusKey(estate.status)) })
        }
        image={share}
        hidden={hidden}
      />
      {root !== undefined && (
        <JsonLd
          data={import.meta.env.SSR && estateOffer(estate, i18n, { name: root.company.name, publicUrl })}
        />
      )}
      <div className="wrap">
        <PageBreadcrumbs
          steps={[
            { title: t(`category.${category}`), to: pages.listing(language, category) },
            ...(complex.slug === ''
              ? []
              : [{ title: complex.name, to: pages.listing(language, category, inComplex) }]),
            { title },
          ]}
        />
        <div className="estate">
          <div className="estate-drawing">
            <SafePart>{plan !== null && <EstatePlan plan={plan} title={title} />}</SafePart>
            <Dimensions facts={estateMeasures(estate, i18n)} />
          </div>
          <EstatePanel
            estate={estate}
            title={title}
            hasBoard={extras.hasBoard}
            url={publicUrl + pages.estate(language, category, estate.slug)}
          />
          {plan !== null && plan.rooms.length > 1 && (
            <section className="estate-rooms" aria-labelledby="estate-rooms">
              <h2 id="estate-rooms">{t('estate.rooms')}</h2>
              <FactRows facts={plan.rooms.map((room) => ({ title: room.name, value: area(room.area) }))} />
            </section>
          )}
        </div>
      </div>
      {/* The id alone leads to the right address too, and fits on paper (A1). */}
      <EstateSheet url={publicUrl + pages.estate(language, category, String(estate.id))} />
      <SafePart>{!isSold && <EstateLight estate={estate} hasModel={extras.hasModel} />}</SafePart>
      {extras.place !== null && (
        <EstatePlace estate={estate} place={extras.place} hasFloors={extras.hasBoard} />
      )}
      {shown !== null && (
        <SafePart>
          <EstateMoney
            estate={estate}
            promotions={extras.promotions}
            priceSheet={extras.priceSheet}
            paying={extras.paying}
          />
        </SafePart>
      )}
      {!isSold && category === 'flat' && restoration !== null && <EstateFinish finish={restoration} />}
      {!isSold && extras.about.map((text) => <EstateAbout key={text.id} text={text} />)}
      <SafePart>{!isSold && <EstateHouse estate={estate} questions={extras.questions} />}</SafePart>
      <SafePart>{similar.length > 0 && <EstateSimilar estate={estate} similar={similar} />}</SafePart>
      <CallbackBand
        title={t(isSold ? 'estate.sold.callback' : 'callback.title.estate')}
        anchor="callback"
        about={{ estate_id: estate.id, complex_id: complex.id }}
      />
      <SafePart>{!isSold && <EstateBar key={estate.id} estate={estate} />}</SafePart>
    </>
  )
}
