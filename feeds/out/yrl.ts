import type { RestorationCode } from '#domain/restorations.ts'
import { momentInKazakhstan } from '#domain/kazakhstan-day.ts'
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

/**
 * Three words for five finishes: what lies between promises no more than the lesser one, and
 * the description has its own word, by which an import of ours knows it.
 */
const renovation: Readonly<Record<RestorationCode, string>> = {
  rough: 'черновая отделка',
  rough_plus: 'черновая отделка',
  prefine: 'черновая отделка',
  fine: 'чистовая отделка',
  turnkey: 'под ключ',
}

/** One flat as an offer of the dialect of 2010-06, new buildings. */
export function yrlOffer(flat: YrlFlat): string {
  const { estate, complex, house, seller } = flat
  return [
    element('type', 'продажа'),
    element('property-type', 'жилая'),
    element('category', 'квартира'),
    element('creation-date', momentInKazakhstan(new Date(estate.status_changed_at))),
    element('last-update-date', momentInKazakhstan(new Date(estate.updated_at))),
    element('url', flat.url),
    group(
      'location',
      element('country', 'Казахстан'),
      element('locality-name', complex.city.name.ru),
      element('sub-locality-name', complex.district.ru),
      element('address', complex.address.ru),
      locationPoint(flat),
      element('apartment', flat.number),
    ),
    group(
      'sales-agent',
      element('phone', seller.phone),
      element('category', 'застройщик'),
      element('organization', seller.name),
      element('url', new URL('/', flat.url).href),
      element('email', seller.email),
    ),
    group('price', element('value', estate.price), element('currency', 'KZT')),
    element('deal-status', 'первичная продажа'),
    measures(estate),
    ...imageElements(flat),
    element('new-flat', 'да'),
    element('floor', estate.floor),
    roomWords(estate),
    ...buildingWords(flat),
    element('building-phase', house.queue_no),
    element('renovation', estate.restoration && renovation[estate.restoration]),
    element('balcony', (estate.area_balcony ?? 0) > 0 ? 'балкон' : null),
    element('window-view', flat.view),
    element('ceiling-height', estate.ceiling_height),
    mortgageElement(flat),
    element('description', flat.description),
  ].join('')
}
