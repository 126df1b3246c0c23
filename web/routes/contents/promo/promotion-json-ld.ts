import type { Promotion } from '#contract/promotions.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import type { RootData } from '../../../data/root-data.ts'
import type { JsonLdObject } from '../../../layout/json-ld.tsx'
import type { PromotionSale } from './promotion-data.server.ts'

/**
 * A promotion for search engines. While something that it covers can be bought, it is the offer of these units together,
 * with their prices: an offer without a price is none (https://schema.org/AggregateOffer). Otherwise it is a page about
 * certain days.
 */
export function promotionJsonLd(
  { title, lead, cover, starts_at, ends_at }: Promotion,
  sale: PromotionSale | null,
  url: string,
  { company, publicUrl }: Pick<RootData, 'company' | 'publicUrl'>,
): JsonLdObject {
  const shared = {
    '@id': url,
    url,
    name: title,
    description: lead,
    ...(cover !== null && { image: absoluteAddress(cover.src, publicUrl)?.href ?? cover.src }),
  }
  const by = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    url: `${publicUrl}/`,
  }
  if (sale === null) {
    // An interval of ISO 8601, open where the promotion is.
    const temporalCoverage =
      starts_at === '' && ends_at === null ? '' : `${starts_at || '..'}/${ends_at ?? '..'}`
    return { '@type': 'WebPage', ...shared, temporalCoverage, publisher: by }
  }
  return {
    '@type': 'AggregateOffer',
    ...shared,
    offerCount: sale.count,
    lowPrice: sale.priceFrom,
    highPrice: sale.priceTo,
    priceCurrency: 'KZT',
    availability: 'https://schema.org/InStock',
    availabilityStarts: starts_at,
    ...(ends_at !== null && { availabilityEnds: ends_at }),
    offeredBy: by,
  }
}
