/** [east, north] in metres. */
export type Point = readonly [east: number, north: number]

/** How long a house is along its street side, in metres; 0 where its corners are not known. */
export function streetLength(footprint: readonly Point[], azimuth: number): number {
  if (footprint.length < 3) return 0
  const angle = (azimuth / 180) * Math.PI
  // Along the wall: a quarter turn from its direction.
  const along = footprint.map(([east, north]) => east * Math.cos(angle) - north * Math.sin(angle))
  return Math.max(...along) - Math.min(...along)
}

/** The wall of a house in which a window is, as seen from the street. */
export type HouseSide = 'street' | 'left' | 'yard' | 'right'

const sides = ['street', 'left', 'yard', 'right'] as const

/**
 * `azimuth` of the house is the direction of its street side; the left end wall is a quarter turn clockwise from it.
 */
export function houseSide(window: number, azimuth: number): HouseSide {
  const turn = (((window - azimuth) % 360) + 360) % 360
  return sides[Math.round(turn / 90) % 4] ?? 'street'
}
