import type { Ask } from '#contract/ask.ts'
import { getEstates } from '#contract/estates.ts'
import { besides } from '../../data/besides.ts'
import type { affordableUnder, FlatCounts } from './affordable.ts'

/** The flats of every list that the search leads to, counted by the query of the list itself. */
export async function countFlats(
  ask: Ask,
  { found, allFlats }: Pick<ReturnType<typeof affordableUnder>, 'found' | 'allFlats'>,
): Promise<FlatCounts> {
  const searches = [...new Set([...found.map(({ flats }) => flats), allFlats])]
  const counted = searches.map(async (search) => {
    const wishes = Object.fromEntries(new URLSearchParams(search))
    const answer = await besides(ask(getEstates, { ...wishes, category: 'flat', per_page: 1 }), null)
    return [search, answer?.meta.total ?? null] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
