import './test-ui.css'
import { useLoaderData } from 'react-router'
import { getArticles } from '#contract/articles.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type { Picture as PictureData } from '#contract/common.ts'
import { type ComplexLink, getComplexes, getComplexesNavigation } from '#contract/complexes.ts'
import { type EstateCard, getEstateFilters, getEstates } from '#contract/estates.ts'
import { getProgress } from '#contract/progress.ts'
import { publicPrice } from '#domain/shown-price.ts'
import { anyComplex } from '#domain/complex-query.ts'
import { anyListing } from '#domain/listing-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { testUi as words } from '#texts/test-ui.ts'
import { inLanguage } from '#texts/text.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { SubscribeBand } from '../../blocks/subscribe/subscribe-band.tsx'
import { ListingWatch, WatchBand } from '../../blocks/watch/watch-part.tsx'
import { companyPictures } from '../../data/company-pictures.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { pageContext, unmatchedPage } from '../../data/page-context.server.ts'
import { loadPaying } from '../../data/paying.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { PageHandle } from '../../layout/page-handle.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CardParts } from './card-parts.tsx'
import { ContentParts } from './content-parts.tsx'
import { ControlParts } from './control-parts.tsx'
import { FilterParts } from './filter-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { FrameParts } from './frame-parts.tsx'
import { GroundParts } from './ground-parts.tsx'
import { HouseParts } from './house-parts.tsx'
import { NavigationParts } from './navigation-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'
import { PaymentParts } from './payment-parts.tsx'
import { TrustParts } from './trust-parts.tsx'
import { loadPlaces } from './places-data.server.ts'
import type { Route } from './+types/test-ui.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** The statuses that a card can be in, in the order in which the page shows them. */
const statuses = ['free', 'request', 'reserved', 'unconfirmed', 'sold'] as const

export const handle: PageHandle<{ header: 'plain' | 'project' }> = { header: ({ header }) => header }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient, maps, testUi } = pageContext(context)
  if (!testUi) throw unmatchedPage(url)
  const language = languageOfPath(url.pathname)
  const [estates, complexes, progress, filters, cards, articles, pictures] = await Promise.all([
    apiClient(getEstates, { listing: anyListing, per_page: statuses.length }),
    apiClient(getComplexesNavigation, {}),
    optional(apiClient(getProgress, { month: 'latest' }), noData),
    apiClient(getEstateFilters, { listing: anyListing }),
    apiClient(getComplexes, { criteria: anyComplex }),
    apiClient(getArticles, { page: 1, per_page: 3 }),
    companyPictures(apiClient),
  ])
  const [complex] = complexes.data
  return {
    words: inLanguage(words, language),
    estates: estates.data.map((estate, place) => inStatus(estate, place)),
    complexes: complexes.data.slice(0, 3),
    entry: progress.data[0],
    filters: filters.data,
    places: await loadPlaces(apiClient, cards.data, maps, language),
    articles: articles.data,
    payment: complex === undefined ? null : await optional(paymentOf(apiClient, complex), null),
    picture: pictures.finishing ?? neutral,
    header: url.searchParams.get('header') === 'project' ? ('project' as const) : ('plain' as const),
  }
}

/** The site's icon, where the company has no picture to show. */
const neutral: PictureData = {
  src: '/icon-512.png',
  srcset: '',
  srcset_avif: '',
  width: 512,
  height: 512,
  placeholder: '',
  alt: '',
}

/** The input data of a project's calculator. */
async function paymentOf(apiClient: ApiClient, { id, slug, city }: ComplexLink) {
  const paying = await loadPaying(apiClient, { category: 'flat', city, complexId: id, houseId: null })
  return paying === null ? null : { complex: slug, paying }
}

/** A real unit in another status, the first with an old price. */
function inStatus(estate: EstateCard, place: number): EstateCard {
  const status = statuses[place] ?? estate.status
  const price = publicPrice({ status, price: estate.price })
  const old = place === 0 && price !== null ? Math.round(price * 1.05) : null
  return { ...estate, status, price, price_m2: price && estate.price_m2, price_old: old }
}

/** Every shared part in every state (R57): to look at, and for tests. */
export default function TestUi() {
  const { words, estates, complexes, entry, articles, filters, places, payment, picture, header } =
    useLoaderData<typeof loader>()
  const { t } = useI18n()
  return (
    <>
      <PageHead title={words.title} description={words.description} hidden />
      {header === 'project' && (
        <div className="test-ui-cover">
          <Picture picture={picture} sizes="100vw" eager />
        </div>
      )}
      <div className="wrap test-ui">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <GroundParts words={words} />
        <ControlParts words={words} />
        <NavigationParts words={words} />
        <ContentParts words={words} picture={picture} />
        <TrustParts words={words} houses={[...new Set(estates.map(({ house }) => house.slug))]} />
        <OverlayParts words={words} picture={picture} />
        <FrameParts words={words} header={header} picture={picture} estate={estates[0]} />
        <FormParts words={words} estate={estates[0]} />
        <FilterParts words={words} filters={filters} />
        <CardParts words={words} estates={estates} complexes={complexes} entry={entry} articles={articles} />
        {payment !== null && <PaymentParts words={words} {...payment} />}
        <HouseParts words={words} places={places} />
      </div>
      <CallbackBand title={t('callback.title')} />
      <SubscribeBand />
      {estates[0] !== undefined && <WatchBand query={`estate=${estates[0].id}`} />}
      <ListingWatch category="flat" listing={anyListing} feed={words.title} />
    </>
  )
}
