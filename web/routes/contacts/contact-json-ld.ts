import { isKnownId } from '#contract/known-id.ts'
import type { Contact } from '#contract/contacts.ts'
import { pages } from '#contract/pages.ts'
import { isPlaced } from '#domain/is-placed.ts'
import type { RootData } from '../../data/root-data.ts'
import type { JsonLdObject } from '../../layout/json-ld.tsx'

/**
 * The offices for search engines, as parts of the company that the home page describes. One without a name or a place is
 * left out (https://schema.org/LocalBusiness asks for both).
 */
export function contactJsonLd(
  offices: readonly Contact[],
  { publicUrl, company, language }: Pick<RootData, 'publicUrl' | 'company' | 'language'>,
): JsonLdObject[] {
  const told = offices.filter(({ title, city, address }) => title !== '' && city.name + address !== '')
  return told.map(({ id, title, city, address, lat, lng, phones, email }) => ({
    '@type': 'RealEstateAgent',
    ...(isKnownId(id) && { '@id': `${publicUrl}/#office-${id}` }),
    name: [company.name, title].filter(Boolean).join(', '),
    url: publicUrl + pages.contacts(language),
    image: `${publicUrl}/icon-512.png`,
    parentOrganization: { '@id': `${publicUrl}/#company` },
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KZ',
      addressLocality: city.name,
      streetAddress: address,
    },
    ...(isPlaced({ lat, lng }) && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(phones[0] !== undefined && { telephone: phones[0] }),
    ...(email !== null && { email }),
  }))
}
