import type { Category } from '../../categories.ts'
import { listingFilters } from '../../listing-query.ts'
import { nearKinds } from '../../near-groups.ts'
import type { CompanyNames } from '../names/company-names.ts'
import type { Wish } from '../sentence.ts'

const ownKinds = new Set([
  'category',
  'place',
  'small',
  'first_payment',
  'promotions',
  'programme',
  'nearby',
  'house',
  'ends',
  'percent',
])

/** How addresses read each filter. */
const filters = new Map<string, (typeof listingFilters)[keyof typeof listingFilters]>(
  Object.values(listingFilters).map((filter) => [filter.key, filter]),
)

/** Whether the listing has such a criterion, and an address reads its values. */
export function isOffered({ key, values }: Wish): boolean {
  if (ownKinds.has(key)) return true
  const back = filters.get(key)?.read(values.join(',')) ?? []
  return !Array.isArray(back) || back.length > 0
}

/** Criteria that only find something where some unit has one of their values. */
const chosen = new Set(['restorations', 'views', 'side', 'sun'])

/** Whether the company has something of what is wished; else its listing has no such filter. */
export function isThere(
  { key, values }: Wish,
  { choices, complexes }: CompanyNames,
  category: Category,
): boolean {
  const offered = choices[category]
  if (chosen.has(key)) return values.some((value) => offered.has(`${key}:${String(value)}`))
  if (key === 'kitchen_from' || (key === 'sort' && String(values[0]).endsWith('kitchen')))
    return offered.has('kitchen_from')
  if (key !== 'near') return true
  return values.some((value) => {
    const kind = nearKinds.find((each) => String(value).startsWith(`${each}-`))
    return kind !== undefined && complexes.some(({ near }) => near[kind] !== undefined)
  })
}
