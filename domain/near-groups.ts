/** The groups of places near a home, in the order of their importance to buyers. */
export const nearGroups = ['transport', 'learning', 'shops', 'health', 'leisure', 'other'] as const

export type NearGroup = (typeof nearGroups)[number]

const groupOfKind = {
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
} as const satisfies Record<string, NearGroup>

/** The kinds of places that visitors can ask for by the minutes on foot; a record may tell of others too. */
export type NearKind = keyof typeof groupOfKind
export const nearKinds = Object.keys(groupOfKind) as NearKind[]

function groupOf(type: string): NearGroup {
  const kind = nearKinds.find((each) => each === type)
  return kind === undefined ? 'other' : groupOfKind[kind]
}

/** Places near a project by group, the nearest first; groups without a place are left out. */
export function nearByGroup<P extends { readonly type: string; readonly minutes_walk: number }>(
  places: readonly P[],
): { group: NearGroup; places: P[] }[] {
  return nearGroups
    .map((group) => ({
      group,
      places: places
        .filter(({ type }) => groupOf(type) === group)
        .toSorted((a, b) => a.minutes_walk - b.minutes_walk),
    }))
    .filter(({ places }) => places.length > 0)
}
