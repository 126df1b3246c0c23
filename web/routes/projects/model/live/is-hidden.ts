import type { Point } from '#domain/house-side.ts'
import type { ModelBody } from '#domain/model/model-bodies.ts'

/** A place in metres: east, north and up. */
type Metres = { readonly east: number; readonly north: number; readonly up: number }

/** Whether a body stands between two places; it hides nothing that is on its own wall. */
export function isHidden(from: Metres, to: Metres, bodies: readonly ModelBody[]): boolean {
  const lowest = Math.min(from.up, to.up)
  return bodies.some(({ footprint, top }) => {
    if (top <= lowest) return false
    const shares = crossings(footprint, from, to)
    // From an even number of walls on we are inside until the next one.
    return shares.some((share, index) => {
      const next = shares[index + 1] ?? 1
      if (index % 2 === 1 || next > 0.999) return false
      const low = Math.min(heightAt(from, to, share), heightAt(from, to, next))
      return low < top
    })
  })
}

function heightAt(from: Metres, to: Metres, share: number): number {
  return from.up + (to.up - from.up) * share
}

/** Where on the way, 0 to 1, an outline is crossed, in order. */
function crossings(footprint: readonly Point[], from: Metres, to: Metres): number[] {
  const [east, north] = [to.east - from.east, to.north - from.north]
  const length = east * east + north * north
  const shares: number[] = []
  let before = footprint.at(-1)
  for (const corner of footprint) {
    const [x, y] = before ?? corner
    const [nextX, nextY] = corner
    before = corner
    const side = (x - from.east) * north - (y - from.north) * east
    const nextSide = (nextX - from.east) * north - (nextY - from.north) * east
    if (side > 0 === nextSide > 0) continue
    const along = side / (side - nextSide)
    const [atX, atY] = [x + (nextX - x) * along, y + (nextY - y) * along]
    const share = ((atX - from.east) * east + (atY - from.north) * north) / (length || 1)
    if (share > 0 && share < 1) shares.push(share)
  }
  return shares.toSorted((a, b) => a - b)
}
