import type { Complex } from '#contract/complexes.ts'
import type { House } from '#contract/houses.ts'
import { type Address, pages } from '#contract/pages.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { isPlaced } from '#domain/is-placed.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import type { JsonLdObject } from '../../../layout/json-ld.tsx'
import type { RootData } from '../../../data/root-data.ts'
import type { ShownProject } from './project-data.server.ts'

type Site = Pick<RootData, 'company' | 'publicUrl'>

type Place = {
  name: string
  page: Address
  city: string
  address: string
  around: Pick<Complex, 'lat' | 'lng' | 'image'>
}

/** A project for search engines: its place, and the lowest price of its flats. */
export function projectJsonLd(project: ShownProject, { language }: I18n, site: Site): JsonLdObject {
  const { name, slug, city, address } = project
  const complex = {
    '@type': 'ApartmentComplex',
    ...place({ name, page: pages.project(language, slug), city: city.name, address, around: project }, site),
    description: project.seo.description,
  }
  return offered(complex, project, site)
}

/** A house for search engines, as a part of its project. */
export function houseJsonLd(
  house: House,
  around: Place['around'],
  { language, t }: I18n,
  site: Site,
): JsonLdObject {
  const { complex } = house
  const residence = {
    '@type': 'Residence',
    ...place(
      {
        name:
          complex.name === '' ? house.name : t('queue.title', { house: house.name, complex: complex.name }),
        page: pages.queue(language, house.slug),
        city: complex.city.name,
        address: complex.address,
        around,
      },
      site,
    ),
    ...(complex.name !== '' &&
      complex.slug !== '' && {
        containedInPlace: {
          '@type': 'ApartmentComplex',
          name: complex.name,
          url: site.publicUrl + pages.project(language, complex.slug),
          address: addressOf(complex.city.name, complex.address),
        },
      }),
  }
  return offered(residence, house, site)
}

function place({ name, page, city, address, around }: Place, { publicUrl }: Site) {
  const { lat, lng } = around
  const image = around.image && absoluteAddress(around.image.src, publicUrl)
  return {
    name,
    url: publicUrl + page,
    ...(image !== null && { image: image.href }),
    address: addressOf(city, address),
    ...(isPlaced(around) && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  }
}

/** Null where nothing but the country is known. */
function addressOf(city: string, street: string) {
  if (city === '' && street === '') return null
  return {
    '@type': 'PostalAddress',
    addressCountry: 'KZ',
    addressLocality: city,
    streetAddress: street,
  }
}

/**
 * The units on sale there, from the price on the page. Schema.org gives places no offers, so the offer has the place.
 * The highest price is left out: the page does not name it either.
 */
function offered(
  itemOffered: JsonLdObject,
  { price_from, estates_count }: Pick<Complex | House, 'price_from' | 'estates_count'>,
  { company, publicUrl }: Site,
): JsonLdObject {
  if (price_from === null || price_from === 0) return itemOffered
  return {
    '@type': 'AggregateOffer',
    lowPrice: price_from,
    priceCurrency: 'KZT',
    ...(estates_count > 0 && { offerCount: estates_count }),
    seller: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#company`,
      name: company.name,
      url: `${publicUrl}/`,
    },
    itemOffered,
  }
}
