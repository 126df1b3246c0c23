import type { ModelBody } from '#domain/model/model-bodies.ts'

export type Metres = readonly [east: number, north: number, up: number]

/** Where the name of a house stands, in units of the drawing. */
export type HouseName = { house: number; x: number; y: number }

/** The middle of the highest roof of each house. */
export function roofsOf(bodies: readonly ModelBody[]): { house: number; at: Metres }[] {
  const ours = Map.groupBy(bodies, ({ house }) => house)
  return [...ours].flatMap(([house, parts]) => {
    const highest = parts.toSorted((a, b) => b.top - a.top)[0]
    if (house === null || highest === undefined) return []
    const { footprint, top } = highest
    const [east = 0, north = 0] = [0, 1].map(
      (axis) => footprint.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / footprint.length,
    )
    return [{ house, at: [east, north, top] }]
  })
}

/** The height of a line, and half the width of the name of each house by its id, in units of the drawing. */
export type Lettering = { line: number; halves: ReadonlyMap<number, number> }

/** @param letter the width of a letter, in units of the drawing */
export function letteringOf(
  houses: readonly { id: number; name: string }[],
  { line, letter }: { line: number; letter: number },
): Lettering {
  return { line, halves: new Map(houses.map(({ id, name }) => [id, (name.length * letter) / 2])) }
}

/** Names that would lie on each other stand above each other, that of the farther house higher. */
export function apart(names: readonly HouseName[], { line, halves }: Lettering): HouseName[] {
  const half = ({ house }: HouseName) => halves.get(house) ?? 0
  const placed: HouseName[] = []
  for (const name of names.toSorted((a, b) => b.y - a.y)) {
    const beside = placed.filter((other) => Math.abs(other.x - name.x) < half(other) + half(name))
    let { y } = name
    // From below upwards, so that none that was passed is met again.
    for (const other of beside.toSorted((a, b) => b.y - a.y))
      if (Math.abs(other.y - y) < line) y = other.y - line
    placed.push({ ...name, y })
  }
  return placed
}

/** A part of the picture that is covered, in units of the drawing. */
export type Covered = { left: number; right: number; top: number; bottom: number }

/** Names that would lie under something stand beside it, on the side that is nearer to the middle of the picture. */
export function beside(
  names: readonly HouseName[],
  { line, halves }: Lettering,
  covered: readonly Covered[],
  width: number,
): HouseName[] {
  return names.map((name) => {
    const half = halves.get(name.house) ?? 0
    const over = covered.find(
      ({ left, right, top, bottom }) =>
        name.x + half > left && name.x - half < right && name.y > top && name.y - line < bottom,
    )
    if (over === undefined) return name
    return { ...name, x: over.left + over.right > width ? over.left - half : over.right + half }
  })
}
