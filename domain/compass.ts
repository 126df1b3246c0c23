/** The eight sides of the world, clockwise from north. */
export const compassSides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

export type CompassSide = (typeof compassSides)[number]

/** The side a window looks to. `azimuth` is in degrees clockwise from north; each side covers 45° around its own. */
export function compassSide(azimuth: number): CompassSide {
  const turn = ((azimuth % 360) + 360) % 360
  return compassSides[Math.round(turn / 45) % 8] ?? 'n'
}
