/** The lowest and the highest floor of a house, which some buyers do not want. */
export const floorEnds = ['first', 'last'] as const

export type FloorEnd = (typeof floorEnds)[number]

type FloorUnit = {
  /** As numbered in its house. */
  readonly section: number
  /** Below the ground it is negative. */
  readonly floor: number
  /** Of its house; 0 where nobody knows. */
  readonly floors_total: number
}

/**
 * Which of these floors a unit is on (R1030). What lies below the first floor counts as it. The highest floor is that
 * of its section, as the house describes it, else that of its house; where neither is known no unit is on the last.
 */
export function floorEndsOf(
  { section, floor, floors_total }: FloorUnit,
  sections: readonly { readonly no: number; readonly floors: number }[],
): FloorEnd[] {
  const own = sections.find(({ no }) => no === section)?.floors ?? 0
  const top = own > 0 ? own : floors_total
  const isOn = { first: floor <= 1, last: top > 0 && floor >= top }
  return floorEnds.filter((end) => isOn[end])
}
