import type { Estate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { estateTitle } from '../../../i18n/estate-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import type { JsonLdObject } from '../../../layout/json-ld.tsx'
import type { ShownEstate } from './estate-data.server.ts'

const availability = {
  free: 'InStock',
  request: 'InStock',
  reserved: 'Reserved',
  unconfirmed: 'LimitedAvailability',
  sold: 'SoldOut',
  withdrawn: 'Discontinued',
  hidden: 'Discontinued',
} as const satisfies Record<Estate['status'], string>

type Seller = { name: string; publicUrl: string }

/** The unit and its price for search engines. The price is here only where the page itself shows it. */
export function estateOffer(estate: ShownEstate, i18n: I18n, { name, publicUrl }: Seller): JsonLdObject {
  const { id, category, slug, status, complex, plan } = estate
  // 0 is no price of a unit: it stands for one that another server did not tell (A41).
  const price = shownPrice(estate) || null
  return {
    '@type': 'Offer',
    sku: String(id),
    url: publicUrl + pages.estate(i18n.language, category, slug),
    // A status that another server did not tell is a guess, and no fact (A41).
    ...(estate.is_status_told !== false && { availability: `https://schema.org/${availability[status]}` }),
    ...(price !== null && { price, priceCurrency: 'KZT' }),
    ...(price !== null && estate.price_valid_until !== null && { priceValidUntil: estate.price_valid_until }),
    availableAtOrFrom: { '@type': 'Place', name: complex.name, address: addressOf(estate) },
    seller: { '@type': 'Organization', '@id': `${publicUrl}/#company`, name, url: `${publicUrl}/` },
    itemOffered: {
      // Parking spaces, storerooms and premises are not dwellings, and schema.org has no types for them.
      ...(category === 'flat' ? dwelling(estate, publicUrl) : measured(estate, i18n)),
      name: [estateTitle(estate, i18n), complex.name].filter(Boolean).join(', '),
      ...(plan !== null && { image: publicUrl + plan.detail }),
    },
  }
}

/** A unit that is not a dwelling is a thing with an area, on a floor or below the ground. */
function measured({ id, area_total, floor, complex }: ShownEstate, { t }: I18n): JsonLdObject {
  const property = (name: string, value: number, unitCode?: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unitCode !== undefined && { unitCode }),
  })
  return {
    '@type': 'Product',
    sku: String(id),
    brand: { '@type': 'Brand', name: complex.name },
    additionalProperty: [
      ...(area_total > 0 ? [property(t('estate.area'), area_total, 'MTK')] : []),
      ...(floor === 0 ? [] : [property(t(floor < 1 ? 'estate.level' : 'estate.floor'), floor)]),
    ],
  }
}

function dwelling(estate: ShownEstate, publicUrl: string): JsonLdObject {
  const { rooms, area_total, floor, complex, plan } = estate
  // A studio is one room that is everything.
  const counted = rooms !== null && { numberOfRooms: Math.max(rooms, 1) }
  const measure = { '@type': 'QuantitativeValue', value: area_total, unitCode: 'MTK' }
  const size = area_total > 0 && { floorSize: measure }
  return {
    '@type': 'Apartment',
    ...counted,
    ...size,
    ...(floor !== 0 && { floorLevel: String(floor) }),
    address: addressOf(estate),
    containedInPlace: { '@type': 'ApartmentComplex', name: complex.name, address: addressOf(estate) },
    ...(plan !== null && {
      accommodationFloorPlan: {
        '@type': 'FloorPlan',
        layoutImage: publicUrl + plan.detail,
        ...counted,
        ...size,
      },
    }),
  }
}

/** Null where nothing but the country is known. */
function addressOf({ complex }: ShownEstate) {
  if (complex.city.name === '' && complex.address === '') return null
  return {
    '@type': 'PostalAddress',
    addressCountry: 'KZ',
    addressLocality: complex.city.name,
    streetAddress: complex.address,
  }
}
