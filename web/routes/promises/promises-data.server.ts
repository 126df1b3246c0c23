import type { ApiClient } from '#contract/api-client.ts'
import { getPromises, type PromisedHouse } from '#contract/promises.ts'
import { orNull } from '../../data/page-context.server.ts'
import { optional } from '../../data/optional.server.ts'

/** The houses of one project, in its order. */
export type PromisedProject = {
  key: number
  /** Null of a project that has left the site. */
  slug: string | null
  name: string
  city: string
  houses: PromisedHouse[]
  totals: PromiseTotals
}

/** How many houses are listed, and what became of their deadlines. */
export type PromiseTotals = { houses: number; kept: number; moved: number; handed: number }

/** What became of all deadlines by project (R1016). Null where the API has no such call (A41, R1015). */
export async function loadPromises(apiClient: ApiClient) {
  const unread = { data: null, meta: { since: null } }
  const all = await optional(orNull(apiClient(getPromises, {})), unread)
  if (all === null) return null
  const houses = all.data ?? []
  const projects = Map.groupBy(houses, ({ complex }) => complex.id)
  return {
    isUnread: all.data === null,
    since: all.meta.since,
    totals: totalsOf(houses),
    projects: [...projects].map(([key, own]): PromisedProject => {
      const complex = (own.find(({ is_listed: isListed }) => isListed) ?? own[0])?.complex
      return {
        key,
        slug: complex?.slug ?? null,
        name: complex?.name ?? '',
        city: complex?.city?.name ?? '',
        houses: own,
        totals: totalsOf(own),
      }
    }),
  }
}

function totalsOf(houses: readonly PromisedHouse[]): PromiseTotals {
  const listed = houses.filter(({ is_listed: isListed }) => isListed)
  const isMoved = ({ moves }: PromisedHouse) => moves > 0
  const isHanded = ({ handed_over_at: day }: PromisedHouse) => day !== null
  return {
    houses: listed.length,
    kept: listed.filter((house) => house.first !== null && !isMoved(house) && !isHanded(house)).length,
    moved: listed.filter((house) => isMoved(house) && !isHanded(house)).length,
    handed: listed.filter(isHanded).length,
  }
}
