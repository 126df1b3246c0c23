import type { RestorationCode } from '#domain/restorations.ts'
import { element, group } from './xml-text.ts'
import {
  buildingWords,
  imageElements,
  locationPoint,
  measures,
  mortgageElement,
  roomWords,
} from './yrl-elements.ts'
import type { YrlFlat } from './yrl-flat.ts'

/** As in the dialect of 2010-06: three words for five finishes. */
const decoration: Readonly<Record<RestorationCode, string>> = {
  rough: 'черновая',
  rough_plus: 'черновая',
  prefine: 'черновая',
  fine: 'чистовая',
  turnkey: 'под ключ',
}

/**
 * One flat as an offer of the dialect of 2024-12 (metarealty), for the search and the advertising of Yandex. It
 * refuses country, region, district and sub-locality-name, so the city is in the address, and a url of the seller.
 */
export function metarealtyOffer(flat: YrlFlat): string {
  const { estate, complex, seller } = flat
  return [
    element('type', 'продажа'),
    element('category', 'квартира'),
    element('url', flat.url),
    group(
      'location',
      element('address', `${complex.city.name.ru}, ${complex.address.ru}`),
      locationPoint(flat),
      element('apartment', flat.number),
    ),
    group(
      'sales-agent',
      element('phone', seller.phone),
      element('category', 'застройщик'),
      element('organization', seller.name),
    ),
    group('price', element('value', estate.price), element('currency', 'KZT')),
    element('deal-status', 'продажа от застройщика'),
    measures(estate),
    ...imageElements(flat),
    element('floor', estate.floor),
    roomWords(estate),
    element('apartment', 'нет'),
    ...buildingWords(flat),
    element('decoration-type', estate.restoration && decoration[estate.restoration]),
    element('ceiling-height', estate.ceiling_height),
    mortgageElement(flat),
    element('description', flat.description),
  ].join('')
}
