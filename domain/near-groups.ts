/** The groups of places near a home, in the order of their importance to buyers. */
export const nearGroups = ['transport', 'learning', 'shops', 'health', 'leisure', 'other'] as const

export type NearGroup = (typeof nearGroups)[number]

const groupOfType: Readonly<Record<string, NearGroup>> = {
  bus: 'transport',
  metro: 'transport',
  tram: 'transport',
  kindergarten: 'learning',
  school: 'learning',
  university: 'learning',
  shop: 'shops',
  mall: 'shops',
  market: 'shops',
  clinic: 'health',
  pharmacy: 'health',
  hospital: 'health',
  park: 'leisure',
  water: 'leisure',
  sport: 'leisure',
}

/** Places near a project by group, the nearest first; groups without a place are left out. */
export function nearByGroup<P extends { readonly type: string; readonly minutes_walk: number }>(
  places: readonly P[],
): { group: NearGroup; places: P[] }[] {
  return nearGroups
    .map((group) => ({
      group,
      places: places
        .filter(({ type }) => (groupOfType[type] ?? 'other') === group)
        .toSorted((a, b) => a.minutes_walk - b.minutes_walk),
    }))
    .filter(({ places }) => places.length > 0)
}
