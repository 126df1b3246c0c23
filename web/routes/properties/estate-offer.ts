import type { Estate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { estateTitle } from '../../i18n/estate-words.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import type { Thing } from '../../layout/json-ld.tsx'

const availability = {
  free: 'InStock',
  request: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  withdrawn: 'Discontinued',
  hidden: 'Discontinued',
} as const satisfies Record<Estate['status'], string>

type Seller = { name: string; publicUrl: string }

/** The unit and its price for search engines. The price stands here only where the page itself names it. */
export function estateOffer(estate: Estate, i18n: I18n, { name, publicUrl }: Seller): Thing {
  const { category, slug, status, complex, plan } = estate
  const isPriced = status === 'free' || status === 'reserved'
  return {
    '@type': 'Offer',
    url: publicUrl + pages.estate(i18n.language, category, slug),
    availability: `https://schema.org/${availability[status]}`,
    ...(isPriced && { price: estate.price, priceCurrency: 'KZT' }),
    ...(isPriced && estate.price_valid_until !== null && { priceValidUntil: estate.price_valid_until }),
    seller: { '@type': 'Organization', '@id': `${publicUrl}/#company`, name, url: `${publicUrl}/` },
    itemOffered: {
      // Places for cars, storerooms and premises are no dwellings, and schema.org has no words for them.
      ...(category === 'flat' ? dwelling(estate) : { '@type': 'Product' }),
      name: `${estateTitle(estate, i18n)}, ${complex.name}`,
      ...(plan !== null && { image: publicUrl + plan.detail }),
    },
  }
}

function dwelling({ rooms, area_total, floor, complex }: Estate): Thing {
  return {
    '@type': 'Apartment',
    // A studio is one room that is everything.
    numberOfRooms: Math.max(rooms, 1),
    floorSize: { '@type': 'QuantitativeValue', value: area_total, unitCode: 'MTK' },
    floorLevel: String(floor),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KZ',
      addressLocality: complex.city,
      streetAddress: complex.address,
    },
  }
}
