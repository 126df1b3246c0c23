import type { ApiClient } from '#contract/api-client.ts'
import { getPromises, type PromisedHouse } from '#contract/promises.ts'
import { noData, optional } from './optional.server.ts'

/** What the line about a house says; of its events only the day of the last correction. */
export type PromisedLine = Pick<
  PromisedHouse,
  'slug' | 'name' | 'deadline' | 'handed_over_at' | 'first' | 'promised' | 'moves' | 'late'
> & {
  correctedAt: string | null
  permitUrl: string | null
  guaranteeUrl: string | null
}

/**
 * What became of the deadlines of a project or of a house, a line each (R1017); none where the API has no such call
 * (A41), and where nothing was ever said.
 */
export async function loadPromiseLines(
  apiClient: ApiClient,
  of: { complex: string } | { house: string },
): Promise<PromisedLine[]> {
  if (Object.values(of).includes('')) return []
  const { data } = await optional(apiClient(getPromises, of), noData)
  return (
    data
      .filter(
        ({ is_listed: isListed, first, handed_over_at: handed }) =>
          isListed && (first !== null || handed !== null),
      )
      // Those of all projects come where the API does not know the one that was asked for.
      .filter(({ slug, complex }) => ('complex' in of ? complex.slug === of.complex : slug === of.house))
      .map(({ slug, name, deadline, handed_over_at, first, promised, moves, late, events, legal }) => ({
        slug,
        name,
        deadline,
        handed_over_at,
        first,
        promised,
        moves,
        late,
        correctedAt: events.findLast(({ kind }) => kind === 'corrected')?.day ?? null,
        permitUrl: legal.permit_url,
        guaranteeUrl: legal.guarantee_url,
      }))
  )
}
