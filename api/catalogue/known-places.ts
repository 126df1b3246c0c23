import type { IndexWords } from '#database/search/index/search-index.ts'
import type { Knows } from '../http/ignored.ts'

/** The filters by which calls name projects and houses, and which values of them there are. */
export function knownPlaces({ complexes, houses }: Pick<IndexWords, 'complexes' | 'houses'>) {
  return {
    complex: (value) => complexes.some(({ slug }) => slug === value),
    complex_id: (value) => complexes.some(({ id }) => String(id) === value),
    house: (value) => houses.some(({ slug }) => slug === value),
    house_id: (value) => houses.some(({ id }) => String(id) === value),
  } as const satisfies Record<string, Knows>
}
