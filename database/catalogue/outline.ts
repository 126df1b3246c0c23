import type { Point } from '../tables.ts'

/** The corners of a stored outline as the API gives them. */
export function outline(points: readonly Point[]): [number, number][] {
  return points.map(([x, y]) => [x, y])
}
