import { getPropertyDescriptions } from '#contract/property-descriptions.ts'
import type { Database } from '#database/open.ts'
import {
  type DescriptionCriteria,
  findPropertyDescriptions,
} from '#database/catalogue/property-descriptions.ts'
import { categoryOfId } from '#domain/categories.ts'
import { type Get, idValues, matchingValues } from '#domain/query-values.ts'
import { parseRooms } from '#domain/rooms.ts'
import { read } from '../http/read-call.ts'

/** GET /api/property-descriptions: the list is the whole body (R184). */
export function propertyDescriptions(db: Database) {
  return [
    read(getPropertyDescriptions, {
      answer: (get, language) => findPropertyDescriptions(db, criteriaOf(get), language),
    }),
  ]
}

function criteriaOf(get: Get): DescriptionCriteria {
  const id = (key: string) => idValues(get(key) ?? '')[0] ?? null
  const category = id('estate_category_id')
  return {
    type: matchingValues(get('type') ?? '', /^[\w-]{1,40}$/)[0] ?? null,
    category: category === null ? null : categoryOfId(category),
    complex: id('complex_id'),
    house: id('house_id'),
    rooms: ['1', 'true'].includes(get('without_estate_rooms') ?? '')
      ? 'none'
      : parseRooms(get('estate_rooms') ?? ''),
  }
}
